import type { CaptchaAction, FormKind } from '../../contracts/form-enumerations.ts';

/** The action that a form's captcha token is requested for; the Worker accepts a token for this action only. */
export function captchaAction(kind: FormKind, isInPopup = false): CaptchaAction {
  if (isInPopup) return 'PROMO_POPUP_SUBMISSION';
  return kind === 'newsletter' ? 'NEWSLETTER_BLOCK_SUBMISSION' : 'FORM_BLOCK_SUBMISSION';
}
