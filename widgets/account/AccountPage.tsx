import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followAccount, loadAccount } from '#runtime/account/load-account.ts';
import { $account } from '#runtime/account/state.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import type { AccountTexts } from '#runtime/i18n/en/account.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { LightContent } from '#runtime/widget.tsx';
import styles from './account.css';
import { AccountContext } from './context.ts';
import { readTyped } from './read-typed.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignedOut } from './SignedOut.tsx';
import type { View } from './view.ts';

interface AccountPageProps {
  texts: AccountTexts;
  language: string;
  view: View;
  next?: string | undefined;
  host: HTMLElement;
}

/**
 * The account of a signed-in person, or the ways to sign in. The tag's own content shows until it is known who is
 * signed in.
 */
export function AccountPage({ texts, language, view, next, host }: AccountPageProps) {
  const state = useStore($account);
  const [typed, setTyped] = useState<ReturnType<typeof readTyped>>();
  const top = useRef<HTMLDivElement>(null);
  const wasSignedIn = useRef<boolean>(undefined);
  useEffect(() => {
    const stops = [startCart(), followAccount()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  // Runs after each render, because the element renders again after a move to another document or shadow root.
  useLayoutEffect(() => adoptStyles(host, styles));

  const { status } = state;
  const isKnown = status !== 'loading';
  useLayoutEffect(() => {
    if (isKnown) setTyped(readTyped(host));
  }, [isKnown, host]);

  // What had the focus is gone with the view, so that the new one gets it.
  useEffect(() => {
    if (status === 'loading' || status === 'failed') return;
    const isSignedIn = status === 'signedIn';
    if (wasSignedIn.current !== undefined && wasSignedIn.current !== isSignedIn && hasLostFocus()) top.current?.focus();
    wasSignedIn.current = isSignedIn;
  }, [status]);

  if (!isKnown || !typed) return <slot />;
  const isAgain = status === 'signedOut' && state.isAgain === true;
  return (
    <AccountContext value={{ texts, language, host, next: isAgain ? undefined : next }}>
      <slot name="account" />
      <LightContent host={host} slot="account" className="sq-account">
        <div ref={top} tabIndex={-1}>
          {status === 'failed' && (
            <p role="alert">
              {state.message}{' '}
              <button type="button" className="sqa-quiet" onClick={() => void loadAccount()}>
                {texts.tryAgain}
              </button>
            </p>
          )}
          {status === 'signedOut' && <SignedOut view={isAgain ? 'sign-in' : view} typed={typed} />}
          {status === 'signedIn' && <SignedIn siteUser={state.siteUser} />}
        </div>
      </LightContent>
    </AccountContext>
  );
}

function hasLostFocus(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body;
}
