import { type Context, Formatter, type Variable } from '@squarespace/template-engine';

/** One of the engine's formatters, whose HTML is revised after it was written. */
export abstract class RevisedFormatter extends Formatter {
  readonly #original: Formatter;

  constructor(original: Formatter) {
    super();
    this.#original = original;
  }

  apply(args: string[], variables: Variable[], context: Context): void {
    this.#original.apply(args, variables, context);
    const [output] = variables;
    const html = output?.get();
    if (typeof html === 'string') output?.set(this.revise(html, context));
  }

  protected abstract revise(html: string, context: Context): string;
}
