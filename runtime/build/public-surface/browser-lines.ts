import { sharedProperties } from '../../ui/shared-properties.ts';
import { attributesOf, type EventTable, typeText, type WidgetTable } from '../elements-manifest.ts';
import { type Line, optionalIf } from './line.ts';
import { interfaceLines, membersOf } from './typescript-lines.ts';

/** Returns the lines of all elements, and of the custom properties that style all of them. */
export function elementLines(tables: readonly WidgetTable[]): Line[] {
  const shared = Object.keys(sharedProperties).map((name): Line => ['custom properties', name, '']);
  return [...tables.flatMap(linesOfElement), ...shared];
}

function linesOfElement(table: WidgetTable): Line[] {
  const { parts, properties = {}, slots = {}, events, documentEvents = [] } = table.documentation;
  const attributes = attributesOf(table).flatMap(({ name, type, min, max, default: fallback }): [string, string][] => [
    [`attribute ${name}`, optionalIf(true, rangeOf(typeText(type).replaceAll('"', "'"), min, max))],
    ...(fallback === undefined ? [] : [[`attribute ${name} default`, `${fallback}`] as [string, string]]),
  ]);
  const names = (kind: string, list: readonly string[]) =>
    list.map((name): [string, string] => [`${kind} ${name}`, '']);
  return [
    ['', ''] as const,
    ...attributes,
    ...names('part', Object.keys(parts)),
    ...names('custom property', Object.keys(properties)),
    ...names('slot', Object.keys(slots)),
    ...names('event', events),
    ...names('event of the document', documentEvents),
  ].map(([name, value]): Line => [`element ${table.definition.tag}`, name, value]);
}

function rangeOf(type: string, min: number | undefined, max: number | undefined): string {
  return min === undefined && max === undefined ? type : `${type}(${min ?? ''}..${max ?? ''})`;
}

/** Returns the lines of all events, one for each field of their details. */
export function eventLines(events: readonly EventTable[]): Line[] {
  return events.flatMap(({ name, detail }) => {
    const thing = `event ${name}`;
    const fields = detail.startsWith('{') ? membersOf(detail.slice(1, -1), thing) : [];
    return [[thing, '', ''], ...fields];
  });
}

/** The sources of what scripts of pages use. */
export interface ScriptSources {
  /** `runtime/script-api.ts`. */
  scriptApi: string;
  /** The types of the contracts that it mentions. */
  contracts: string;
}

/** Returns the lines of `window.Storefront` and of the types that its calls and the events mention. */
export function scriptLines({ scriptApi, contracts }: ScriptSources): Line[] {
  const named: Readonly<Record<string, string>> = { ScriptApi: 'Storefront', CartApi: 'Storefront.cart' };
  return [scriptApi, contracts].flatMap((source) => interfaceLines(source, (name) => named[name] ?? `type ${name}`));
}

/** The sources of what the builds of a year share. */
export interface BuildSources {
  /** `runtime/boot.ts`. */
  boot: string;
  /** `runtime/loader/newest.ts`. */
  newest: string;
  /** `runtime/loader.ts` and the files of its folder. */
  loader: string;
  /** Names of the modules that loaders fetch. */
  modules: readonly string[];
}

/**
 * Returns the lines of what a loader of another build finds here: the object that it shares, the call of `newest.js`, the
 * names of modules. The attributes of the script tag are the page's side of it.
 */
export function buildLines({ boot, newest, loader, modules }: BuildSources): Line[] {
  const [, call = ''] = /export async (function recover\([\s\S]*?\): [^{]+)\{/.exec(newest) ?? [];
  if (call === '') throw new Error('runtime/loader/newest.ts exports no function recover, which loaders call.');
  const read = [...loader.matchAll(/dataset\.(\w+)/g), ...loader.matchAll(/const \{ (\w+) \} = dataset;/g)];
  const attributes = new Set(read.map(([, name = '']) => name));
  return [
    ...interfaceLines(boot, (name) => (name === 'Boot' ? 'boot' : undefined)),
    [
      'newest.js',
      'recover()',
      call
        .replace(/^\w+ \w+/, '')
        .replace(/\s+/g, ' ')
        .replace('( ', '(')
        .replace(', )', ')')
        .trim(),
    ],
    ...modules.map((name): Line => ['modules', name, '']),
    ...[...attributes].map(
      (name): Line => ['script tag', `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, ''],
    ),
  ];
}
