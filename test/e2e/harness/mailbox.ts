import { setTimeout } from 'node:timers/promises';
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

/** Pause between two looks into the mailbox, which is long: each costs the shop and the test as much as many others. */
const PAUSE_MS = 300;
let nextLook = 0;

type Elements = ReturnType<typeof getElementsByTagName>;

/**
 * Returns the shop's mails to an address, with a reply to it or naming it, newest first. The visitor reads the mailbox
 * without a tab of its own, because a page with all mails takes a browser long to show.
 */
export async function mailsOf(context: BrowserContext, email: string, base = SHOP_URL): Promise<ShownMail[]> {
  const begin = Math.max(nextLook, Date.now());
  nextLook = begin + PAUSE_MS;
  await setTimeout(begin - Date.now());
  const { host, port } = new URL(base);
  // Not every machine resolves names under localhost; browsers do.
  const answer = await context.request.get(`http://localhost:${port}/dev/mailbox`, { headers: { Host: host } });
  const page = await answer.text();
  // A page that does not name the address has no mail to it.
  if (!page.includes(email)) return [];
  const mails = getElementsByTagName('article', parseDocument(page)).map((article) => {
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
