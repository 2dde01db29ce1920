import { enhance } from '#runtime/enhance.ts';
import { INSTALLMENTS_MARK } from '#runtime/hooks.ts';
import { unlessPlatformServes } from '#runtime/loader/platform.ts';

unlessPlatformServes(() =>
  enhance(INSTALLMENTS_MARK, (mark, gone) =>
    import('./on-demand.ts').then(({ placePill }) => placePill(mark as HTMLElement, gone)).catch(() => {}),
  ),
);
