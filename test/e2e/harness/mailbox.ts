import type { BrowserContext } from 'playwright-core';
import { openPage } from './visitor.ts';

/** A mail as the developer's mailbox shows it. */
interface ShownMail {
  subject: string;
  to: string;
  /** '' for none. */
  replyTo: string;
  text: string;
  html: string;
}

/** Returns the shop's mails to an address, with a reply to it or naming it, newest first. */
export async function mailsOf(context: BrowserContext, email: string, base?: string): Promise<ShownMail[]> {
  const page = await openPage(context, '/dev/mailbox', base);
  const mails = await page.locator('article').evaluateAll((articles) =>
    articles.map((article) => {
      const terms = [...article.querySelectorAll('dt')];
      const behind = (name: string) =>
        terms.find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent ?? '';
      return {
        subject: article.querySelector('h2')?.textContent ?? '',
        to: behind('To'),
        replyTo: behind('Reply to'),
        text: article.querySelector('pre')?.textContent ?? '',
        html: article.querySelector('iframe')?.getAttribute('srcdoc') ?? '',
      };
    }),
  );
  await page.close();
  return mails.filter(({ to, replyTo, text }) => to === email || replyTo === email || text.includes(email));
}
