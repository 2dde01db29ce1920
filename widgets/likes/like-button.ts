import { formatCount } from '#runtime/domain/likes.ts';
import { emit } from '#runtime/events.ts';
import type { SocialTexts } from '#runtime/i18n/en-social.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { rememberLiking } from '#runtime/likes/may-have-liked.ts';
import { $likes, type ShownLikes, toggleLike } from '#runtime/likes/store.ts';
import { drawHeart } from './heart.ts';

interface Setting {
  texts: SocialTexts;
  /** The page's language, for numbers. */
  language: string;
  /** Fires when the element has left the page. */
  gone: AbortSignal;
}

/**
 * Turns the engine's element into a button, once the likes of its item are known: what it shows moves into the button,
 * so that nothing else does.
 */
export function createLikeButton(element: HTMLElement, { texts, language, gone }: Setting): void {
  const { itemId = '' } = element.dataset;
  let parts: Parts | undefined;

  function show(likes: ShownLikes): void {
    parts ??= makeButton(element, press);
    const { button, count, message } = parts;
    const n = formatCount(likes.likeCount, language);
    count.textContent = n;
    button.ariaPressed = String(likes.isLiked);
    button.ariaLabel = nameOf(likes.likeCount, n, texts);
    // A message that stays the same must not be announced again with each change of the count.
    if (message.textContent !== likes.message) message.textContent = likes.message;
    element.classList.add('sq-served');
    if (likes.isLiked) rememberLiking();
  }

  async function press(): Promise<void> {
    const stored = await toggleLike(itemId);
    if (stored) emit(element, 'sq-like-changed', stored);
  }

  let shown: ShownLikes | undefined;
  const stop = $likes.subscribe((all) => {
    const likes = all[itemId];
    if (!likes || likes === shown) return;
    shown = likes;
    show(likes);
  });
  gone.addEventListener('abort', stop);
}

interface Parts {
  button: HTMLButtonElement;
  count: HTMLElement;
  message: HTMLElement;
}

function makeButton(element: HTMLElement, press: () => void): Parts {
  const known = element.querySelector<HTMLButtonElement>('button.sq-like');
  const button = known ?? Object.assign(document.createElement('button'), { type: 'button', className: 'sq-like' });
  if (!known) button.append(...element.childNodes);
  const icon = partOf(button, 'like-icon');
  const count = partOf(button, 'like-count');
  const message = partOf(element, 'sq-like-message');
  icon.ariaHidden = 'true';
  message.role = 'status';
  if (!known) element.prepend(button);
  drawHeart(icon);
  button.onclick = press;
  return { button, count, message };
}

/** Returns the part of the engine, or one like it at the end. */
function partOf(parent: HTMLElement, name: string): HTMLElement {
  const known = parent.querySelector<HTMLElement>(`.${name}`);
  if (known) return known;
  const part = Object.assign(document.createElement('span'), { className: name });
  parent.append(part);
  return part;
}

function nameOf(count: number, n: string, texts: SocialTexts): string {
  if (count === 0) return texts.like;
  return count === 1 ? texts.oneLike : fill(texts.manyLikes, { n });
}
