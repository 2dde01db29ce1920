import { type MacroCode, Opcode } from '@squarespace/template-engine';
import { PARTIAL_PREFIX } from '../pages/service.ts';
import { errorAt, MAX_FINDINGS, type PlacedFinding, plainMessage, warningAt } from './finding.ts';
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
  const found = new Map<string, PlacedFinding[]>();
  for (const [name, applied] of applications) {
    const findings: PlacedFinding[] = [];
    for (const application of applied) {
      if (findings.length >= MAX_FINDINGS) break;
      findings.push(...check(name, application));
    }
    found.set(name, findings);
  }
  return found;
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
  const circlesOf = (targets: Targets) => {
    const circleOf = circlesIn([...applications.keys()], targets);
    const isBack = (name: string) => (target: string) => circleOf.get(target) === circleOf.get(name);
    return new Map([...applications.keys()].map((name) => [name, new Set([...targets(name)].filter(isBack(name)))]));
  };
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

/**
 * Returns for each template a number that it shares with those that it reaches and that reach it again: the strongly
 * connected components, by Tarjan's algorithm, which looks at each application once.
 */
function circlesIn(names: readonly string[], targets: Targets): Map<string, number> {
  const order = new Map<string, number>();
  const circleOf = new Map<string, number>();
  const open: string[] = [];
  const visit = (name: string): number => {
    const own = order.size;
    let first = own;
    order.set(name, own);
    open.push(name);
    for (const target of targets(name)) {
      if (circleOf.has(target)) continue;
      first = Math.min(first, order.get(target) ?? visit(target));
    }
    if (first < own) return first;
    for (const member of open.splice(open.indexOf(name))) circleOf.set(member, own);
    return first;
  };
  for (const name of names) if (!order.has(name)) visit(name);
  return circleOf;
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
