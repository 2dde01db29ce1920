import type { Context, Variable } from '@squarespace/template-engine';
import { WrappedFormatter } from './wrapped-formatter.ts';

/** One of the engine's formatters, whose HTML is revised after it was written. */
export abstract class RevisedFormatter extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    this.original.apply(args, variables, context);
    const [output] = variables;
    const html = output?.get();
    if (typeof html === 'string') output?.set(this.revise(html, context));
  }

  protected abstract revise(html: string, context: Context): string;
}
