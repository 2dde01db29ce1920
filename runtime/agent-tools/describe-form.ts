import { RESTOCK_FORM } from '../hooks.ts';
import { plainText } from './plain-text.ts';

const LABEL_MAX_LENGTH = 100;
const CONTROLS = 'input:not([type=hidden],[type=submit],[type=button],[type=file]),select,textarea';

/** Names and describes a form and its fields by its own labels; returns a function that takes that back. */
export function describeForm(form: HTMLFormElement): () => void {
  const described: [Element, string][] = [];
  const describe = (element: Element, name: string, text: string) => {
    element.setAttribute(name, text);
    described.push([element, name]);
  };
  const labels: string[] = [];
  for (const control of form.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    // People cannot see a decoy, and whoever fills it in counts as spam.
    const isDecoy = control.matches('[data-sq-decoy],[aria-hidden=true] *');
    const label = isDecoy ? 'Leave this empty.' : labelOf(control);
    if (label) describe(control, 'toolparamdescription', label);
    if (label && !isDecoy && !labels.includes(label)) labels.push(label);
  }
  const button = textOf(form.querySelector('[type=submit]'));
  describe(
    form,
    'tooldescription',
    `Fills in the form of this page${button && ` with the button "${button}"`}: ${labels.join('; ')}. The person checks and sends it.`,
  );
  // The name comes last, because the form becomes a tool by it.
  describe(form, 'toolname', nameOf(form));
  return () => {
    for (const [element, name] of described) element.removeAttribute(name);
  };
}

/** Returns a name that no other form of the page has. */
function nameOf(form: HTMLFormElement): string {
  const kind = form.matches(RESTOCK_FORM)
    ? 'ask_for_restock_notice'
    : form.closest('.newsletter-form,.newsletter-block')
      ? 'sign_up_for_newsletter'
      : 'fill_in_form';
  const taken = new Set([...document.querySelectorAll('[toolname]')].map((other) => other.getAttribute('toolname')));
  let name = kind;
  for (let n = 2; taken.has(name); n++) name = `${kind}_${n}`;
  return name;
}

/** The question of a field, and the label of its part: "Name: First Name". */
function labelOf(control: HTMLInputElement): string {
  const item = control.closest('.form-item');
  const title = item ? plainText(item.querySelector(':scope > :is(.title,legend),legend')) : '';
  const own = plainText(control.labels?.[0]) || control.getAttribute('aria-label') || control.placeholder || '';
  const parts = own && !title.includes(own) ? [title, own] : [title || own];
  return parts.filter(Boolean).join(': ').slice(0, LABEL_MAX_LENGTH);
}

function textOf(button: Element | null): string {
  const text = button instanceof HTMLInputElement ? button.value : button?.textContent;
  return (text ?? '').trim().slice(0, LABEL_MAX_LENGTH);
}
