import { enhance } from '#runtime/enhance.ts';
import { INSTALLMENTS_MARK } from '#runtime/hooks.ts';
import { whenEnabled } from '#runtime/platform.ts';

whenEnabled(() =>
  enhance(INSTALLMENTS_MARK, (mark, gone) =>
    import('./on-demand.ts').then(({ placePill }) => placePill(mark as HTMLElement, gone)).catch(() => {}),
  ),
);
