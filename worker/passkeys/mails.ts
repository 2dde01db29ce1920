import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { mailLanguage } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Holder } from './subject.ts';

type Change = 'added' | 'removed';

/** Writes a person's mail about a passkey that was added or removed. `baseUrl` is an address of the shop. */
export async function passkeyMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  change: Change,
  { audience, email, language, name, baseUrl }: Omit<Holder, 'id'> & { name: string; baseUrl: string },
): Promise<NewMail & { id: string }> {
  const own = { ...site, language: mailLanguage(site, language) };
  const { passkeyMails: texts, contributors } = await textsIn(own.language);
  const isContributor = audience === 'contributor';
  const isNew = change === 'added';
  const values = { site: site.title, email, name };
  const letter = await writeLetter(own, {
    subject: fill(isNew ? texts.addedSubject : texts.removedSubject, values),
    blocks: [
      { kind: 'text', text: fill(isNew ? texts.addedIntro : texts.removedIntro, values) },
      { kind: 'text', text: fill(texts.name, values) },
      ...(isContributor
        ? [{ kind: 'button' as const, text: contributors.openConsole, url: consoleLink(baseUrl, 'account', {}) }]
        : []),
    ],
    footer: texts.footer,
  });
  const id = newMailId(now);
  const kind = `${isContributor ? 'contributor' : 'account'}-passkey-${change}` as const;
  return { ...letter, id, dedupeKey: `${kind}:${id}`, kind, recipient: email };
}

/** Writes the mails about passkeys, with made-up data, for previews. */
export function passkeySamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const { language } = call.site;
  const reader = { email: 'ann@mail.example', language, name: 'Firefox (Linux)', baseUrl };
  return Promise.all(
    (['site-user', 'contributor'] as const).flatMap((audience) =>
      (['added', 'removed'] as const).map((change) => passkeyMail(call, change, { ...reader, audience })),
    ),
  );
}
