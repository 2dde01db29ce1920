import { useEffect, useState } from 'react';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import type { View } from './view.ts';

interface AccountProps {
  view: View;
  /** Path on the shop's origin that opens after signing in. */
  next?: string | undefined;
  host: HTMLElement;
}

const loadPage = lazy(() => import('./load-page.ts'));
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof loadPage>>['loadPage']>>;

/** A person's account. Until it is fetched, and if it cannot be, the tag's own content shows. */
export function Account({ view, next, host }: AccountProps) {
  const page = usePage();
  if (!page) return <slot />;
  return <page.AccountPage texts={page.texts} language={page.language} view={view} next={next} host={host} />;
}

function usePage(): Page | undefined {
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let isLoaded = false;
    const load = async () => {
      try {
        const loaded = await (await loadPage()).loadPage();
        isLoaded = true;
        if (!signal.aborted) setPage(loaded);
      } catch (error) {
        report(error, 'sq-account');
      }
    };
    void load();
    // What could not be fetched is fetched again when the connection is back.
    addEventListener('online', () => isLoaded || void load(), { signal });
    return () => life.abort();
  }, []);
  return page;
}
