import type { Page } from 'playwright-core';

/** Replaces the page by another one and by its own copy, as Turbo does on the way back. */
export async function copyPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('turbo:before-cache', { bubbles: true }));
    const { body } = document;
    const copied = body.cloneNode(true);
    const next = document.createElement('body');
    next.textContent = 'Another page';
    body.replaceWith(next);
    await new Promise(requestAnimationFrame);
    next.replaceWith(copied);
    await new Promise(requestAnimationFrame);
  });
}

/** Moves everything on the page into a new element without disconnecting it, and into another one by a removal. */
export async function movePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { body } = document;
    for (const way of ['moveBefore', 'append'] as const) {
      const place = document.createElement('section') as HTMLElement &
        Record<typeof way, (node: Node, before?: null) => void>;
      const children = [...body.children].filter(({ localName }) => localName !== 'script');
      body.append(place);
      for (const child of children) {
        if (way === 'append') place.append(child);
        else place.moveBefore(child, null);
      }
      await new Promise(requestAnimationFrame);
    }
  });
}
