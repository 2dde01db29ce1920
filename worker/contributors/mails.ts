import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { NewMail } from '../mail/service.ts';
import { type MailTexts, personMail, type WrittenMail } from '../people/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { CONTRIBUTOR_PASSWORD_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';

type ContributorMail =
  | 'contributor-invited'
  | 'contributor-password'
  | 'contributor-password-changed'
  | 'contributor-came-back'
  | 'contributor-push-added';

interface Reader {
  email: string;
  /** Where the mail's button leads. */
  url: string;
  /** Names of the passkeys that still sign in after a new password. */
  passkeys?: readonly string[];
  /** The address of the person whom the mail is about, where that is somebody else. */
  person?: string;
  /** The device on which pushes were switched on: "Firefox (Linux)"; '' where its name is unknown. */
  device?: string;
}

/** Writes a mail to a contributor, in the site's language. */
export async function contributorMail(
  call: Pick<ShopCall, 'site' | 'now'>,
  kind: ContributorMail,
  { email, url, passkeys = [], person = '', device = '' }: Reader,
): Promise<WrittenMail> {
  const { contributors } = await textsIn(call.site.language);
  const named = { names: passkeys, text: contributors.changedPasskeys };
  return personMail(
    call,
    kind,
    { email, url, passkeys: named, values: { person, name: device || '–' } },
    textsOf(contributors, kind),
  );
}

function textsOf(texts: Catalogue['contributors'], kind: ContributorMail): MailTexts {
  const { button, ignore: footer } = texts;
  switch (kind) {
    case 'contributor-invited':
      return { subject: texts.invitedSubject, intro: texts.invitedIntro, button, expiry: texts.invitedExpiry, footer };
    case 'contributor-password':
      return {
        subject: texts.passwordSubject,
        intro: texts.passwordIntro,
        button,
        expiry: texts.passwordExpiry,
        footer,
      };
    case 'contributor-password-changed':
      return {
        subject: texts.changedSubject,
        intro: texts.changedIntro,
        button: texts.openConsole,
        expiry: '',
        footer: texts.changedFooter,
      };
    case 'contributor-came-back':
      return {
        subject: texts.cameBackSubject,
        intro: texts.cameBackIntro,
        button: texts.openConsole,
        expiry: '',
        footer: texts.cameBackFooter,
      };
    case 'contributor-push-added':
      return {
        subject: texts.pushAddedSubject,
        intro: texts.pushAddedIntro,
        button: texts.openConsole,
        expiry: '',
        footer: texts.changedFooter,
      };
  }
}

/** Writes the mails to contributors, with made-up data, for previews. */
export function contributorSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const reader = { email: 'ann@mail.example', url: `${baseUrl}${CONTRIBUTOR_PASSWORD_PATH}` };
  return Promise.all([
    contributorMail(call, 'contributor-invited', reader),
    contributorMail(call, 'contributor-password', reader),
    contributorMail(call, 'contributor-password-changed', {
      ...reader,
      url: consoleLink(baseUrl, 'account', {}),
      passkeys: ['Firefox (Linux)'],
    }),
    contributorMail(call, 'contributor-came-back', {
      ...reader,
      url: consoleLink(baseUrl, 'account', {}),
      person: 'bob@mail.example',
    }),
    contributorMail(call, 'contributor-push-added', {
      ...reader,
      url: consoleLink(baseUrl, 'account', {}),
      device: 'Firefox (Linux)',
    }),
  ]);
}
