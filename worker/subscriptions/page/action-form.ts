import { html } from 'hono/html';
import type { Markup } from '../../plain-pages/service.ts';
import { hiddenFields } from './hidden-fields.ts';

interface Action {
  /** What the button does, as the page's route names it. */
  action: string;
  text: string;
  /** Further hidden entries. */
  entries?: Readonly<Record<string, string | number>>;
  isQuiet?: boolean;
}

/** A form of one button. */
export function actionForm(path: string, { action, text, entries = {}, isQuiet = false }: Action): Markup {
  return html`<form method="post" action="${path}">
${hiddenFields({ action, ...entries }).map((field) => field.write(false))}
<button class="button${isQuiet ? ' button--quiet' : ''}" type="submit">${text}</button>
</form>`;
}
