import type { Site } from '../site/site.ts';
import type { LetterBlock } from './letter-block.ts';
import { blocksHtml } from './letter-html.ts';
import { blocksText } from './letter-text.ts';
import { mailHtml } from './mail-html.ts';
import { headerText } from './new-mail.ts';

/** French puts a space before a colon. */
const FRENCH_COLON = '\u00a0:';

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
  const colon = /^fr\b/i.test(site.language) ? FRENCH_COLON : ':';
  return {
    subject: headerText(subject),
    html: await mailHtml(site, { heading: subject, main: blocksHtml(blocks, colon), footer }),
    text: `${blocksText(blocks, colon)}\n\n-- \n${footer}\n${site.title}\n`,
  };
}
