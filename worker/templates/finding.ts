import type { TemplateFinding } from '#runtime/contracts/templates.ts';

/**
 * Most findings of one check. Nobody reads more at once, and a hostile template could have hundreds of thousands, each of
 * which takes time.
 */
export const MAX_FINDINGS = 300;

/** A finding before its place is counted in lines. */
export interface PlacedFinding extends Pick<TemplateFinding, 'code' | 'message' | 'severity'> {
  /** In the template's text. */
  offset: number;
}

export function errorAt(offset: number, code: TemplateFinding['code'], message: string): PlacedFinding {
  return { offset, code, message, severity: 'error' };
}

export function warningAt(offset: number, code: TemplateFinding['code'], message: string): PlacedFinding {
  return { offset, code, message, severity: 'warning' };
}

/** Adds line and column. `text` is the template's. */
export function inLines(template: string, text: string, { offset, ...finding }: PlacedFinding): TemplateFinding {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { template, line, column: offset - before.lastIndexOf('\n'), ...finding };
}

/** Returns an engine's message without the name of its class. */
export function plainMessage(message: string): string {
  return message.replace(/^(Syntax|Runtime)Error: /, '');
}
