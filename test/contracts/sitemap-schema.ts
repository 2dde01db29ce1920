import { expect } from 'vitest';

/**
 * Checks a file by the schemas of sitemaps.org (sitemap.xsd and siteindex.xsd, 0.9), with Google's one for pictures and the
 * links of XHTML that name languages: which elements stand in which, in which order and how often, and what their texts
 * may be. Returns the addresses of the file.
 */
export function checkSitemap(xml: string): string[] {
  const root = parse(xml);
  expect(['urlset', 'sitemapindex']).toContain(root.name);
  expect(root.attributes).toMatchObject({ xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
  if (root.name === 'urlset') {
    expect(root.attributes).toMatchObject({
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    });
  }
  const child = root.name === 'urlset' ? 'url' : 'sitemap';
  expect(root.children.length).toBeGreaterThan(0);
  expect(root.children.length).toBeLessThanOrEqual(50_000);
  expect(xml.length).toBeLessThanOrEqual(50 * 1024 * 1024);
  return root.children.map((entry) => {
    if (entry.name !== child) throw new Error(`<${entry.name}> stands in <${root.name}>`);
    return checkEntry(entry);
  });
}

const W3C_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function checkEntry(entry: Element): string {
  const names = entry.children.map(({ name }) => name).join(' ');
  const order = entry.name === 'url' ? /^loc( lastmod)?( xhtml:link)*( image:image)*$/ : /^loc( lastmod)?$/;
  if (!order.test(names)) throw new Error(`<${entry.name}> has ${names}`);
  for (const { name, text, attributes, children } of entry.children) {
    if (name === 'loc') checkAddress(text);
    else if (name === 'lastmod' && !W3C_TIME.test(text)) throw new Error(`No time: ${text}`);
    else if (name === 'xhtml:link') {
      if (attributes.rel !== 'alternate' || !attributes.hreflang) throw new Error('A link names no language');
      checkAddress(attributes.href ?? '');
    } else if (name === 'image:image') {
      if (children.map((each) => each.name).join(' ') !== 'image:loc') throw new Error('A picture has no address');
      checkAddress(children[0]?.text ?? '');
    }
  }
  return entry.children[0]?.text ?? '';
}

/** An address is whole, has fewer than 2,048 letters and is written in ASCII. */
function checkAddress(text: string): void {
  const isPlain = /^https?:\/\/[\x21-\x7e]+$/.test(text) && text.length < 2_048;
  if (!isPlain || !URL.canParse(text)) throw new Error(`No address: ${text}`);
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

const TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Reads well-formed XML of elements, attributes and texts, and refuses everything else. */
function parse(xml: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!xml.startsWith(declaration)) throw new Error('There is no declaration');
  const top: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  for (TOKEN.lastIndex = declaration.length; TOKEN.lastIndex < xml.length; ) {
    const at = TOKEN.lastIndex;
    const [, isEnd, name = '', attributes = '', isEmpty, text] = TOKEN.exec(xml) ?? [];
    const parent = open.at(-1);
    if (!parent || (text === undefined && name === '')) throw new Error(`No XML: ${xml.slice(at, at + 80)}`);
    if (text !== undefined) parent.text += plain(text);
    else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends nothing`);
    } else {
      const element = { name, attributes: read(attributes), text: '', children: [] };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, ...more] = top.children;
  if (!root || more.length > 0 || open.length > 1) throw new Error('There is not one root');
  return root;
}

function read(attributes: string): Record<string, string> {
  const pairs = attributes.matchAll(/([\w:]+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, plain(value)]));
}

function plain(text: string): string {
  return text.trim().replace(/&[^;]*;?/g, (entity) => {
    const character = ENTITIES[entity];
    if (character === undefined) throw new Error(`No entity: ${entity}`);
    return character;
  });
}
