import type { CaptchaSettings } from '#runtime/contracts/form.ts';
import { captchaAction } from '#runtime/domain/form/captcha-action.ts';
import { loadForm } from '#runtime/form/load-form.ts';
import type { FormSession } from '#runtime/form/session.ts';
import { report } from '#runtime/report.ts';
import { type Captcha, mountCaptcha } from '#runtime/ui/captcha/captcha.ts';
import { addToSubmit } from './submit-place.ts';

/**
 * The captcha of a form that the page has a place for: which one it is, the shop says. Nothing is asked before
 * `prepare` is called; it resolves when the form can be sent as far as the captcha goes, and tries again after a failure.
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
    // A saved page holds frames of a captcha that is long gone.
    container.replaceChildren();
    const { kind, captchaTheme: theme, captchaAlignment: alignment } = session.form;
    // From here on the form is sent with a captcha only.
    session.form.captcha = settings;
    const captcha: Captcha = mountCaptcha(container, settings, {
      theme,
      alignment,
      action: captchaAction(kind),
      form,
      onChange: () => onChange(captcha),
    });
    // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React, only called like one
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
