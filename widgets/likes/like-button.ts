import { formatCount } from '#runtime/domain/likes.ts';
import type { SocialTexts } from '#runtime/i18n/en/social.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { drawHeart } from './heart.ts';

/** What buttons need to say how often an item is liked. */
export interface Wording {
  texts: SocialTexts;
  /** The page's language, for numbers. */
  language: string;
}

/** The parts of a like button. */
export interface LikeButton {
  button: HTMLButtonElement;
  count: HTMLElement;
  message: HTMLElement;
}

/** What a button shows. */
interface Shown {
  likeCount: number;
  isLiked: boolean;
  /** Why the last press was not stored; '' where it was. */
  message: string;
}

/**
 * Returns the button in the engine's element, and makes it if there is none: what the element shows moves into the
 * button, so that nothing else does.
 */
export function likeButtonOf(element: HTMLElement): LikeButton {
  const known = element.querySelector<HTMLButtonElement>('button.sq-like');
  const button = known ?? Object.assign(document.createElement('button'), { type: 'button', className: 'sq-like' });
  if (!known) button.append(...element.childNodes);
  const icon = partOf(button, 'like-icon');
  const count = partOf(button, 'like-count');
  const message = partOf(element, 'sq-like-message');
  icon.setAttribute('aria-hidden', 'true');
  message.setAttribute('role', 'status');
  if (!known) element.prepend(button);
  drawHeart(icon);
  return { button, count, message };
}

/** Shows how often an item is liked. */
export function showLikes({ button, count, message }: LikeButton, likes: Shown, { texts, language }: Wording): void {
  const n = formatCount(likes.likeCount, language);
  count.textContent = n;
  button.setAttribute('aria-pressed', String(likes.isLiked));
  button.setAttribute('aria-label', nameOf(likes.likeCount, n, texts));
  // A message that stays the same must not be announced again with each change of the count.
  if (message.textContent !== likes.message) message.textContent = likes.message;
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
  if (count === 0) return `${texts.like}: ${n}`;
  return count === 1 ? texts.oneLike : fill(texts.manyLikes, { n });
}
