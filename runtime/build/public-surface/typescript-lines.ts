import type { FieldLine } from './json-schema-lines.ts';
import { alternativesOf, type Line, optionalIf, splitOutside } from './line.ts';

const INTERFACE = /export interface (\w+)[^{]*\{\n([\s\S]*?)\n\}/g;
const ALIAS = /export type (\w+) =\s*([\s\S]*?);\n/g;
const MEMBER = /^(?:readonly )?'?([\w:$-]+)'?(\?)?(\(|:)/;

/**
 * Returns the lines of each exported interface, one for a member, and of each exported type. `thingOf` names the thing of
 * an interface; undefined leaves it out.
 */
export function interfaceLines(source: string, thingOf: (name: string) => string | undefined): Line[] {
  const text = withoutComments(source);
  return [
    ...[...text.matchAll(INTERFACE)].flatMap(([, name = '', body = '']) => membersOf(body, thingOf(name))),
    ...[...text.matchAll(ALIAS)].flatMap(([, name = '', type = '']) => aliasLines(type, thingOf(name))),
  ];
}

/** Returns the members of an object's type by their names: calls as "name()", with all their signatures. */
export function membersOf(body: string, thing: string | undefined): Line[] {
  return thing === undefined ? [] : memberLines('', body).map(([name, value]) => [thing, name, value]);
}

function memberLines(prefix: string, body: string): FieldLine[] {
  const lines = new Map<string, string>();
  for (const statement of splitOutside(oneLine(body), ';')) {
    const [start = '', own = '', mark = '', sign] = MEMBER.exec(statement) ?? [];
    const rest = statement.slice(start.length);
    if (sign !== '(') {
      for (const [name, value] of typeLines(prefix + own, rest, mark === '?')) lines.set(name, value);
      continue;
    }
    const name = `${prefix}${own}()`;
    const known = lines.get(name);
    lines.set(name, known ? `${known} and (${rest}` : optionalIf(mark === '?', `(${rest}`));
  }
  return [...lines];
}

/** An alias of one object has a line for each member; any other has its type first. */
function aliasLines(type: string, thing: string | undefined): Line[] {
  if (thing === undefined) return [];
  const text = oneLine(type);
  const options = alternativesOf(text);
  if (options.length === 1 && isObject(text)) return membersOf(text.slice(1, -1), thing);
  return typeLines('(type)', text).map(([name, value]) => [thing, name, value]);
}

/** Returns a type's own line, and those of what is inside, by the same names as `schemaLines`. */
function typeLines(name: string, type: string, isOptional = false): FieldLine[] {
  const options = alternativesOf(oneLine(type).replace(/^\| /, ''));
  const hasKinds = options.filter(isObject).length > 1;
  const members = new Set<string>();
  const inside: FieldLine[] = [];
  options.forEach((option, place) => {
    const [, element] = /^(?:Array<|readonly \()(.*)[>)](?:\[\])?$/.exec(option) ?? [];
    if (isObject(option)) {
      const body = option.slice(1, -1);
      const kind = hasKinds ? `${name}<${/^ ?\w+: '(\w+)'/.exec(body)?.[1] ?? place + 1}>` : name;
      if (hasKinds) inside.push([kind, 'object']);
      inside.push(...memberLines(`${kind}.`, body));
      members.add('object');
    } else if (element !== undefined) {
      inside.push(...typeLines(`${name}[]`, element));
      members.add('array');
    } else {
      members.add(option.replaceAll('"', "'"));
    }
  });
  return [[name, optionalIf(isOptional, [...members].join(' | '))], ...inside];
}

const isObject = (type: string) => /^\{.*\}$/.test(type);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
