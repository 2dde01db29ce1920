import { report } from '#runtime/report.ts';

interface Answer {
  title: string;
  value: string;
}

export type Answers = ReadonlyMap<string, readonly Answer[]>;

/**
 * Reads the additional fields of each entry, as texts, from the page's own summary; the Worker needs the products'
 * forms to word them. An entry that was added later has none.
 */
export function readAnswers(host: Element): Answers {
  const answers = new Map<string, Answer[]>();
  for (const line of host.querySelectorAll<HTMLElement>('[data-entry]')) {
    const { entry = '', answers: text = '[]' } = line.dataset;
    try {
      answers.set(entry, JSON.parse(text));
    } catch (error) {
      report(error, 'checkout answers');
    }
  }
  return answers;
}
