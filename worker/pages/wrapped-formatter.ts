import { Formatter } from '@squarespace/template-engine';

/** A formatter of the engine that our own work goes before or after. */
export abstract class WrappedFormatter extends Formatter {
  protected readonly original: Formatter;

  constructor(original: Formatter) {
    super();
    this.original = original;
  }
}
