import type { Break } from './compare.ts';

/** A chapter of `CHANGELOG.md`. */
export interface Chapter {
  /** '0.3.0'; undefined for "Unreleased". */
  version: string | undefined;
  /** '2026-11-30'; undefined where it has none. */
  date: string | undefined;
  /** The text below each heading: "Breaking", "Added". */
  sections: Readonly<Record<string, string>>;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reads the chapters, the newest first. */
export function readChapters(changelog: string): Chapter[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n');
      const [, version, date] = /^(\d+\.\d+\.\d+)(?: – (\d{4}-\d\d-\d\d))?$/.exec(heading.trim()) ?? [];
      const parts = lines.join('\n').split(/^### /m).slice(1);
      const sections = parts.map((part): [string, string] => {
        const end = part.indexOf('\n');
        return [part.slice(0, end).trim(), part.slice(end + 1)];
      });
      return { version, date, sections: Object.fromEntries(sections) };
    });
}

/** Whether a text names a line: in backticks, itself or what it is inside of. `schema Order` names all fields of it. */
export function names(text: string, key: string): boolean {
  return [...text.matchAll(/`([^`]+)`/g)].some(
    ([, name = '']) => key === name || (key.startsWith(name) && /^[ .[{<]/.test(key.slice(name.length))),
  );
}

/** What a change of the public surface is held against. */
export interface Promise {
  chapters: readonly Chapter[];
  /** The version that the breaks are relative to. */
  released: string;
  /** The version that comes; undefined while nobody has decided it. */
  coming: string | undefined;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns what is wrong with breaks, as sentences. Each needs a line under "Breaking" in the chapter of the coming version;
 * before 1.0 a line under "Deprecated" in an earlier chapter will do, and from 1.0 on it needs that too, a year before.
 * Any break needs a higher number: of the minor before 1.0, of the major from then on.
 */
export function complaintsOf(breaks: readonly Break[], { chapters, released, coming, now }: Promise): string[] {
  const [head, ...earlier] = chapters;
  const isStable = numbersOf(released).major > 0;
  const complaints = breaks.flatMap(({ key, reason }) => {
    const isNamed = names(head?.sections.Breaking ?? '', key);
    const deprecated = earlier.find(({ date, sections }) => date && names(sections.Deprecated ?? '', key));
    if (!isStable)
      return isNamed || deprecated
        ? []
        : [`${key}: ${reason}. Name it under "### Breaking" in CHANGELOG.md, in backticks.`];
    if (!isNamed) return [`${key}: ${reason}. Name it under "### Breaking" in CHANGELOG.md, in backticks.`];
    const isOver = deprecated?.date && now - Date.parse(deprecated.date) >= YEAR_MS;
    return isOver ? [] : [`${key}: ${reason}. From 1.0 on it must stand under "### Deprecated" for a year first.`];
  });
  if (breaks.length === 0 || coming === undefined || isHighEnough(released, coming)) return complaints;
  return [
    ...complaints,
    `${coming} breaks what ${released} promised: raise the ${isStable ? 'major' : 'minor'} number.`,
  ];
}

function isHighEnough(released: string, coming: string): boolean {
  const [old, now] = [numbersOf(released), numbersOf(coming)];
  return now.major > old.major || (old.major === 0 && now.major === 0 && now.minor > old.minor);
}

/** Returns the numbers of a version, '1.4.0'. */
export function numbersOf(version: string) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return { major, minor, patch };
}
