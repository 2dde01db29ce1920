import { loadForm } from '#runtime/form/load-form.ts';
import { readPageFields } from '#runtime/form/page-fields.ts';
import type { PageForm } from '#runtime/form/page-form.ts';
import { createFormSession } from '#runtime/form/session.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { lazy } from '#runtime/lazy.ts';
import type { PageFormReading } from '#runtime/page/forms.ts';
import { report } from '#runtime/report.ts';

/** Class of each element that we have rendered a form into. */
export const RENDERED_CLASS = 'sq-form';

const containers = new WeakSet<Element>();

const loadRenderer = lazy(() => import('#runtime/ui/form/render-form.tsx'));

/** Renders a form where the page has no markup for it, or lacks some of its fields. */
export async function renderInto(
  wrapper: HTMLElement,
  { form, hasCaptcha }: PageFormReading,
  signal: AbortSignal,
): Promise<void> {
  const [{ renderForm }, captcha] = await Promise.all([loadRenderer(), hasCaptcha ? captchaOf(form) : null]);
  if (signal.aborted) return;
  for (const child of wrapper.children) (child as HTMLElement).hidden = true;
  const container = document.createElement('div');
  container.className = RENDERED_CLASS;
  containers.add(container);
  wrapper.append(container);
  const session = createFormSession({
    form: { ...form, captcha },
    target: container,
    pageFields: readPageFields(wrapper),
  });
  const unmount = renderForm(container, session, showHtml);
  signal.addEventListener('abort', () => {
    unmount();
    session.stop();
    container.remove();
  });
}

/** Removes forms that a copy of the page, as some scripts keep it for the way back, holds as dead HTML. */
export function removeCopiedForms(block: Element): void {
  for (const found of block.querySelectorAll(`.${RENDERED_CLASS}`)) if (!containers.has(found)) found.remove();
}

/** Fetches the captcha settings of a form, which no page contains. */
async function captchaOf({ id }: PageForm): Promise<PageForm['captcha']> {
  try {
    return (await loadForm(id)).captcha;
  } catch (error) {
    report(error, 'form: captcha');
    return null;
  }
}
