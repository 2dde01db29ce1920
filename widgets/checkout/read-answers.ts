import { report } from '#runtime/report.ts';

interface Answer {
  title: string;
  value: string;
}

export type Answers = ReadonlyMap<string, readonly Answer[]>;

/**
 * What was answered to the products' questions, by entry: the page's own summary has it in words, which take the
 * products' forms to find. None for an entry that has come since.
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
