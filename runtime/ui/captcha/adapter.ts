import type { CaptchaSettings } from '../../contracts/form.ts';
import type { CaptchaAction } from '../../contracts/form-enumerations.ts';

/** A captcha that an adapter has shown. */
export interface Mounted {
  token(action: CaptchaAction): Promise<string>;
  reset(): void;
  destroy(): void;
}

/** The place and settings that an adapter gets for a captcha. */
export interface Slot {
  /** An empty element for this captcha alone, inside the container. */
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
