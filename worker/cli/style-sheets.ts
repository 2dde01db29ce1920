import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Has Node import style sheets as text, as wrangler does: for modules that are imported after this one has run. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.css')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
  },
});
