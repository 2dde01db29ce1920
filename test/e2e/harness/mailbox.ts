import { DomUtils, parseDocument } from 'htmlparser2';
import type { BrowserContext } from 'playwright-core';
import { SHOP_URL } from './shop.ts';

const { getElementsByTagName, nextElementSibling, textContent } = DomUtils;

/** A mail as the developer's mailbox shows it. */
interface ShownMail {
  subject: string;
  to: string;
  /** '' for none. */
  replyTo: string;
  text: string;
  html: string;
}

type Elements = ReturnType<typeof getElementsByTagName>;

/**
 * Returns the shop's mails to an address, with a reply to it or naming it, newest first. The visitor reads the mailbox
 * without a tab of its own, because a page with all mails takes a browser long to show.
 */
export async function mailsOf(context: BrowserContext, email: string, base = SHOP_URL): Promise<ShownMail[]> {
  const { host, port } = new URL(base);
  // Not every machine resolves names under localhost; browsers do.
  const answer = await context.request.get(`http://localhost:${port}/dev/mailbox`, { headers: { Host: host } });
  const mails = getElementsByTagName('article', parseDocument(await answer.text())).map((article) => {
    const all = (tag: string): Elements => getElementsByTagName(tag, article.children);
    const textOf = (elements: Elements) => textContent(elements[0] ?? []);
    const behind = (name: string) => {
      const term = all('dt').find((each) => textContent(each) === name);
      return textContent((term && nextElementSibling(term)) ?? []);
    };
    return {
      subject: textOf(all('h2')),
      to: behind('To'),
      replyTo: behind('Reply to'),
      text: textOf(all('pre')),
      html: all('iframe')[0]?.attribs.srcdoc ?? '',
    };
  });
  return mails.filter(({ to, replyTo, text }) => to === email || replyTo === email || text.includes(email));
}
