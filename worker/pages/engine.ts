import type { CLDR } from '@phensley/cldr';
import { type Code, Compiler, Opcode, type Partials } from '@squarespace/template-engine';
import { BoundedContext, BoundedEngine, StepBudget } from './bounded-engine.ts';
import { allowExcerptHtml } from './excerpt-html.ts';
import { FORMATTERS, PREDICATES } from './formatters.ts';

/** The engine sets no limits by default, and a template's expression must not use up the isolate's memory or time. */
const EXPRESSION_LIMITS = { maxTokens: 1_000, maxStringLen: 10_000 };

export const PARTIAL_PREFIX = 'partials/';

export interface EngineError {
  /** The template that contains the error. */
  template: string;
  /** 'parser', 'assembler' or 'engine' as the engine names it; 'store' for a template that does not exist. */
  type: string;
  message: string;
}

interface ParsedTemplate {
  code: Exclude<Partials[string], string>;
  errors: EngineError[];
}

/** All templates of one site, parsed once. */
export interface Templates {
  parsed: ReadonlyMap<string, ParsedTemplate>;
  partials: Partials;
  /** The expressions of all templates. */
  expressions: readonly Expression[];
}

/** An instruction that evaluates an expression. The engine keeps the expression on it once it has parsed it. */
interface Expression {
  expr?: { errors: readonly unknown[] } | undefined;
}

const PLUGINS = { formatters: FORMATTERS, predicates: PREDICATES };

/** The compiler keeps no state between calls, so each isolate needs only one. */
const compiler = new Compiler(PLUGINS);

interface Source {
  name: string;
  source: string;
}

/** Parses a site's templates. `given` are partials that they may apply in addition to their own. */
export function parseTemplates(sources: readonly Source[], given: Partials): Templates {
  const parsed = new Map<string, ParsedTemplate>();
  const partials: Partials = { ...given };
  for (const { name, source } of sources) {
    const { code, errors } = compiler.parse(source);
    allowExcerptHtml(code);
    parsed.set(name, {
      code: code as ParsedTemplate['code'],
      errors: errors.map((error) => toEngineError(name, error)),
    });
    // A broken partial is kept as text, so that the engine parses it where it is applied and reports the error there.
    if (name.startsWith(PARTIAL_PREFIX)) partials[name] = errors.length > 0 ? source : (code as ParsedTemplate['code']);
  }
  return { parsed, partials, expressions: expressionsIn([...parsed.values()].map(({ code }) => code)) };
}

export function parsePartials(sources: readonly Source[]): Partials {
  return Object.fromEntries(
    sources.map(({ name, source }) => [name, compiler.parse(source).code as ParsedTemplate['code']]),
  );
}

function expressionsIn(code: unknown): Expression[] {
  if (!Array.isArray(code)) return [];
  return code[0] === Opcode.EVAL && typeof code[1] === 'string' ? [code as Expression] : code.flatMap(expressionsIn);
}

/** Lets the engine parse broken expressions anew: it reports them only when it parses them. */
function forgetBroken(expressions: readonly Expression[]): void {
  for (const expression of expressions) {
    if (expression.expr && expression.expr.errors.length > 0) expression.expr = undefined;
  }
}

export interface Rendering {
  html: string;
  errors: EngineError[];
}

interface Given {
  cldr: CLDR;
  /** Ms since the epoch. */
  now: number;
  /** Of the whole page, whose templates share it. */
  budget: StepBudget;
}

/**
 * Renders one template. It never throws: `errors` holds the template's parse errors and then the others, and `html`
 * everything that could be rendered ('' if the template does not exist). Where the budget is used up, the rest is left
 * out.
 */
export function render(name: string, templates: Templates, json: object, given: Given): Rendering {
  const template = templates.parsed.get(name);
  if (!template) return { html: '', errors: [{ template: name, type: 'store', message: 'Template not found.' }] };
  const context = execute(template.code, json, { ...given, name, partials: templates.partials });
  forgetBroken(templates.expressions);
  const errors = context.errors.map((error: EngineError) => toEngineError(name, error));
  return { html: context.render(), errors: [...template.errors, ...errors] };
}

/** Executes one instruction of a template without data, and returns the engine's messages. */
export function evaluationErrors(code: Code): string[] {
  return execute([Opcode.ROOT, 1, [code], Opcode.EOF], {}).errors.map(({ message }: EngineError) => message);
}

function execute(
  code: ParsedTemplate['code'],
  json: object,
  { name = '', budget = new StepBudget(), ...given }: Partial<Given> & { name?: string; partials?: Partials } = {},
) {
  const context = new BoundedContext(json, { ...given, enableExpr: true, exprOpts: EXPRESSION_LIMITS }, budget);
  context.parsefunc = (raw: string) => compiler.parse(raw);
  new BoundedEngine(PLUGINS, budget, name).execute(code, context);
  return context;
}

function toEngineError(template: string, { type, message }: { type: string; message: string }): EngineError {
  return { template, type, message };
}
