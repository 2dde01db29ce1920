import { useStore } from '@nanostores/react';
import { pushTexts } from '#runtime/i18n/en/console/push.ts';
import { $installPrompt } from '../../../app/install.ts';

/** Installs the console as an app, where the browser offers that. */
export function InstallButton() {
  const offer = useStore($installPrompt);
  if (!offer) return null;
  const install = () => {
    $installPrompt.set(undefined);
    void offer.prompt();
  };
  return (
    <p>
      <button type="button" className="c-button" onClick={install}>
        {pushTexts.install}
      </button>{' '}
      <span className="c-quiet">{pushTexts.installHint}</span>
    </p>
  );
}
