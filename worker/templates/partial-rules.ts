import { type MacroCode, Opcode } from '@squarespace/template-engine';
import { PARTIAL_PREFIX } from '../pages/service.ts';
import { errorAt, type PlacedFinding, plainMessage, warningAt } from './finding.ts';
import type { PlacedTemplate, Tag } from './placed-parse.ts';
import { formatterCalls } from './tag-rules.ts';

/** The engine's limit of partials that apply one another. */
const MAX_DEPTH = 16;

/** The templates of a check, parsed. */
export type ParsedSet = ReadonlyMap<string, PlacedTemplate>;

/** One place where a template applies a partial. */
interface Application {
  tag: Tag;
  name: string;
}

/** Finds partials that are missing, broken or applied too deep. `given` are names that every site has. */
export function checkPartials(set: ParsedSet, given: ReadonlySet<string>): Map<string, PlacedFinding[]> {
  const macros = new Set([...set.values()].flatMap(({ tags }) => tags.flatMap(macroName)));
  const applications = new Map([...set].map(([name, { tags }]) => [name, tags.flatMap(applicationsIn)]));
  const depths = depthsOf(applications);
  const check = (template: string, { tag, name }: Application): PlacedFinding[] => {
    if (macros.has(name) || given.has(name)) return [];
    const partial = name.startsWith(PARTIAL_PREFIX) ? set.get(name) : undefined;
    if (!partial) {
      return [errorAt(tag.offset, 'PARTIAL_MISSING', `Attempt to apply partial '${name}' which could not be found.`)];
    }
    const broken = partial.errors.map(({ error }) => {
      const message = `Parse of partial "${name}" failed: ${plainMessage(error.message)}`;
      return errorAt(tag.offset, 'PARTIAL_BROKEN', message);
    });
    return [...broken, ...checkDepth(template, { tag, name }, depths)];
  };
  return new Map([...applications].map(([name, applied]) => [name, applied.flatMap((one) => check(name, one))]));
}

function checkDepth(template: string, { tag, name }: Application, depths: Depths): PlacedFinding[] {
  const { longest, circles, endless } = depths;
  const message = `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${MAX_DEPTH}`;
  if (tag.depth === 0 && endless.get(template)?.has(name)) return [errorAt(tag.offset, 'PARTIAL_RECURSION', message)];
  if (circles.get(template)?.has(name)) {
    const advice = `Partial '${name}' leads back to itself. It is empty from the depth of ${MAX_DEPTH} on.`;
    return [warningAt(tag.offset, 'PARTIAL_RECURSION', advice)];
  }
  return longest(name) === MAX_DEPTH + 1 ? [errorAt(tag.offset, 'PARTIAL_RECURSION', message)] : [];
}

interface Depths {
  /** The number of partials in the longest chain that begins with this one. */
  longest: (name: string) => number;
  /** For each template, the partials that it applies and that lead back to it. */
  circles: Circles;
  /** Those of them that no block and thus no data can end. */
  endless: Circles;
}

type Circles = ReadonlyMap<string, ReadonlySet<string>>;
type Targets = (name: string) => ReadonlySet<string>;

function depthsOf(applications: ReadonlyMap<string, readonly Application[]>): Depths {
  const targetsWhere = (isCounted: (tag: Tag) => boolean) => {
    const sets = new Map(
      [...applications].map(([name, applied]) => {
        return [name, new Set(applied.filter(({ tag }) => isCounted(tag)).map((application) => application.name))];
      }),
    );
    return (name: string) => sets.get(name) ?? new Set<string>();
  };
  const circlesOf = (targets: Targets) =>
    new Map([...applications.keys()].map((name) => [name, leadingBack(name, targets)]));
  const targets = targetsWhere(() => true);
  const circles = circlesOf(targets);
  const known = new Map<string, number>();
  const longest = (name: string): number => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const further = [...targets(name)].filter((target) => !circles.get(name)?.has(target));
    const depth = 1 + Math.max(0, ...further.map(longest));
    known.set(name, depth);
    return depth;
  };
  return { longest, circles, endless: circlesOf(targetsWhere(({ depth }) => depth === 0)) };
}

/** Returns those targets of a template from which it is reached again. */
function leadingBack(start: string, targets: Targets): Set<string> {
  const leads = (first: string): boolean => {
    const seen = new Set([first]);
    for (const name of seen) for (const target of targets(name)) seen.add(target);
    return seen.has(start);
  };
  return new Set([...targets(start)].filter(leads));
}

function applicationsIn(tag: Tag): Application[] {
  return formatterCalls(tag).flatMap(([formatter, args]) => {
    const name = args?.[0][0];
    return formatter === 'apply' && name !== undefined ? [{ tag, name }] : [];
  });
}

function macroName({ opcode, code }: Tag): string[] {
  return opcode === Opcode.MACRO ? [(code as MacroCode)[1]] : [];
}
