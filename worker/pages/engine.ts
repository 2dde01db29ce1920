import type { CLDR } from '@phensley/cldr';
import { Compiler, type Partials } from '@squarespace/template-engine';

/** Both are unlimited by default: an expression in a template must not be able to take the isolate down. */
const EXPRESSION_LIMITS = { maxTokens: 1_000, maxStringLen: 10_000 };

const PARTIAL_PREFIX = 'partials/';

export interface EngineError {
  /** Template in which it was found. */
  template: string;
  /** 'parser', 'assembler' or 'engine' as the engine says; 'store' where a template does not exist. */
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
}

/** Reusable and stateless between calls; set up once per isolate. */
const compiler = new Compiler();

interface Source {
  name: string;
  source: string;
}

/** `given` are partials that templates may apply beside their own. */
export function parseTemplates(sources: readonly Source[], given: Partials): Templates {
  const parsed = new Map<string, ParsedTemplate>();
  const partials: Partials = { ...given };
  for (const { name, source } of sources) {
    const { code, errors } = compiler.parse(source);
    parsed.set(name, {
      code: code as ParsedTemplate['code'],
      errors: errors.map((error) => toEngineError(name, error)),
    });
    // A broken partial stays text: the engine parses it where it is applied, and reports it there.
    if (name.startsWith(PARTIAL_PREFIX)) partials[name] = errors.length > 0 ? source : (code as ParsedTemplate['code']);
  }
  return { parsed, partials };
}

export function parsePartials(sources: readonly Source[]): Partials {
  return Object.fromEntries(
    sources.map(({ name, source }) => [name, compiler.parse(source).code as ParsedTemplate['code']]),
  );
}

export interface Rendering {
  html: string;
  errors: EngineError[];
}

/**
 * Runs one template. The engine throws nothing: what went wrong is in `errors`, with the template's parse errors
 * first, and `html` is what could be rendered all the same ('' where the template does not exist).
 */
export function render(name: string, templates: Templates, json: object, cldr: CLDR, now: number): Rendering {
  const template = templates.parsed.get(name);
  if (!template) return { html: '', errors: [{ template: name, type: 'store', message: 'Template not found.' }] };
  const { ctx, errors } = compiler.execute({
    code: template.code,
    json,
    partials: templates.partials,
    cldr,
    now,
    enableExpr: true,
    exprOpts: EXPRESSION_LIMITS,
  });
  return { html: ctx.render(), errors: [...template.errors, ...errors.map((error) => toEngineError(name, error))] };
}

function toEngineError(template: string, { type, message }: { type: string; message: string }): EngineError {
  return { template, type, message };
}
