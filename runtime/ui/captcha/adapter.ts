import type { CaptchaSettings } from '../../contracts/form.ts';
import type { CaptchaAction } from '../../contracts/form-enumerations.ts';

/** What an adapter puts into its box. */
export interface Mounted {
  token(action: CaptchaAction): Promise<string>;
  reset(): void;
  destroy(): void;
}

/** Where an adapter puts a captcha, and for whom. */
export interface Slot {
  /** Empty, of this captcha alone, inside the container. */
  box: HTMLElement;
  siteKey: string;
  mode: CaptchaSettings['mode'];
  theme: 'light' | 'dark';
  action: CaptchaAction;
  form: HTMLFormElement | null;
  /** Fires when the captcha is destroyed. */
  signal: AbortSignal;
  setSolved(isSolved: boolean): void;
}

export type Mount = (slot: Slot) => Promise<Mounted> | Mounted;
