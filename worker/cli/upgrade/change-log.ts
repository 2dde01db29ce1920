import { isNewer } from './versions.ts';

/** What a change log says of the versions between two. */
export interface Changes {
  /** What may break, from the newest version to the oldest. */
  breaking: readonly string[];
  /** All else of these chapters, as it stands there. */
  chapters: string;
}

const CHAPTER = /^## \[?(\d+\.\d+\.\d+[\w.-]*)\]?/;

/**
 * Reads the chapters of the versions after `from`, up to `to`, in the form of Keep a Changelog. What may break are the entries
 * under a heading "Breaking", and those that begin with that word.
 */
export function changesBetween(text: string, from: string, to: string): Changes {
  const chapters = text.split(/^(?=## )/m).filter((chapter) => {
    const version = CHAPTER.exec(chapter)?.[1];
    return version !== undefined && isNewer(version, from) && !isNewer(version, to);
  });
  return { breaking: chapters.flatMap(breakingIn), chapters: chapters.map((chapter) => chapter.trim()).join('\n\n') };
}

function breakingIn(chapter: string): string[] {
  return chapter.split(/^(?=### )/m).flatMap((part) => {
    const isBreaking = /^### Breaking/i.test(part);
    const entries = part.split(/^(?=- )/m).filter((entry) => entry.startsWith('- '));
    return entries
      .filter((entry) => isBreaking || /^- (?:\*\*)?Breaking\b/i.test(entry))
      .map((entry) =>
        entry
          .trim()
          .replace(/^- /, '')
          .replaceAll(/\s*\n\s*/g, ' '),
      );
  });
}
