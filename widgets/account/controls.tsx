import { type ReactNode, useEffect, useId, useRef } from 'react';
import { showSignInAgain } from '#runtime/account/state.ts';
import { useAccount } from './context.ts';
import { ActContext } from './fields.tsx';
import { type Act, useAct } from './use-act.ts';

interface ActFormProps {
  submitText: string;
  /** Sends what was entered; rejects with the failure to show. */
  send(entries: FormData): Promise<unknown>;
  /** Said once it was sent; the form stays. */
  done?: string;
  note?: string;
  children: ReactNode;
}

/** A form that calls the shop, keeps what was typed when that fails, and leads to the field that is wrong. */
export function ActForm({ submitText, send, done = '', note, children }: ActFormProps) {
  const { texts } = useAccount();
  const { act, run } = useAct();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = act.status === 'busy';

  // The fields show their errors by then.
  useEffect(() => {
    if (act.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [act]);

  async function submit(): Promise<void> {
    if (!form.current) return;
    // What autofill has written is in the field, even where the browser has told no script of it.
    const entries = new FormData(form.current);
    const isDone = await run(() => send(entries), done);
    if (isDone) for (const secret of form.current?.querySelectorAll('[type=password]') ?? []) clear(secret);
  }

  return (
    <form
      ref={form}
      className="sqa-form"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ActContext value={act}>{children}</ActContext>
      {note && <p className="sqa-hint">{note}</p>}
      <button type="submit" className="sqa-primary" aria-disabled={isBusy || undefined}>
        {submitText}
      </button>
      <Outcome act={act} busyText={texts.sending} />
    </form>
  );
}

function clear(input: Element): void {
  (input as HTMLInputElement).value = '';
}

/** What became of an act, for eyes and screen readers. A field's own error is said with the field. */
export function Outcome({ act, busyText = '' }: { act: Act; busyText?: string }) {
  const { texts } = useAccount();
  const isAboutField = act.status === 'failed' && Object.keys(act.errors).length > 0;
  let text = act.status === 'busy' ? busyText : '';
  if (act.status === 'done' || (act.status === 'failed' && !isAboutField)) text = act.message;
  return (
    <p role="status" className="sqa-outcome" data-sq-state={act.status}>
      {text}
      {act.status === 'failed' && act.isOld && (
        <>
          {' '}
          <button type="button" className="sqa-quiet" onClick={showSignInAgain}>
            {texts.signIn}
          </button>
        </>
      )}
    </p>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className="sqa-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A part that opens on demand. */
export function More({ title, children }: SectionProps) {
  return (
    <details className="sqa-more">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
