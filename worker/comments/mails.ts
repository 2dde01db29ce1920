import { HOUR_MS } from '#runtime/domain/durations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { dispatchMails, mailStatements, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { linkBase, shopOrigin } from '../site/link-base.ts';
import { withLanguage } from '../site/mail-language.ts';
import { noticeAddressOf } from '../site/notice-settings.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import type { CommentItem } from './find-item.ts';

interface WaitingComment {
  id: string;
  author_name: string;
  body: string;
}

type MailCall = ShopCall & { origin: string };
type Mail = NewMail & { id: string };
type Reason = 'intro' | 'reported';

/**
 * Returns the mail about a comment that waits for the owner, for the batch that makes it wait; none without an address
 * for notices. The outbox keeps one in an hour. `mailOwner` follows the batch.
 */
export async function waitingMails(
  call: MailCall,
  item: Pick<CommentItem, 'title' | 'path'>,
  comment: WaitingComment,
  why: Reason = 'intro',
): Promise<Mail[]> {
  const { env, site, origin, now } = withLanguage(call, call.site.primaryLanguage);
  const recipient = noticeAddressOf(site, 'comment');
  if (!recipient) return [];
  const { commentMails: texts } = await textsIn(site.language);
  const baseUrl = await linkBase(env, site, origin);
  const letter = await writeLetter(site, {
    subject: fill(texts.subject, { item: item.title }),
    blocks: [
      { kind: 'text', text: fill(texts[why], { author: comment.author_name, item: item.title }) },
      { kind: 'quote', title: comment.author_name, text: comment.body },
      {
        kind: 'button',
        text: texts.decide,
        url: consoleLink(baseUrl, 'comments/:comment', { comment: comment.id }),
      },
      { kind: 'link', text: texts.list, url: consoleLink(baseUrl, 'comments', {}) },
      { kind: 'link', text: texts.open, url: baseUrl + item.path },
    ],
    footer: texts.footer,
  });
  return [{ ...letter, id: newMailId(now), kind: 'comment-waiting', recipient, dedupeKey: keyOf(now) }];
}

/** Returns the statements that tell the owner of a comment that waits: the notice in the console, and the mail. */
export function waitingStatements(
  { db, site, secret, now }: ShopCall,
  item: Pick<CommentItem, 'title'>,
  commentId: string,
  mails: readonly Mail[],
): D1PreparedStatement[] {
  const { siteId } = site;
  const notice = { siteId, kind: 'comment', target: `comments/${commentId}`, details: { item: item.title } } as const;
  return [ownerNoticeStatement(db, notice, now), ...mailStatements(db, { siteId, secret }, mails, now)];
}

/** Sends the mail about a waiting comment. Where the hour has had one, a second one follows at its end, for all others. */
export async function mailOwner(call: ShopCall, [mail]: readonly Mail[]): Promise<void> {
  if (!mail) return;
  const { env, db, site, secret, now } = withLanguage(call, call.site.primaryLanguage);
  const { siteId } = site;
  const kept = await db
    .prepare('SELECT id FROM outbox WHERE site_id = ?1 AND dedupe_key = ?2')
    .bind(siteId, mail.dedupeKey)
    .first<string>('id');
  if (kept === mail.id) return dispatchMails(env, siteId, [mail.id]);
  const more = await moreMail(site, mail.recipient, now, await shopOrigin(db, site));
  await db.batch(mailStatements(db, { siteId, secret }, [more], now));
}

async function moreMail(site: Site, recipient: string, now: number, baseUrl: string): Promise<Mail> {
  const { commentMails: texts } = await textsIn(site.language);
  const letter = await writeLetter(site, {
    subject: texts.more,
    blocks: [
      { kind: 'text', text: texts.moreIntro },
      { kind: 'button', text: texts.list, url: consoleLink(baseUrl, 'comments', {}) },
    ],
    footer: texts.footer,
  });
  const notBefore = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const dedupeKey = `${keyOf(now)}:more`;
  return { ...letter, id: newMailId(now), kind: 'comment-waiting', recipient, dedupeKey, notBefore };
}

function keyOf(now: number): string {
  return `comment-waiting:${Math.floor(now / HOUR_MS)}`;
}

/** Writes the mails with made-up data, for the previews. */
export async function commentMailSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const item = { title: 'The second pot', path: '/journal/the-second-pot' };
  const comment = { id: 'comment-1', author_name: 'Marguerite', body: 'I leave the lid off.\nDoes that matter?' };
  const sample = { ...call, origin: baseUrl };
  const recipient = noticeAddressOf(call.site, 'comment');
  return [
    ...(await waitingMails(sample, item, comment)),
    ...(await waitingMails(sample, item, comment, 'reported')),
    await moreMail(call.site, recipient, call.now, baseUrl),
  ];
}
