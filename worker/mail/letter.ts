import type { Site } from '../site/site.ts';
import type { LetterBlock } from './letter-block.ts';
import { blocksHtml } from './letter-html.ts';
import { blocksText } from './letter-text.ts';
import { mailHtml } from './mail-html.ts';
import { headerText } from './new-mail.ts';

export interface Letter {
  subject: string;
  blocks: readonly LetterBlock[];
  /** Says why the reader gets the mail. */
  footer: string;
}

/** Writes a mail's subject, HTML and plain text. */
export async function writeLetter(
  site: Pick<Site, 'title' | 'language'>,
  { subject, blocks, footer }: Letter,
): Promise<{ subject: string; html: string; text: string }> {
  return {
    subject: headerText(subject),
    html: await mailHtml(site, { heading: subject, main: blocksHtml(blocks), footer }),
    text: `${blocksText(blocks)}\n\n-- \n${footer}\n${site.title}\n`,
  };
}
