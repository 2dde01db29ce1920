import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { type AccountMail, accountMail } from './mails.ts';

const KINDS: readonly AccountMail[] = [
  'account-confirm',
  'account-known',
  'account-password',
  'account-sign-in',
  'account-changed',
  'account-email',
  'account-email-changed',
];

/** Writes the mails about accounts, with made-up data, for previews. */
export function accountSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const reader = {
    email: 'ann@mail.example',
    language: call.site.language,
    url: `${baseUrl}/commerce/account/sign-in`,
  };
  return Promise.all(
    KINDS.map((kind) =>
      accountMail(call, kind, { ...reader, passkeys: kind === 'account-changed' ? ['Firefox (Linux)'] : [] }),
    ),
  );
}
