import { listText } from '#runtime/domain/list-text.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { CONTRIBUTOR_PASSWORD_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';

type LinkMail = 'contributor-invited' | 'contributor-password';
type Sender = Pick<ShopCall, 'site' | 'now'>;

/** Writes the mail with the link by which a contributor chooses a password. */
export async function contributorMail(
  { site, now }: Sender,
  kind: LinkMail,
  { email, url }: { email: string; url: string },
): Promise<NewMail & { id: string }> {
  const { contributors: texts } = await textsIn(site.language);
  const isInvitation = kind === 'contributor-invited';
  const values = { site: site.title, email };
  const letter = await writeLetter(site, {
    subject: fill(isInvitation ? texts.invitedSubject : texts.passwordSubject, values),
    blocks: [
      { kind: 'text', text: fill(isInvitation ? texts.invitedIntro : texts.passwordIntro, values) },
      { kind: 'button', text: texts.button, url },
      { kind: 'text', text: isInvitation ? texts.invitedExpiry : texts.passwordExpiry },
    ],
    footer: texts.ignore,
  });
  const id = newMailId(now);
  return { ...letter, id, dedupeKey: `${kind}:${id}`, kind, recipient: email };
}

/** Writes the mail that tells a contributor of a new password, and of the passkeys that sign in as before. */
export async function passwordChangedMail(
  { site, now }: Sender,
  { email, passkeys }: { email: string; passkeys: readonly string[] },
): Promise<NewMail & { id: string }> {
  const { contributors: texts } = await textsIn(site.language);
  const values = { site: site.title, email };
  const letter = await writeLetter(site, {
    subject: fill(texts.changedSubject, values),
    blocks: [
      { kind: 'text', text: fill(texts.changedIntro, values) },
      ...(passkeys.length > 0
        ? [{ kind: 'text', text: fill(texts.changedPasskeys, { names: listText(passkeys, site.language) }) } as const]
        : []),
    ],
    footer: texts.changedFooter,
  });
  const id = newMailId(now);
  const kind = 'contributor-password-changed';
  return { ...letter, id, dedupeKey: `${kind}:${id}`, kind, recipient: email };
}

/** Writes the mails to contributors, with made-up data, for previews. */
export function contributorSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const email = 'ann@mail.example';
  const reader = { email, url: `${baseUrl}${CONTRIBUTOR_PASSWORD_PATH}` };
  return Promise.all([
    contributorMail(call, 'contributor-invited', reader),
    contributorMail(call, 'contributor-password', reader),
    passwordChangedMail(call, { email, passkeys: ['Firefox (Linux)'] }),
  ]);
}
