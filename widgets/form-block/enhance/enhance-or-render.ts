import { prepareFormTexts } from '#runtime/form/form-texts.ts';
import { loadForm } from '#runtime/form/load-form.ts';
import { lazy } from '#runtime/lazy.ts';
import { hasEveryField } from '#runtime/page/forms/markup.ts';
import { formBlock, type PageFormReading, readPageForm } from '#runtime/page/forms.ts';
import { type EnhancedForm, type Enhancing, enhanceForm } from './enhanced-form.ts';
import { removeCopiedForms, renderInto } from './rendered-form.ts';
import { UnreadableForm } from './unreadable-form.ts';

/** Pause between two checks of an element that the parser may still be reading. */
const POLL_MS = 50;

/** Resolves when the parser has read the whole element, which is certain once another node follows it. */
async function waitUntilParsed(element: Element): Promise<void> {
  while (document.readyState === 'loading' && !hasFollower(element)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function hasFollower(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

const loadLightbox = lazy(() => import('./lightbox-handle.ts'));

/**
 * Blocks with a form that we have rendered. A block may be found twice, by its markup and its script, but gets one
 * form.
 */
const rendered = new WeakMap<Element, AbortController>();

/**
 * Makes a form, or the block that describes one, work. A form whose markup has every field is enhanced in place; any
 * other is rendered. Resolves to the enhanced form, or to undefined if the form was rendered or is enhanced by another
 * call.
 */
export async function enhanceOrRender(
  element: Element,
  { signal, whenReleased }: Enhancing,
  origin: 'engine' | 'platform',
): Promise<EnhancedForm | undefined> {
  const block = formBlock(element);
  await waitUntilParsed(block);
  const form = element instanceof HTMLFormElement ? element : null;
  removeCopiedForms(block);
  // A form inside the block is enhanced by a call of its own.
  if (signal.aborted || (!form && (rendered.has(block) || block.querySelector('form')))) return undefined;
  const ending = endWith(signal);
  if (!form) rendered.set(block, ending);
  ending.signal.addEventListener('abort', () => rendered.get(block) === ending && rendered.delete(block));
  try {
    return await enhanceParsed(block, form, { signal: ending.signal, whenReleased }, origin);
  } catch (error) {
    // Removes what this attempt has added, so that the next one does not add it twice.
    ending.abort();
    throw error;
  }
}

async function enhanceParsed(
  block: Element,
  form: HTMLFormElement | null,
  enhancing: Enhancing,
  origin: 'engine' | 'platform',
): Promise<EnhancedForm | undefined> {
  const reading = await readCompletely(block, form);
  await prepareFormTexts(reading.form);
  const { signal, whenReleased } = enhancing;
  await whenReleased();
  if (signal.aborted) return undefined;
  const isInPlace = form && hasEveryField(form, reading.form.fields);
  if (origin === 'platform') {
    if (!isInPlace) return undefined;
    // The platform's form replaces the one that we rendered.
    rendered.get(block)?.abort();
  }
  const wrapper = block.querySelector<HTMLElement>('.form-wrapper') ?? form?.parentElement ?? (block as HTMLElement);
  const enhanced = isInPlace ? enhanceForm(form, reading, enhancing) : undefined;
  const prepare = enhanced ? () => enhanced.attend() : once(() => renderInto(wrapper, reading, signal));
  if (origin === 'engine' && (reading.form.useLightbox || block.querySelector('.lightbox-handle'))) {
    const { putBehindHandle } = await loadLightbox();
    if (signal.aborted) return undefined;
    const label = reading.form.lightboxHandleText;
    putBehindHandle({ block, wrapper, label, prepare }, signal);
  } else {
    reveal(wrapper);
    if (!enhanced) await prepare();
  }
  if (isInPlace) reveal(form.closest<HTMLElement>('.form-inner-wrapper'));
  return enhanced;
}

/** Reads a form from the page, or fetches it from the shop if the page describes no fields. */
async function readCompletely(block: Element, form: HTMLFormElement | null): Promise<PageFormReading> {
  const reading = readPageForm(block, form);
  if (!reading) throw new UnreadableForm();
  if (reading.form.fields.length > 0) return reading;
  const loaded = await loadForm(reading.form.id);
  return { form: loaded, hasCaptcha: loaded.captcha !== null };
}

function reveal(element: HTMLElement | null): void {
  if (!element) return;
  element.hidden = false;
  element.classList.remove('hidden');
}

function endWith(signal: AbortSignal): AbortController {
  const ending = new AbortController();
  signal.addEventListener('abort', () => ending.abort());
  return ending;
}

/** Wraps work so that it is done once, with the first call; the call after a failure tries again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  return () => {
    doing ??= work().catch((error) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
}
