import { enhance } from '#runtime/enhance.ts';
import { INSTALLMENTS_MARK } from '#runtime/hooks.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { loadPill } from './load-pill.ts';

whenEnabled(() =>
  enhance(INSTALLMENTS_MARK, (mark, gone) =>
    loadPill()
      .then(({ placePill }) => placePill(mark as HTMLElement, gone))
      .catch(() => {}),
  ),
);
