import { report } from '#runtime/report.ts';

export interface Answer {
  title: string;
  value: string;
  /** The page where the answers are changed; `value` is the link's text. */
  href?: string;
}

export type Answers = ReadonlyMap<string, readonly Answer[]>;

/**
 * Reads the additional fields of each entry, as texts, from the page's own summary; the Worker needs the products'
 * forms to word them. An entry that was added later has none.
 */
export function readAnswers(host: Element): Answers {
  const answers = new Map<string, Answer[]>();
  for (const line of host.querySelectorAll<HTMLElement>('[data-entry]')) {
    const { entry = '', answers: text = '[]', change } = line.dataset;
    try {
      answers.set(entry, JSON.parse(text));
      if (change) answers.get(entry)?.push(linkTo(JSON.parse(change)));
    } catch (error) {
      report(error, 'checkout answers');
    }
  }
  return answers;
}

function linkTo({ text, href }: { text: string; href: string }): Answer {
  return { title: '', value: text, href };
}
