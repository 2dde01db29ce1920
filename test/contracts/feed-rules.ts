import { Parser } from 'htmlparser2';

/** The rules that catalogues have published, written from their papers and not from our own tables. */

type Fields = Readonly<Record<string, string>>;

interface Rules {
  required: readonly string[];
  longest: Readonly<Record<string, number>>;
  values: Readonly<Record<string, readonly string[]>>;
}

const PRICE = /^\d+(\.\d{2,3})? [A-Z]{3}$/;
const RASTER = /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i;

export const RULES: Readonly<Record<'google' | 'meta' | 'openai', Rules>> = {
  // support.google.com/merchants/answer/7052112
  google: {
    required: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition'],
    longest: {
      id: 50,
      title: 150,
      description: 5000,
      brand: 70,
      mpn: 70,
      item_group_id: 50,
      color: 100,
      size: 100,
      product_type: 750,
    },
    values: {
      availability: ['in_stock', 'out_of_stock', 'preorder', 'backorder'],
      condition: ['new', 'refurbished', 'used'],
      identifier_exists: ['yes', 'no'],
      age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
    },
  },
  // facebook.com/business/help/120325381656392
  meta: {
    required: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition'],
    longest: { id: 100, title: 200, description: 9999, brand: 100, gtin: 100 },
    values: {
      availability: ['in stock', 'out of stock', 'available for order', 'discontinued'],
      condition: ['new', 'refurbished', 'used'],
      age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult', 'teen', 'all ages'],
    },
  },
  // developers.openai.com/commerce/specs/feed.md
  openai: {
    required: [
      ...['item_id', 'title', 'description', 'url', 'brand', 'seller_name', 'image_url', 'availability', 'price'],
      ...['is_eligible_search', 'is_eligible_checkout', 'target_countries', 'store_country'],
    ],
    longest: { item_id: 100, title: 150, description: 5000, brand: 70, seller_name: 70, mpn: 70 },
    values: {
      is_eligible_search: ['true', 'false'],
      is_eligible_checkout: ['true', 'false'],
      availability: ['in_stock', 'out_of_stock', 'pre_order', 'backorder', 'unknown'],
      condition: ['new', 'refurbished', 'used'],
    },
  },
};

/** Returns what a catalogue would refuse of one of its items; empty for a valid one. */
export function refusals(fields: Fields, { required, longest, values }: Rules): string[] {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const amount = (text = '') => Number(text.split(' ')[0]);
  return [
    ...required.filter((name) => !fields[name]).map((name) => `${name} is missing`),
    ...given.flatMap(([name, value]) => {
      const most = longest[name];
      const allowed = values[name];
      return [
        ...(most !== undefined && value.length > most ? [`${name} is too long`] : []),
        ...(allowed && !allowed.includes(value) ? [`${name} is "${value}"`] : []),
        ...(/^(sale_)?price$/.test(name) && !(PRICE.test(value) && amount(value) > 0) ? [`${name} is ${value}`] : []),
        ...(/^(link|url|seller_url)$/.test(name) && !/^https?:\/\/[!-~]+$/.test(value) ? [`${name} is ${value}`] : []),
        ...(/^image_(link|url)$/.test(name) && !RASTER.test(value) ? [`${name} is ${value}`] : []),
        ...(name === 'gtin' && !hasCheckDigit(value) ? [`gtin is ${value}`] : []),
      ];
    }),
    ...(fields.sale_price && amount(fields.sale_price) >= amount(fields.price) ? ['the sale is no reduction'] : []),
  ];
}

function hasCheckDigit(text: string): boolean {
  const all = text.padStart(14, '0');
  const sum = [...all.slice(0, 13)].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return /^\d{14}$/.test(all) && (10 - (sum % 10)) % 10 === Number(all[13]);
}

/** An element of a document of XML. */
export interface XmlNode {
  name: string;
  attributes: Fields;
  text: string;
  children: XmlNode[];
}

/** Parses XML; throws where an element is not closed in its place, or a sign is none of XML. */
export function parseXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml)) throw new Error('A sign that XML forbids');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(xml)) throw new Error('An entity that XML does not know');
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext(text) {
        const node = open.at(-1);
        if (node) node.text += text;
      },
      onclosetag(name, isImplied) {
        if (isImplied && !xml.includes('/>')) throw new Error(`<${name}> is not closed`);
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root.children[0] ?? root;
}

/** Returns the children of this name, at any depth. */
export function all(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

/** Returns the text of the first child of this name. */
export function textOf(node: XmlNode, name: string): string | undefined {
  return node.children.find((child) => child.name === name)?.text;
}

/** Reads a table with a heading; cells with the separator, quotes or line breaks stand in quotes (RFC 4180). */
export function parseTable(text: string, separator: ',' | '\t'): Fields[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  const [heading = [], ...lines] = rows.filter((row) => row.length > 0);
  return lines.map((line) => {
    if (line.length !== heading.length) throw new Error(`A row has ${line.length} cells, not ${heading.length}`);
    return Object.fromEntries(heading.map((name, place) => [name, line[place] ?? '']));
  });
}
