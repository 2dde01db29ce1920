import { act } from 'react';

interface Opened {
  isAsked(): boolean;
  untilIdle(): Promise<void>;
}

/** Waits until every call to the shop is answered, and React has shown on the page all that follows. */
export async function untilShown(shop: Opened): Promise<void> {
  let before: string;
  do {
    before = document.body.innerHTML;
    await act(() => shop.untilIdle());
  } while (shop.isAsked() || before !== document.body.innerHTML);
}
