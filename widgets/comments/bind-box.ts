import type { SITE_USER_COOKIE } from '#runtime/contracts/cookies.ts';
import { lazy } from '#runtime/lazy.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';
import { readKept } from './kept.ts';
import { writtenTime } from './written-time.ts';

const loadDiscussion = lazy(() => import('./discussion.ts'), { texts: 'en-comments' });
/** By which a page of the shop knows that somebody is signed in. It is written out, so that other pages export nothing for it. */
const ACCOUNT_COOKIE: typeof SITE_USER_COOKIE = 'SiteUserInfo';
const HAS_ACCOUNT = new RegExp(`(?:^|; )${ACCOUNT_COOKIE}=`);
const HASH = /^#comment-([\w-]{1,100})$/;

/** A box whose events lead to its discussion. */
export interface BoundBox {
  /** Fetches the comments and shows them; false where the shop has none for this item. */
  open(): Promise<boolean>;
}

/**
 * Makes a box of comments work until the signal fires. What the visitor does is taken at once; the code for it, and the
 * comments as this visitor sees them, are fetched by the first use of the box.
 */
export function bindBox(box: HTMLElement, itemId: string, gone: AbortSignal): BoundBox {
  let making: ReturnType<typeof make> | undefined;
  const make = async () => new (await loadDiscussion()).Discussion(box, itemId, gone);
  const discussion = () => {
    making ??= make();
    making.catch(() => (making = undefined));
    return making;
  };
  const listen = <Name extends 'click' | 'submit' | 'focusin' | 'input'>(
    name: Name,
    take: (event: HTMLElementEventMap[Name]) => void,
  ) => box.addEventListener(name, take, { signal: gone });

  function use(run: (found: Awaited<ReturnType<typeof make>>) => Promise<unknown>): void {
    discussion().then(
      (found) => void run(found).catch((error) => report(error, 'comments')),
      (error) => {
        report(error, 'comments');
        const status = box.querySelector<HTMLElement>('.sq-comments-status');
        if (status) status.textContent = status.dataset.offline ?? '';
      },
    );
  }

  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act]');
    if (!button || !isPlainPress(event)) return;
    event.preventDefault();
    use((found) => found.press(button));
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    use((found) => found.submit(form));
  });
  listen('focusin', ({ target }) => {
    if (!(target as Element).closest('.sq-comments-form')) return;
    // The visitor's next use tries again, and shows a failure.
    discussion().then(
      (found) => found.attend().catch(() => {}),
      () => {},
    );
  });
  listen('input', ({ target }) => {
    if ((target as Element).closest('form')) use(async (found) => found.keepDraft());
  });

  if (box.querySelector('.sq-comments')) takeOver(box, itemId, () => use((found) => found.open()));
  const find = () => {
    const [, id] = HASH.exec(location.hash) ?? [];
    if (id === undefined) return;
    const shown = box.querySelector<HTMLElement>(`#comment-${CSS.escape(id)}`);
    if (shown) shown.focus({ preventScroll: true });
    else if (box.querySelector('.sq-comments')) use((found) => found.find(id));
  };
  find();
  addEventListener('hashchange', find, { signal: gone });
  return {
    async open() {
      const isServed = await (await discussion()).open();
      if (isServed) find();
      return isServed;
    },
  };
}

/** Shows what the Worker cannot know of the visitor: how long ago it was, a draft, and comments that wait. */
function takeOver(box: HTMLElement, itemId: string, open: () => void): void {
  for (const time of box.querySelectorAll<HTMLTimeElement>('.sq-comment-time time')) {
    time.textContent = writtenTime(Date.parse(time.dateTime), Date.now(), pageLanguage()).short;
  }
  const { draft, waitsUntil = 0 } = readKept(itemId);
  if (draft || waitsUntil > Date.now() || HAS_ACCOUNT.test(document.cookie)) open();
}
