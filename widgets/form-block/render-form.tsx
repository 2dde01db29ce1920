import { createRoot } from 'react-dom/client';
import { fieldFormats } from '#runtime/domain/form/formats.ts';
import type { PageForm } from '#runtime/form/page-form.ts';
import { showHtml } from '#runtime/form/show-html.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { FormView } from '#runtime/ui/form/FormView.tsx';
import styles from '#runtime/ui/form/form.css';
import type { FormModel } from '#runtime/ui/form/form-model.ts';

const reported = (error: unknown) => report(error, 'form');

/**
 * Renders a form into an element of the page's own tree, with default styles that any style of the page overrules.
 * Layouts that the page does not bring are those of its language. Returns what takes it away; the session is the
 * caller's to stop.
 */
export function renderForm(
  container: HTMLElement,
  session: FormModel & { readonly form: Pick<PageForm, 'formats'> },
): () => void {
  const { form, texts } = session;
  const formats = { ...fieldFormats(document.documentElement.lang, texts.form), ...form.formats };
  container.classList.add('sq-form');
  adoptStyles(container, styles);
  const root = createRoot(container, { onCaughtError: reported, onUncaughtError: reported });
  root.render(<FormView model={session} formats={formats} showHtml={showHtml} />);
  return () => root.unmount();
}
