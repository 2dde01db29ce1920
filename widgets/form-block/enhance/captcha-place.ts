import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import { captchaAction } from '#runtime/domain/form/captcha-action.ts';
import { loadForm } from '#runtime/form/load-form.ts';
import type { FormSession } from '#runtime/form/session.ts';
import { report } from '#runtime/report.ts';
import { type Captcha, mountCaptcha } from '#runtime/ui/captcha/captcha.ts';
import { addToSubmit } from './submit-place.ts';

/**
 * Manages the captcha of an enhanced form. `prepare` fetches the captcha's settings from the shop and shows it. It
 * resolves when the form can be sent; after a failure, the next call tries again.
 */
export function createCaptchaPlace(
  form: HTMLFormElement,
  session: FormSession,
  onChange: (captcha: Captcha) => void,
  signal: AbortSignal,
) {
  let mounting: Promise<void> | undefined;

  async function mount(): Promise<void> {
    const { captcha: settings } = await loadForm(session.form.id);
    if (settings && !signal.aborted) show(settings);
  }

  function show(settings: CaptchaSettings): void {
    const container = findContainer(form);
    // A saved page may contain frames of an old captcha.
    container.replaceChildren();
    const { kind, captchaTheme: theme, captchaAlignment: alignment } = session.form;
    // The session sends the form only with a captcha from now on.
    session.form.captcha = settings;
    const captcha: Captcha = mountCaptcha(container, settings, {
      theme,
      alignment,
      action: captchaAction(kind),
      form,
      onChange: () => onChange(captcha),
    });
    // biome-ignore lint/correctness/useHookAtTopLevel: not a hook of React, only named like one
    session.useCaptcha(captcha);
    signal.addEventListener('abort', () => captcha.destroy());
    onChange(captcha);
  }

  return {
    prepare(): Promise<void> {
      mounting ??= mount().catch((error) => {
        mounting = undefined;
        report(error, 'form: captcha');
      });
      return mounting;
    },
  };
}

function findContainer(form: HTMLFormElement): HTMLElement {
  const known = form.querySelector<HTMLElement>('.captcha-container');
  if (known) return known;
  const container = document.createElement('div');
  container.className = 'captcha-container';
  addToSubmit(form, container, 'before');
  return container;
}
