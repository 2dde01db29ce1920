import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ProductRestock } from '#runtime/contracts/restock.ts';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';
import { restockBox } from '#runtime/i18n/en/forms.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { createRestockSession, type RestockCaptcha } from '#runtime/restock/session.ts';
import type { RestockState } from '#runtime/restock/state.ts';
import { successMessage } from '#runtime/restock/success-message.ts';
import { loadCaptcha } from './load-captcha.ts';

interface RestockFormProps {
  productId: string;
  variantId: string;
  settings: ProductRestock;
  /** The target of events. */
  host: HTMLElement;
}

/** The form for one variant, and in its place what came of it. */
export function RestockForm({ productId, variantId, settings, host }: RestockFormProps) {
  const id = useId();
  const [session] = useState(() => createRestockSession(productId, variantId, host));
  const state = useSyncExternalStore(session.listen, session.state);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const { container, captcha } = useCaptcha(settings, form);
  const isSending = state.status === 'sending';

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // What autofill has written is in the field, even where the browser has told no script of it.
    const typed = new FormData(event.currentTarget);
    await session.submit({
      email: String(typed.get('email') ?? ''),
      isJoinMailingList: typed.has('isJoinMailingList'),
      prepare: async () => ({ settings, captcha: await captcha() }),
    });
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    // The form went with the focus in it.
    if (!form.current && document.activeElement === document.body) message.current?.focus();
  }

  return (
    <>
      {state.status !== 'signedUp' && (
        <form ref={form} noValidate aria-busy={isSending || undefined} onSubmit={submit}>
          <label htmlFor={id}>{settings.placeholderText}</label>
          <div className="sq-restock-row">
            <input
              {...fieldAttributes({
                id,
                error: state.status === 'failed' && state.isAboutEmail ? state.message : undefined,
                isRequired: true,
              })}
              type="email"
              name="email"
              autoComplete="email"
              spellCheck={false}
            />
            <button type="submit" aria-busy={isSending || undefined} aria-disabled={isSending || undefined}>
              {settings.buttonText}
            </button>
          </div>
          {settings.mailingListDescription !== null && (
            <label className="sq-restock-mailing-list">
              <input type="checkbox" name="isJoinMailingList" defaultChecked={settings.mailingListOptInByDefault} />
              <span>{settings.mailingListDescription}</span>
            </label>
          )}
          <div ref={container} />
        </form>
      )}
      <p
        className="sq-restock-message"
        id={errorId(id)}
        role="status"
        tabIndex={-1}
        data-sq-state={state.status}
        ref={message}
      >
        {messageOf(state, settings)}
      </p>
    </>
  );
}

function messageOf(state: RestockState, settings: ProductRestock): string {
  if (state.status === 'signedUp') return successMessage(settings, state.isConfirmationNeeded);
  if (state.status === 'sending') return localised('restockBox', restockBox).signingUp;
  return state.status === 'failed' ? state.message : '';
}

/** Shows the shop's captcha while the form is there. `captcha` resolves to it, and tries again after a failure. */
function useCaptcha({ captcha: settings }: ProductRestock, form: { current: HTMLFormElement | null }) {
  const container = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<RestockCaptcha | undefined>>(undefined);
  const life = useRef<AbortController>(undefined);

  const captcha = (): Promise<RestockCaptcha | undefined> => {
    mounting.current ??= mount().catch((error) => {
      mounting.current = undefined;
      throw error;
    });
    return mounting.current;
  };
  async function mount(): Promise<RestockCaptcha | undefined> {
    if (!settings) return undefined;
    const { mountRestockCaptcha } = await loadCaptcha();
    if (!container.current || !form.current || !life.current) return undefined;
    return mountRestockCaptcha(container.current, settings, form.current, life.current.signal);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `captcha` reads refs only
  useEffect(() => {
    life.current = new AbortController();
    // A captcha that cannot be fetched is fetched again, and its failure shown, when the form is sent.
    captcha().catch(() => {});
    return () => {
      life.current?.abort(new Error('The form has gone.'));
      mounting.current = undefined;
    };
  }, [settings]);

  return { container, captcha };
}
