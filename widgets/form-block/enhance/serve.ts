import { prepareFormTexts } from '#runtime/form/form-texts.ts';
import { loadForm } from '#runtime/form/load-form.ts';
import { lazy } from '#runtime/lazy.ts';
import { hasEveryField } from '#runtime/page/forms/markup.ts';
import { formBlock, type PageFormReading, readPageForm } from '#runtime/page/forms.ts';
import { type AdoptedForm, adoptForm } from './adopted-form.ts';
import { renderInto } from './rendered-form.ts';
import { waitUntilParsed } from './wait-until-parsed.ts';

const loadLightbox = lazy(() => import('./lightbox.ts'));

/** Blocks whose form we render: newer ones are found by their context script as well. */
const rendered = new WeakMap<Element, AbortController>();

/**
 * Makes a form, or the block that describes one, work: in place where the markup has every field, else by rendering it.
 * Resolves to the form that is served in place.
 */
export async function serve(
  element: Element,
  signal: AbortSignal,
  origin: 'engine' | 'platform',
): Promise<AdoptedForm | undefined> {
  const block = formBlock(element);
  await waitUntilParsed(block);
  const form = element instanceof HTMLFormElement ? element : null;
  // A form in the block is found by itself.
  if (signal.aborted || (!form && (rendered.has(block) || block.querySelector('form')))) return undefined;
  const ending = endWith(signal);
  if (!form) rendered.set(block, ending);
  ending.signal.addEventListener('abort', () => rendered.get(block) === ending && rendered.delete(block));
  try {
    return await bring(block, form, ending.signal, origin);
  } catch (error) {
    // What has been begun must not be there twice after the next try.
    ending.abort();
    throw error;
  }
}

async function bring(
  block: Element,
  form: HTMLFormElement | null,
  signal: AbortSignal,
  origin: 'engine' | 'platform',
): Promise<AdoptedForm | undefined> {
  const reading = await readCompletely(block, form);
  await prepareFormTexts(reading.form);
  if (signal.aborted) return undefined;
  const isInPlace = form && hasEveryField(form, reading.form.fields);
  if (origin === 'platform') {
    if (!isInPlace) return undefined;
    // What we had rendered is not needed any more.
    rendered.get(block)?.abort();
  }
  const wrapper = block.querySelector<HTMLElement>('.form-wrapper') ?? form?.parentElement ?? (block as HTMLElement);
  const adopted = isInPlace ? adoptForm(form, reading, signal) : undefined;
  const prepare = adopted ? () => adopted.attend() : once(() => renderInto(wrapper, reading, signal));
  if (origin === 'engine' && (reading.form.useLightbox || block.querySelector('.lightbox-handle'))) {
    const { putBehindHandle } = await loadLightbox();
    if (signal.aborted) return undefined;
    const label = reading.form.lightboxHandleText;
    putBehindHandle({ block, wrapper, label, prepare }, signal);
  } else {
    reveal(wrapper);
    if (!adopted) await prepare();
  }
  if (isInPlace) reveal(form.closest<HTMLElement>('.form-inner-wrapper'));
  return adopted;
}

/** What the page does not describe is asked of the shop. */
async function readCompletely(block: Element, form: HTMLFormElement | null): Promise<PageFormReading> {
  const reading = readPageForm(block, form);
  if (!reading) throw new Error('The page does not say which form this is.');
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

/** Does it at the first call; after a failure, again at the next. */
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
