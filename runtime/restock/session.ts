import { atom } from 'nanostores';
import { postRestockSignUp } from '../api/restock.ts';
import type { CaptchaAction } from '../contracts/form-enumerations.ts';
import type { ProductRestock, RestockSignUpResponse } from '../contracts/restock.ts';
import { emit } from '../events.ts';
import { captcha as captchaTexts } from '../i18n/en/forms.ts';
import { localised } from '../i18n/languages.ts';
import { emailFailure, failed, failureOf } from './failure.ts';
import { mailLanguage } from './mail-language.ts';
import type { RestockFailure, RestockState } from './state.ts';

/** The part of a captcha that a sign-up needs; `runtime/ui/captcha` implements it. */
export interface RestockCaptcha {
  readonly needsTick: boolean;
  isSolved(): boolean;
  token(action: CaptchaAction): Promise<string>;
  reset(): void;
  destroy(): void;
}

/** What a box has to sign an address up with. */
export interface Prepared {
  settings: ProductRestock;
  /** Missing where the shop has none. */
  captcha?: RestockCaptcha | undefined;
}

interface SignUp {
  /** As typed. */
  email: string;
  isJoinMailingList: boolean;
  /** Fetches what is missing; rejects with ApiFailure. */
  prepare(): Promise<Prepared>;
}

export interface RestockSession {
  state(): RestockState;
  /** Calls the listener after each change of the state; returns a function that stops it. */
  listen(listener: () => void): () => void;
  /** Resolves when the address was taken or refused; never rejects. Ignored while a call is under way, and after it. */
  submit(signUp: SignUp): Promise<void>;
}

/** The variants that the visitor has signed up for since the page was opened, in any box. */
const $signedUp = atom<ReadonlyMap<string, RestockState>>(new Map());

/** One box for one variant. Events start at `target`, or at the document once it has left the page. */
export function createRestockSession(productId: string, variantId: string, target: Element): RestockSession {
  const $own = atom<RestockState>({ status: 'idle' });
  const state = () => $signedUp.get().get(variantId) ?? $own.get();
  const ids = { productId, variantId };
  const place = () => (target.isConnected ? target : document);

  function refuse(failure: RestockFailure): void {
    $own.set(failure);
    emit(place(), 'sq-restock-failed', { ...ids, message: failure.message });
  }

  /** Returns the failure, or undefined for a sign-up that was taken or that the page has stopped. */
  async function send(signUp: SignUp, email: string): Promise<RestockFailure | undefined> {
    const { settings, captcha } = await signUp.prepare();
    if (captcha?.needsTick && !captcha.isSolved()) return failed(localised('captcha', captchaTexts).completeFirst);
    if (!emit(place(), 'sq-restock-signing-up', ids, { cancelable: true })) {
      $own.set({ status: 'idle' });
      return undefined;
    }
    const isJoinMailingList = settings.mailingListDescription !== null && signUp.isJoinMailingList;
    const { isConfirmationNeeded } = await post(ids, { email, isJoinMailingList }, { settings, captcha }).catch(
      (error) => {
        captcha?.reset();
        throw error;
      },
    );
    captcha?.destroy();
    $signedUp.set(new Map($signedUp.get()).set(variantId, { status: 'signedUp', isConfirmationNeeded }));
    emit(place(), 'sq-restock-signedup', ids);
    return undefined;
  }

  return {
    state,
    listen(listener) {
      const stops = [$own.listen(listener), $signedUp.listen(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    async submit(signUp) {
      const { status } = state();
      if (status === 'sending' || status === 'signedUp') return;
      const email = signUp.email.trim();
      const wrong = emailFailure(email);
      if (wrong) return refuse(wrong);
      $own.set({ status: 'sending' });
      const failure = await send(signUp, email).catch(failureOf);
      if (failure) refuse(failure);
    },
  };
}

async function post(
  ids: { productId: string; variantId: string },
  { email, isJoinMailingList }: Pick<SignUp, 'email' | 'isJoinMailingList'>,
  { settings, captcha }: Prepared,
): Promise<RestockSignUpResponse> {
  const language = mailLanguage();
  const token = await tokenOf(settings, captcha);
  return postRestockSignUp({
    ...ids,
    siteVisitorEmail: email,
    isJoinMailingList,
    ...token,
    ...(language && { language }),
  });
}

async function tokenOf({ captcha: settings }: ProductRestock, captcha: RestockCaptcha | undefined) {
  if (!settings) return {};
  if (!captcha) throw new Error('The shop needs a captcha, and the box has none.');
  const token = await captcha.token('PRODUCT_WAITLIST_SUBMISSION');
  return settings.provider === 'recaptcha-enterprise' ? { recaptchaEnterpriseV3Token: token } : { captchaToken: token };
}
