import type { StorefrontEvents } from '../events.ts';
import { plainText } from './plain-text.ts';

/** Longest time in which a form is sent, with all its repeats. */
const SENT_WITHIN_MS = 60_000;
const SENT = ['sq-form-submitted', 'sq-restock-signedup'] as const satisfies (keyof StorefrontEvents)[];
const FAILED = ['sq-form-failed', 'sq-restock-failed'] as const satisfies (keyof StorefrontEvents)[];

/** Resolves to what the person reads once the form was sent. Throws a DOMException 'ToolError' with what they read if it was not. */
export async function outcomeOf(form: HTMLFormElement): Promise<unknown> {
  const box = form.closest('.sq-form,.sqs-block,.newsletter-form,.product-restock-notification') ?? form;
  const event = await nextEvent(form, box);
  // What the page shows for the event is there with the next task.
  await new Promise((resolve) => setTimeout(resolve));
  if (!event)
    throw new DOMException(
      'The form was not sent in time, or the page has stopped it. The page shows its state.',
      'ToolError',
    );
  if (SENT.some((name) => name === event.type))
    return { sent: true, message: textIn(box, '.form-submission-text') || 'The form was sent.' };
  const { message } = Object(event.detail) as { message?: string };
  const atFields = [...box.querySelectorAll('.field-error')].map(describeError).filter(Boolean);
  const texts = [...new Set([message, ...atFields])].filter(Boolean);
  throw new DOMException(`The form was not sent: ${texts.join(' | ')}`, 'ToolError');
}

function nextEvent(form: HTMLFormElement, box: Element): Promise<CustomEvent | undefined> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const end = (event?: Event) => {
      ending.abort();
      resolve(event as CustomEvent | undefined);
    };
    const timer = setTimeout(end, SENT_WITHIN_MS);
    ending.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const name of [...SENT, ...FAILED]) {
      document.addEventListener(
        name,
        (event) => {
          const target = event.target;
          // A form that has left the page dispatches at the document.
          const isOwn =
            target === document || (target instanceof Node && (box.contains(target) || target.contains(form)));
          if (isOwn) end(event);
        },
        { signal: ending.signal },
      );
    }
  });
}

/** The field and what is wrong with it: "Email: Required". */
function describeError(error: Element): string {
  const text = plainText(error);
  const title = plainText(error.closest('.form-item')?.querySelector('.title,legend,label'));
  return text && title ? `${title}: ${text}` : text;
}

function textIn(box: Element, selector: string): string {
  return box.querySelector(selector)?.textContent?.trim() ?? '';
}
