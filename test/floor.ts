import { createRequire } from 'node:module';

/** Of `@mdn/browser-compat-data`, what is read here. */
interface Support {
  version_added: string | false | null;
  flags?: unknown;
  partial_implementation?: boolean;
  prefix?: string;
}
type Node = { __compat?: { support: Record<string, Support | Support[] | undefined> } } & { [name: string]: Node };

const data: { javascript: { builtins: Node }; api: Node } = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest version of each browser, by the names of the data. */
export type Floor = Readonly<Record<string, number>>;

/** Reads esbuild's targets: "safari16.4". */
export function floorOf(targets: readonly string[]): Floor {
  return Object.fromEntries(
    targets.map((target) => {
      const [, browser = '', version] = target.match(/^([a-z]+)([\d.]+)$/) ?? [];
      return [browser, Number(version)];
    }),
  );
}

interface Late {
  /** Calls of what belongs to a global name: "Promise.withResolvers". */
  statics: ReadonlySet<string>;
  /** Members whose name no older interface has: "ariaLabel". */
  members: ReadonlySet<string>;
}

interface Member {
  /** The interface or built-in object: "Promise". */
  owner: string;
  name: string;
  isStatic: boolean;
  node: Node;
}

const entriesOf = (group: Record<string, Node>) => Object.entries(group);
const owners = () => [...entriesOf(data.javascript.builtins), ...entriesOf(data.api)];

function* members(): Generator<Member> {
  for (const [owner, node] of owners())
    for (const [key, member] of entriesOf(node)) {
      if (key === '__compat' || !member.__compat) continue;
      const name = key.replace(/_static$/, '');
      yield { owner, name, isStatic: key !== name, node: member };
    }
}

const isLateIn = (node: Node, floor: Floor) =>
  Object.entries(floor).some(([browser, version]) => lacks(node, browser, version));

/** Lists all that one of the oldest browsers lacks, as pairs of owner and name: "Promise", "withResolvers". */
export function lateMembers(floor: Floor): [owner: string, name: string][] {
  const late = [...members()].filter(({ name, node }) => /^\w+$/.test(name) && isLateIn(node, floor));
  const globals = owners().filter(([, node]) => node.__compat && isLateIn(node, floor));
  return [
    ...late.map(({ owner, name }): [string, string] => [owner, name]),
    ...globals.map(([name]): [string, string] => ['Window', name]),
  ];
}

/**
 * Finds what a floor lacks. A name that an older interface has too cannot be distinguished from it, and is not listed.
 */
export function lateNames(floor: Floor): Late {
  const statics = new Set<string>();
  const [late, early] = [new Set<string>(), new Set<string>()];
  for (const { owner, name, isStatic, node } of members()) {
    const isLate = isLateIn(node, floor);
    if (isLate && (isStatic || data.javascript.builtins[owner])) statics.add(`${owner}.${name}`);
    if (isStatic) continue;
    if (!isLate) early.add(name);
    // What an engine has not got at all is asked for everywhere, and its name is often a common word.
    else if (Object.keys(floor).every((browser) => !lacks(node, browser, Number.MAX_VALUE))) late.add(name);
  }
  return { statics, members: new Set([...late].filter((name) => !early.has(name) && /^[a-z]\w{3,}$/.test(name))) };
}

function lacks(node: Node, browser: string, version: number): boolean {
  const support = [node.__compat?.support[browser]].flat().filter((entry) => entry !== undefined);
  return !support.some(
    ({ version_added, flags, prefix }) =>
      typeof version_added === 'string' &&
      !flags &&
      !prefix &&
      (version_added === 'preview' ? Number.POSITIVE_INFINITY : Number(version_added.replace('≤', ''))) <= version,
  );
}

/**
 * Lists the late names that a script uses without asking for them: `element.checkVisibility?.()` and `'x' in element`
 * ask.
 */
export function lateUses(script: string, { statics, members }: Late): string[] {
  const code = script.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=\s)\/\/ .*$/gm, '');
  const used = new Set<string>();
  for (const [, name = ''] of code.matchAll(/(?<![\w$.])([A-Z]\w+\.\w+)\b(?!\?\.)/g))
    if (statics.has(name)) used.add(name);
  for (const [, name = ''] of code.matchAll(/(?<=[\w$)\]])\.([a-z]\w+)\b(?!\s*\?\?|\?\.)/g))
    if (members.has(name) && ![...used].some((found) => found.endsWith(`.${name}`))) used.add(name);
  // Properties that `Object.assign` gives to an element.
  for (const [, name = ''] of code.matchAll(/\b(aria[A-Z]\w+):/g)) if (members.has(name)) used.add(name);
  return [...used];
}
