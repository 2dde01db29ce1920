/** The module of the page on which contributors sign in: it shows the buttons of passkeys where the browser has them. */
import { enhance } from '#runtime/enhance.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { showPasskeyButton } from './passkey-button.ts';

if (typeof PublicKeyCredential === 'function') {
  void loaderHasRun().then(() => enhance('[data-sq-passkey]', showPasskeyButton));
}
