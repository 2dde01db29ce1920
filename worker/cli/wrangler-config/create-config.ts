import { applyEdits, modify } from 'jsonc-parser';
import { replaceIn } from './edit-jsonc.ts';
import { type ConfigSource, namedFields, ownFields, readConfig } from './needed.ts';

const HEAD = [
  "// The Worker of this shop. `npm run upgrade` adds what a newer version needs, `npm run deploy` the database's id.",
  '// Both keep your own entries and comments: routes, variables, further bindings, crons and queues.',
  '',
].join('\n');

/** Returns the text of a new project's `wrangler.jsonc`: the package's own one, with the project's names and folders. */
export function createConfig({ base, name, packageName }: ConfigSource): string {
  const own = readConfig(base);
  let text = applyEdits(base, modify(base, ['d1_databases', 0, 'database_id'], undefined, {}));
  for (const [path, value] of [...ownFields({ name, packageName }), ...namedFields(own, name)]) {
    text = replaceIn(text, path.split('.').map(asStep), value);
  }
  return HEAD + text;
}

function asStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}
