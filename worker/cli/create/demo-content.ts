import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIdOf } from '../../set-up/service.ts';
import { PACKAGE } from '../project.ts';
import type { ShopSettings } from '../shop-settings.ts';

/** Languages in which there is a demo shop. */
const DEMO_LANGUAGES = ['en', 'de'];
/** What the demo says of the business, which the project says of itself. */
const OWN_NAMESPACES: readonly unknown[] = ['general', 'business', 'mail'];

/** A line of the file, whose content an import checks. */
interface Line {
  type: string;
  content: Readonly<Record<string, unknown>>;
}

interface Zone {
  countryCode: string;
  region: string;
}

interface DeliveryOption {
  zones: readonly Zone[];
}

/** What two namespaces of preferences have. */
interface OfPlaces {
  /** Of "delivery". */
  options: readonly DeliveryOption[];
  /** Of "taxes". */
  rules: readonly { zone: Zone }[];
}

/** Returns the records of the demo in the shop's language, as content of a shop with other settings and its own theme. */
export function demoContent(settings: ShopSettings): string {
  const language = DEMO_LANGUAGES.find((known) => known === settings.language) ?? 'en';
  const text = readFileSync(join(PACKAGE, 'demo', `${language}.jsonl`), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
  const [header, ...rest] = lines;
  const records = rest.slice(0, -1).flatMap((record) => ownRecord(record, settings) ?? []);
  const end = { type: 'end', content: { records: records.length } };
  return [header, ...records, end].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Returns a record of the demo for another shop; undefined where that has its own. */
function ownRecord({ type, content }: Line, settings: ShopSettings): Line | undefined {
  const { title, language, country } = settings;
  if (type === 'templates') return undefined;
  if (type === 'site') {
    const languages = (content.languages as string[]).filter((further) => further !== language);
    const own = { title, identifier: siteIdOf(title), language: `${language}-${country}`, languages };
    return { type, content: { ...content, ...own } };
  }
  if (type === 'translation' && content.language === language) return undefined;
  if (type !== 'preferences') return { type, content };
  const { namespace, values } = content;
  if (OWN_NAMESPACES.includes(namespace)) return undefined;
  const { options, rules } = values as OfPlaces;
  // A shop elsewhere has taxes to set up, which the demo's would hide.
  if (namespace === 'taxes' && !rules.some(({ zone }) => zone.countryCode === country)) return undefined;
  if (namespace !== 'delivery') return { type, content };
  return { type, content: { namespace, values: { options: deliveredTo(options, country) } } };
}

/** Returns the ways of delivery, of which the first one leads into the shop's own country too. */
function deliveredTo(options: readonly DeliveryOption[], countryCode: string): readonly DeliveryOption[] {
  const isServed = options.some(({ zones }) => zones.some((zone) => zone.countryCode === countryCode));
  const [first, ...rest] = options;
  if (isServed || first === undefined) return options;
  return [{ ...first, zones: [...first.zones, { countryCode, region: '' }] }, ...rest];
}
