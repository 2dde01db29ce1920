import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import type { CaptchaAction } from '#runtime/contracts/form-enumerations.ts';

/** A captcha's token from the visitor's browser, and the action and hosts that it must have been made for. */
interface CaptchaAnswer {
  token: string;
  settings: CaptchaSettings;
  action: CaptchaAction;
  /** Whether a page of this host may have made the token. */
  isHostExpected: (hostname: string) => boolean;
}

/** Asks a provider for its verdict. Rejects with `CaptchaUnreachable` or a network error without a verdict. */
export type CaptchaProvider = (answer: CaptchaAnswer) => Promise<boolean>;

/**
 * Thrown when the provider gives no verdict. `reason` may be logged: it is a status or an error code, never a token.
 */
export class CaptchaUnreachable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('The captcha provider gave no verdict');
    this.name = 'CaptchaUnreachable';
    this.reason = reason;
  }
}
