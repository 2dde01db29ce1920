import { useEffect, useState } from 'react';
import { report } from '../report.ts';

/**
 * Loads what an element shows late; undefined until then. What could not be fetched is reported, and fetched again when the
 * connection is back. `load` stays the same.
 */
export function useLate<Loaded>(load: () => Promise<Loaded>, context: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let isLoaded = false;
    const tryToLoad = async () => {
      try {
        const next = await load();
        isLoaded = true;
        if (!signal.aborted) setLoaded(next);
      } catch (error) {
        report(error, context);
      }
    };
    void tryToLoad();
    addEventListener('online', () => isLoaded || void tryToLoad(), { signal });
    return () => life.abort();
  }, [load, context]);
  return loaded;
}
