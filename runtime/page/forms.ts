import type { PageForm } from '../form/page-form.ts';
import { formIdOf, pageFormFromMarkup } from './forms/markup.ts';
import { pageFormFromRaw, type RawForm } from './forms/raw-form.ts';
import { attempt } from './read-json.ts';

export interface PageFormReading {
  form: PageForm;
  /** Whether the page has a place for a captcha; the provider and its key are only in the shop's definition. */
  hasCaptcha: boolean;
}

const BLOCK = '.sqs-block, [data-sqsp-block], [data-definition-name]';
const SUBMISSION_HTML = '.sqs-form-block-submission-html, .form-submission-html';

/** The block around a form or its description. */
export function formBlock(element: Element): Element {
  const isForm = element instanceof HTMLFormElement;
  return element.closest(BLOCK) ?? (isForm ? element : (element.parentElement ?? element));
}

/**
 * Reads the form of a block from its JSON scripts, then from its markup. Returns undefined without an id, and a form
 * without fields where the page does not describe them.
 */
export function readPageForm(block: Element, form: HTMLFormElement | null): PageFormReading | undefined {
  const found = readContext(block);
  const markedId = form ? formIdOf(form) : '';
  // If several forms are in one block, the context may belong to another one.
  const context = markedId && found?.formId && found.formId !== markedId ? undefined : found;
  const described = context && pageFormFromRaw({ ...context, formId: context.formId ?? formIdOfBlock(block, form) });
  const marked = form ? attempt('page: markup of a form', () => pageFormFromMarkup(form)) : undefined;
  const base = described ?? marked ?? nameless(formIdOfBlock(block, form));
  if (!base) return undefined;
  const html = block.querySelector<HTMLElement>(SUBMISSION_HTML)?.dataset.submissionHtml;
  return {
    form: {
      ...base,
      kind: marked?.kind ?? base.kind,
      fields: base.fields.length > 0 ? base.fields : (marked?.fields ?? []),
      submissionMessage: base.submissionMessage || (marked?.submissionMessage ?? ''),
      submissionHtml: base.submissionHtml || html || (marked?.submissionHtml ?? ''),
      successRedirect: base.successRedirect || (marked?.successRedirect ?? ''),
    },
    hasCaptcha: context?.captchaEnabled === true || block.querySelector('.captcha-container') !== null,
  };
}

/** Merges all JSON scripts of the block; newer blocks have one each for form, looks and texts. */
function readContext(block: Element): RawForm | undefined {
  const parts: Record<string, unknown>[] = [];
  for (const script of block.querySelectorAll('script[type="application/json"]')) {
    const part = attempt('page: context of a form', () => JSON.parse(script.textContent ?? ''));
    if (typeof part === 'object' && part !== null) parts.push(part);
  }
  const forms = parts.filter((part) => 'formFields' in part || 'formId' in part);
  if (forms.length === 0) return undefined;
  const strings = parts.find((part) => !forms.includes(part) && ('validation' in part || 'likert' in part));
  return {
    ...(strings && { localizedStrings: strings }),
    ...Object.assign({}, ...parts.filter(isNot(strings)), ...forms),
  };
}

function isNot(other: unknown): (value: unknown) => boolean {
  return (value) => value !== other;
}

function formIdOfBlock(block: Element, form: HTMLFormElement | null): string {
  const [marked] = block.querySelectorAll('[id^="form-context-"], [id^="form-submission-html-"]');
  return (form && formIdOf(form)) || (marked?.id.replace(/^form-(context|submission-html)-/, '') ?? '');
}

/** Returns a form of which only the id is known; the rest is read from the shop. */
function nameless(id: string): PageForm | undefined {
  return pageFormFromRaw({ id });
}
