import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';

type ContributorMail = 'contributor-invited' | 'contributor-password';

/** Writes the mail with the link by which a contributor chooses a password. */
export async function contributorMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  kind: ContributorMail,
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

/** Writes the mails to contributors, with made-up data, for previews. */
export function contributorSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const reader = { email: 'ann@mail.example', url: `${baseUrl}/commerce/contributor` };
  return Promise.all(
    (['contributor-invited', 'contributor-password'] as const).map((kind) => contributorMail(call, kind, reader)),
  );
}
