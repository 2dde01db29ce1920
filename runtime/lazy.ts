import { boot } from './boot.ts';
import { switchLanguage } from './i18n/languages.ts';
import { pageLanguage } from './page-language.ts';

interface LazyOptions {
  /** A file of texts that the module reads and its caller does not. */
  texts?: 'en' | 'en-forms' | 'en-checkout' | 'en-comments';
}

/**
 * Wraps an `import()` so that its module is fetched once, by the first call, together with the texts of the page's
 * language: `const loadEditor = lazy(() => import('./editor.ts'))`. A call that fails rejects, and the next call tries
 * again.
 */
export function lazy<Module>(load: () => Promise<Module>, { texts }: LazyOptions = {}): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  async function start(): Promise<Module> {
    try {
      const lang = pageLanguage();
      const [module] = await Promise.all([load(), switchLanguage(lang), texts && boot().loadTexts(texts)]);
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
