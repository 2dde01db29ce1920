import { ANSWERED, SENT } from './api-lines.ts';
import { alternativesOf, keyOf, OPTIONAL, type Surface } from './line.ts';

/** A line that no longer holds what it held, and why that breaks somebody's code. */
export interface Break {
  /** "schema Order total". */
  key: string;
  reason: string;
}

/** Which way a value goes: in from others' code, out to it, both; 'exact' where any change breaks. */
type Way = 'in' | 'out' | 'both' | 'exact';

/** Returns what breaks code that was written for `before`. What is only added breaks nothing, unless it must be given. */
export function breaksBetween(before: Surface, after: Surface): Break[] {
  const things = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return things.flatMap((thing) => {
    const [old, now] = [before[thing], after[thing]];
    if (!old) return [];
    return now ? breaksOf(thing, old, now) : [{ key: thing, reason: 'it is gone' }];
  });
}

function breaksOf(thing: string, old: Surface[string], now: Surface[string]): Break[] {
  const isGone = (name: string) => name in old && !(name in now);
  const lost = Object.keys(old).filter((name) => isGone(name) && !ancestorsOf(name).some(isGone));
  const asked = Object.entries(now).filter(([name, value]) => isAskedAnew({ thing, name, value }, old));
  const changed = Object.entries(old).flatMap(([name, value]) => {
    const reason = name in now ? changeOf(wayOf(thing, name, old), value, now[name] ?? '') : undefined;
    return reason ? [{ key: keyOf(thing, name), reason }] : [];
  });
  return [
    ...lost.map((name) => ({ key: keyOf(thing, name), reason: 'it is gone' })),
    ...asked.map(([name]) => ({ key: keyOf(thing, name), reason: 'it is new and must be given' })),
    ...changed,
  ];
}

/** Whether callers must give something now that there was no place for. What is inside of something new is no matter. */
function isAskedAnew(
  { thing, name, value }: { thing: string; name: string; value: string },
  old: Surface[string],
): boolean {
  if (name in old || value.endsWith(OPTIONAL) || name.includes('(') || /(\[\]|\{\}|>)$/.test(name)) return false;
  const way = wayOf(thing, name, old);
  return (way === 'in' || way === 'both') && ancestorsOf(name).every((above) => above in old);
}

/** The names of what a name is inside of: "body.lines[].id" is in "body.lines[]", "body.lines" and "body". */
function ancestorsOf(name: string): string[] {
  const ends = [...name.matchAll(/\.|\[\]|\{\}|</g)].map(({ index }) => name.slice(0, index));
  // A query or a header has no line of its own.
  return ends.filter((above) => above !== '' && !/^(query|header)$/.test(above));
}

function wayOf(thing: string, name: string, old: Surface[string]): Way {
  const [kind] = thing.split(' ');
  if (name.includes('()')) return 'exact';
  if (kind === 'schema') {
    const use = old[''] ?? '';
    if (name === '') return 'out';
    return use === SENT ? 'in' : use === ANSWERED ? 'out' : 'both';
  }
  if (kind === 'api') return /^(query|header|body)\b/.test(name) ? 'in' : name.startsWith('answer') ? 'out' : 'exact';
  if (kind === 'element') return name.endsWith(' default') ? 'exact' : 'in';
  if (thing === 'type NewItem' || kind === 'command' || kind === 'commands') return name === '(on)' ? 'exact' : 'in';
  return ['event', 'type', 'table', 'Storefront', 'Storefront.cart'].includes(kind ?? '') ? 'out' : 'exact';
}

/** Says how a change breaks others; undefined for one that breaks nobody. */
function changeOf(way: Way, before: string, after: string): string | undefined {
  const change = `it was ${before || 'nothing'} and is ${after || 'nothing'}`;
  if (before === after) return undefined;
  if (way === 'exact') return change;
  const [wasOptional, isOptional] = [before, after].map((value) => value.endsWith(OPTIONAL));
  const [old, now] = [before, after].map((value) => alternativesOf(value.replace(OPTIONAL, '')));
  const isNarrower = (old ?? []).some((value) => !(now ?? []).some((wide) => isWithin(value, wide)));
  const hasOthers = (now ?? []).some(
    (value) => !(old ?? []).some((wide) => isWithin(value, wide) || areTexts(value, wide)),
  );
  const breaksIn = isNarrower || (wasOptional === true && isOptional === false);
  const breaksOut = hasOthers || (wasOptional === false && isOptional === true);
  return (way !== 'out' && breaksIn) || (way !== 'in' && breaksOut) ? change : undefined;
}

/** A list of words in an answer may get further ones: `docs/versions.md` asks for code that allows for that. */
const areTexts = (value: string, other: string) => isText(value) && isText(other);
const isText = (value: string) => /^['"]/.test(value);

const RANGED = /^(\w+)(?:\((-?[\d.]*?)\.\.(-?[\d.]*)\))?(.*)$/;

/** Whether everything that one type allows, the other allows too. */
function isWithin(narrow: string, wide: string): boolean {
  if (narrow === wide || wide === 'anything' || wide === 'unknown') return true;
  if (wide === 'string' && isText(narrow)) return true;
  const [, base = '', least = '', most = '', form = ''] = RANGED.exec(narrow) ?? [];
  const [, wideBase = '', wideLeast = '', wideMost = '', wideForm = ''] = RANGED.exec(wide) ?? [];
  const isSameBase = base !== '' && (base === wideBase || (base === 'integer' && wideBase === 'number'));
  const isFormKept = wideForm === '' || wideForm === form;
  const reachesDown = wideLeast === '' || (least !== '' && Number(wideLeast) <= Number(least));
  const reachesUp = wideMost === '' || (most !== '' && Number(wideMost) >= Number(most));
  return isSameBase && isFormKept && reachesDown && reachesUp;
}
