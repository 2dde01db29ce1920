import {
  type Code,
  Context,
  Engine,
  type FormatterCall,
  type FormatterMap,
  Opcode,
  type Variable,
} from '@squarespace/template-engine';

type ContextProps = ConstructorParameters<typeof Context>[1];
type EngineProps = ConstructorParameters<typeof Engine>[0];

/**
 * Most steps that the templates of one page may take together. The heaviest page of the demo takes about 5,000, and
 * 100,000 take less than 250 ms, in which no other page of the isolate is answered. A deployed Worker's clock stands still
 * while code runs, so that no time can be measured there.
 */
export const PAGE_STEPS = 100_000;

/** An instruction is a step, and so are this many characters that it writes. */
const CHARACTERS_PER_STEP = 100;
/** Formatters look at each character that they get and give. */
const FORMATTED_CHARACTERS_PER_STEP = 25;
/** Dates and prices cost this much more than other instructions. */
const STEPS_OF_FORMATTER = 3;
/** Each error becomes a line of the log. */
const STEPS_OF_ERROR = 100;
/** Characters of an expression, whose parts are computed one by one. */
const EXPRESSION_CHARACTERS_PER_STEP = 5;

/** Counts the steps that several renderings take together. */
export class StepBudget {
  readonly most: number;
  /** The template, and the partial in it, that took the last step; undefined while there are steps left. */
  usedUpIn: string | undefined;
  #taken = 0;

  constructor(most = PAGE_STEPS) {
    this.most = most;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Returns whether there were steps left. */
  take(steps: number): boolean {
    this.#taken += steps;
    return this.#taken <= this.most;
  }
}

/** The context of a rendering, which counts what is written. */
export class BoundedContext extends Context {
  readonly #budget: StepBudget;

  constructor(json: object, props: ContextProps, budget: StepBudget) {
    super(json, props);
    this.#budget = budget;
  }

  override error(error: Parameters<Context['error']>[0]): void {
    this.#budget.take(STEPS_OF_ERROR);
    super.error(error);
  }

  override append(text: unknown): void {
    // The engine passes numbers too.
    if (typeof text === 'string') this.#budget.take(Math.floor(text.length / CHARACTERS_PER_STEP));
    super.append(text as string);
  }

  /** The name of the partial that is being applied; undefined for none. */
  get partial(): string | undefined {
    return [...this.partialsExecuting].at(-1);
  }
}

/** Ends one rendering when its budget is used up: whatever would follow is left out. */
export class BoundedEngine extends Engine {
  readonly #budget: StepBudget;
  readonly #template: string;

  constructor(plugins: EngineProps, budget: StepBudget, template: string) {
    super(plugins);
    this.#budget = budget;
    this.#template = template;
    this.impls = this.impls.map((run, opcode) => {
      if (!run) return null;
      return (code: Code, context: Context) => {
        if (this.#take(stepsOf(opcode, code), context)) run.call(this, code, context);
      };
    });
  }

  override executeBlock(block: Code[], context: Context): void {
    if (this.impls.length > 0) super.executeBlock(block, context);
  }

  override applyFormatters(formatters: FormatterMap, calls: FormatterCall[], vars: Variable[], context: Context): void {
    for (const call of calls) {
      // What a partial does is counted while it is applied.
      const isPartial = call[0] === 'apply';
      if (!this.#take(STEPS_OF_FORMATTER + (isPartial ? 0 : textIn(vars)), context)) return;
      super.applyFormatters(formatters, [call], vars, context);
      if (!isPartial) this.#take(textIn(vars), context);
    }
  }

  #take(steps: number, context: Context): boolean {
    if (this.#budget.take(steps)) return true;
    // Without instructions, the loops that are still running end.
    this.impls = [];
    if (this.#budget.usedUpIn === undefined) {
      const partial = context instanceof BoundedContext ? context.partial : undefined;
      this.#budget.usedUpIn = partial === undefined ? this.#template : `${this.#template}, in ${partial}`;
      context.error({ type: 'engine', message: usedUpText(this.#budget) });
    }
    return false;
  }
}

function stepsOf(opcode: number, code: Code): number {
  if (opcode !== Opcode.EVAL || typeof code === 'number') return 1;
  return 1 + Math.floor(String(code[1]).length / EXPRESSION_CHARACTERS_PER_STEP);
}

function textIn([variable]: Variable[]): number {
  const value: unknown = variable?.node.value;
  return typeof value === 'string' ? Math.floor(value.length / FORMATTED_CHARACTERS_PER_STEP) : 0;
}

function usedUpText({ most, usedUpIn = '' }: StepBudget): string {
  return `The page was cut off after ${most} steps of its templates, in ${usedUpIn}. Show fewer entries in a repeated block, or apply fewer partials in it.`;
}
