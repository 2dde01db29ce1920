import { createRoot } from 'react-dom/client';
import { fieldFormats } from '../../domain/form/formats.ts';
import { pageLanguage } from '../../page-language.ts';
import { report } from '../../report.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { FormView } from './FormView.tsx';
import styles from './form.css';
import type { Formats, FormModel, ShowHtml } from './form-model.ts';

const reported = (error: unknown) => report(error, 'form');

/**
 * Renders a form into an element in the page's own tree, with default styles that any style of the page overrides.
 * Without the page's layouts, those of its language apply. Returns a function that removes the form; the caller stops
 * the session.
 */
export function renderForm(
  container: HTMLElement,
  session: FormModel & { readonly form: { readonly formats?: Formats | undefined } },
  showHtml: ShowHtml,
): () => void {
  const { form, texts } = session;
  const formats = { ...fieldFormats(pageLanguage(), texts.form), ...form.formats };
  container.classList.add('sq-form');
  adoptStyles(container, styles);
  const root = createRoot(container, { onCaughtError: reported, onUncaughtError: reported });
  root.render(<FormView model={session} formats={formats} showHtml={showHtml} />);
  return () => root.unmount();
}
