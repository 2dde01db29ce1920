import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import type { CaptchaAction } from '#runtime/contracts/form-enumerations.ts';

/** What a visitor's browser brought back, and what it must have been made for. */
export interface CaptchaAnswer {
  token: string;
  settings: CaptchaSettings;
  action: CaptchaAction;
  /** Whether a page of this host may have made the token. */
  isHostExpected: (hostname: string) => boolean;
}

/** Asks one provider; rejects with `CaptchaUnreachable`, or whatever the network throws, where it gives no verdict. */
export type CaptchaProvider = (answer: CaptchaAnswer) => Promise<boolean>;

/** The provider has said neither yes nor no. `reason` is safe to log: a status or an error code, never a token. */
export class CaptchaUnreachable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('The captcha provider gave no verdict');
    this.name = 'CaptchaUnreachable';
    this.reason = reason;
  }
}
