import type { CaptchaAction, FormKind } from '../../contracts/form-enumerations.ts';

/** What a form's captcha is solved for (storefront.md §9); the Worker takes a token for this action alone. */
export function captchaAction(kind: FormKind): CaptchaAction {
  return kind === 'newsletter' ? 'NEWSLETTER_BLOCK_SUBMISSION' : 'FORM_BLOCK_SUBMISSION';
}
