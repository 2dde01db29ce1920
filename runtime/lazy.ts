import { boot } from './boot.ts';
import { switchLanguage } from './i18n/languages.ts';

interface LazyOptions {
  /** Name of the module in the build: the loader then fetches its whole graph at once, not import by import. */
  preload?: string;
}

/**
 * Wraps an `import()` so that its module is fetched once, by the first call, together with the texts of the page's
 * language: `const loadEditor = lazy(() => import('./editor.ts'))`. A call that fails rejects, and the next call tries
 * again.
 */
export function lazy<Module>(load: () => Promise<Module>, { preload }: LazyOptions = {}): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  async function start(): Promise<Module> {
    if (preload) boot().preload(preload);
    try {
      const [module] = await Promise.all([load(), switchLanguage(document.documentElement.lang)]);
      return module;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return () => {
    loading ??= start();
    return loading;
  };
}
