import { useEffect, useRef, useState } from 'react';
import { requestLink, signIn, signUp } from '#runtime/account/sign-in.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAccount } from './context.ts';
import { ActForm } from './controls.tsx';
import { Field } from './fields.tsx';
import { openNext } from './open-next.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import type { Typed } from './read-typed.ts';
import { VIEWS, type View } from './view.ts';

interface SignedOutProps {
  /** The form to begin with. */
  view: View;
  typed: Typed;
}

/** The ways to sign in and to get an account. */
export function SignedOut({ view: first, typed }: SignedOutProps) {
  const { texts, host, next } = useAccount();
  const [view, setView] = useState(first);
  const [isMailSent, setMailSent] = useState(false);
  const [email, setEmail] = useState(typed.values.email ?? '');
  const [isRemembered, setRemembered] = useState(typed.isRemembered);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is shown
  useEffect(() => {
    if (hasChanged.current) heading.current?.focus();
  }, [view, isMailSent]);

  function show(next: View): void {
    hasChanged.current = true;
    const typed = heading.current?.parentElement?.querySelector<HTMLInputElement>('[name=email]');
    if (typed) setEmail(typed.value);
    setMailSent(false);
    setView(next);
  }

  async function send(entries: FormData): Promise<void> {
    const text = (name: string) => String(entries.get(name) ?? '');
    setEmail(text('email'));
    if (view === 'sign-in') {
      await signIn({ email: text('email'), password: text('password'), rememberMe: isRemembered }, host);
      openNext(next);
      return;
    }
    if (view === 'sign-up') {
      const name = { firstName: text('firstName').trim(), lastName: text('lastName').trim() };
      await signUp({
        email: text('email'),
        password: text('password'),
        ...name,
        ...(next !== undefined && { returnPath: next }),
      });
    } else {
      await requestLink(view === 'password' ? 'password-reset' : 'sign-in-link', text('email'), next);
    }
    hasChanged.current = true;
    setMailSent(true);
  }

  if (isMailSent) {
    return (
      <section className="sqa-section sqa-entry">
        <h2 ref={heading} tabIndex={-1}>
          {texts.mailSentTitle}
        </h2>
        <p>{texts.mailSentText}</p>
        <p>
          <button type="button" className="sqa-quiet" onClick={() => show('sign-in')}>
            {texts.signIn}
          </button>
        </p>
      </section>
    );
  }

  const { title, note, button } = {
    'sign-in': { title: texts.signInTitle, note: '', button: texts.signIn },
    'sign-up': { title: texts.signUpTitle, note: texts.signUpNote, button: texts.signUp },
    'sign-in-link': { title: texts.linkTitle, note: texts.linkNote, button: texts.sendLink },
    password: { title: texts.passwordTitle, note: texts.passwordNote, button: texts.sendLink },
  }[view];
  const names = {
    'sign-in': texts.signIn,
    'sign-up': texts.toSignUp,
    'sign-in-link': texts.toLink,
    password: texts.toPassword,
  };
  const isNew = view === 'sign-up';
  const common = (name: string) => ({ name, hasFocus: view === first && typed.focused === name });

  return (
    <section className="sqa-section sqa-entry">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ActForm key={view} submitText={button} send={send} note={note}>
        {isNew && (
          <div className="sqa-halves">
            <Field
              {...common('firstName')}
              label={texts.firstName}
              autoComplete="given-name"
              maxLength={200}
              isOptional
            />
            <Field
              {...common('lastName')}
              label={texts.lastName}
              autoComplete="family-name"
              maxLength={200}
              isOptional
            />
          </div>
        )}
        <Field
          {...common('email')}
          type="email"
          label={texts.email}
          autoComplete={isNew ? 'email' : 'username'}
          defaultValue={email}
          maxLength={EMAIL_MAX_LENGTH}
        />
        {(view === 'sign-in' || isNew) && (
          <Field
            {...common('password')}
            type="password"
            label={texts.password}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            defaultValue={view === first ? (typed.values.password ?? '') : ''}
            maxLength={PASSWORD_MAX_LENGTH}
            {...(isNew && { hint: fill(texts.passwordHint, { min: PASSWORD_MIN_LENGTH }) })}
          />
        )}
        {view === 'sign-in' && (
          <label className="sqa-tick">
            <input
              type="checkbox"
              name="rememberMe"
              checked={isRemembered}
              onChange={({ target }) => setRemembered(target.checked)}
            />
            <span>{texts.rememberMe}</span>
          </label>
        )}
      </ActForm>
      {view === 'sign-in' && <PasskeySignIn rememberMe={isRemembered} />}
      <ul className="sqa-ways">
        {VIEWS.filter((other) => other !== view).map((other) => (
          <li key={other}>
            <button type="button" className="sqa-quiet" onClick={() => show(other)}>
              {names[other]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
