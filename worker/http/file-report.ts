import {
  type ImportFile,
  type ImportProblem,
  PROBLEM_LINES_MAX,
  type UnreadRecord,
} from '#runtime/contracts/imports.ts';
import { PROBLEMS_MAX } from './file-format.ts';

/**
 * Collects what an owner should know of a file that is read. The same about several lines stands once, with their number
 * and the first of them.
 */
export class FileReport {
  readonly #problems = new Map<string, ImportProblem>();
  readonly #refused: UnreadRecord[] = [];
  #refusedCount = 0;

  /** Reports what cannot be used of a line, or of the file as a whole where the line is 0. */
  report(line: number, field: string, text: string): void {
    const key = JSON.stringify([field, text]);
    const known = this.#problems.get(key);
    if (known) {
      known.count++;
      if (known.otherLines.length < PROBLEM_LINES_MAX - 1) known.otherLines.push(line);
      return;
    }
    // One more than the limit shows that there are more.
    if (this.#problems.size > PROBLEMS_MAX) return;
    this.#problems.set(key, { line, otherLines: [], count: 1, field, text });
  }

  /** Reports a product of which no record is made, and why. */
  refuse(record: UnreadRecord): void {
    this.#refusedCount++;
    if (this.#refused.length < PROBLEMS_MAX) this.#refused.push(record);
  }

  /** Returns what was collected as an answer has it, by lines. */
  result(): Pick<ImportFile, 'problems' | 'refused' | 'refusedCount'> {
    const problems = [...this.#problems.values()].sort((a, b) => a.line - b.line);
    return { problems, refused: this.#refused, refusedCount: this.#refusedCount };
  }
}
