import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

/** Pages that ask visitors to become members. */
const OF_MEMBERS = /^(?:\/fr)?\/circle(?:\/|$)/;
/** Files that the Worker of tests does not have, and calls. */
const NO_PAGE = /^\/(?:assets|api|images)\//;
/** The months before and after a month have no end. */
const WITHOUT_END = /[?&]month=/;
/** A page in a further language may hold texts in the shop's own one, whose links name its slugs and lead on by one hop. */
const TRANSLATED = /^\/fr(?:\/|$)/;

/** What no page links: a cover, two pages that owners hand out or forms lead to, and pictures that galleries show. */
const UNLINKED = /^(?:\/fr)?\/(?:counter|hello|tastings-booked)$/;

interface Visited {
  status: number;
  location: string | null;
  canonical: readonly string[];
  /** The addresses of the page in all languages. */
  languages: readonly string[];
  isListed: boolean;
  /** The page that led here first. */
  from: string;
}

/** Visits a shop as a search engine does: from its home page along all links to it. */
async function crawl(host: string): Promise<Map<string, Visited>> {
  const found = new Map<string, Visited>();
  const queue: [path: string, from: string][] = [['/', '']];
  const known = new Set(['/']);
  for (const [path, from] of queue) {
    const response = await visit(path, { host });
    const { headers, status } = response;
    const page = new Page(headers.get('Content-Type')?.startsWith('text/html') ? await response.text() : '');
    const hrefs = async (selector: string) => (await page.all(selector)).map(({ href = '' }) => href);
    const robots = [
      headers.get('X-Robots-Tag'),
      ...(await page.all('meta[name="robots"]')).map(({ content }) => content),
    ];
    found.set(path, {
      status,
      location: headers.get('Location'),
      canonical: await hrefs('link[rel="canonical"]'),
      languages: await hrefs('link[hreflang]'),
      isListed: page.html !== '' && status === 200 && !robots.includes('noindex'),
      from,
    });
    if (WITHOUT_END.test(path)) continue;
    for (const href of await hrefs('a[href], area[href]')) {
      const { protocol, hostname, pathname, search } = new URL(href, `https://${host}${path}`);
      const next = pathname + search;
      if (!protocol.startsWith('http') || hostname !== host || NO_PAGE.test(pathname) || known.has(next)) continue;
      known.add(next);
      queue.push([next, path]);
    }
  }
  return found;
}

beforeAll(() => openDemo());

describe.each(['localhost', 'de.localhost'])('the demo shop at %s', (host) => {
  let found: Map<string, Visited>;
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  const listed = () => [...found].filter(([, { isListed }]) => isListed);

  beforeAll(async () => {
    found = await crawl(host);
  });

  test('has pages to visit', () => {
    expect(listed().length).toBeGreaterThan(20);
  });

  test('each link leads to its page, without a detour', () => {
    const faults = [...found].filter(([path, { status, location }]) => {
      if (OF_MEMBERS.test(path)) return status !== 403;
      const led = location !== null && TRANSLATED.test(path) ? found.get(location) : undefined;
      return (led?.status ?? status) !== 200;
    });
    expect(faults.map(([path, { status, location, from }]) => ({ path, status, location, from }))).toEqual([]);
  });

  test('each listed page names one address, which is there, and its own where it has no query', () => {
    const faults = listed().filter(([path, { canonical }]) => {
      const [own = ''] = canonical.map(pathOf);
      const isItself = own === path || (path.includes('?') && found.get(own)?.isListed === true);
      return canonical.length !== 1 || !isItself;
    });
    expect(faults.map(([path, { canonical }]) => ({ path, canonical }))).toEqual([]);
  });

  test('each language of a page is linked, and names the same languages', () => {
    const faults = listed().flatMap(([path, { languages }]) => {
      const others = [...new Set(languages.map(pathOf))].filter((other) => !found.get(other)?.isListed);
      return others.map((other) => ({ path, other }));
    });
    expect(faults).toEqual([]);
  });

  test('each page of the sitemap is linked from another, but for those that are known', async () => {
    const locations = async (path: string) => {
      const xml = await (await visit(path, { host })).text();
      return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address));
    };
    const parts = await locations('/sitemap.xml');
    const mapped = (await Promise.all(parts.map(locations))).flat();
    expect(mapped.length).toBeGreaterThan(20);
    const orphans = mapped.filter((path) => !found.get(path)?.isListed);
    expect(orphans.filter((path) => !UNLINKED.test(path))).toEqual([]);
  });
});
