import type { BindvarCode, FormatterCall, PredicateCode, VariableCode } from '@squarespace/template-engine';
import { Opcode } from '@squarespace/template-engine';
import { evaluationErrors, NOT_IMPLEMENTED } from '../pages/service.ts';
import { errorAt, type PlacedFinding, plainMessage, warningAt } from './finding.ts';
import type { Tag } from './placed-parse.ts';

const MAX_DIGITS = 50;
const DIGITS = /^(?:minimumInteger|(?:minimum|maximum)(?:Fraction|Significant))Digits:(\d+)$/;
const SHOWS_FREE = 'showFreeAtZero:true';
const FREE_LABEL = /^freeLabel:./;

/** Finds the errors of a single instruction. */
export function checkTag(tag: Tag): PlacedFinding[] {
  if (tag.opcode === Opcode.EVAL) return checkExpression(tag);
  return [...checkPredicate(tag), ...formatterCalls(tag).flatMap(([name, args]) => checkCall(tag, name, args?.[0]))];
}

/** Returns an instruction's formatters with their arguments. */
export function formatterCalls({ opcode, code }: Tag): readonly FormatterCall[] {
  if (opcode === Opcode.VARIABLE) return (code as VariableCode)[2] || [];
  if (opcode === Opcode.BINDVAR) return (code as BindvarCode)[3] || [];
  return [];
}

/** The engine parses an expression when it executes it, so it is executed here, without data. */
function checkExpression({ offset, code }: Tag): PlacedFinding[] {
  return evaluationErrors(code).map((message) => errorAt(offset, 'EXPRESSION', plainMessage(message)));
}

function checkPredicate({ offset, opcode, code }: Tag): PlacedFinding[] {
  if (opcode !== Opcode.PREDICATE && opcode !== Opcode.OR_PREDICATE) return [];
  const name = (code as PredicateCode)[1];
  return NOT_IMPLEMENTED.has(String(name)) ? [notImplemented(offset, String(name))] : [];
}

function checkCall({ offset }: Tag, name: string, args: readonly string[] = []): PlacedFinding[] {
  const findings: PlacedFinding[] = [];
  if (NOT_IMPLEMENTED.has(name)) findings.push(notImplemented(offset, name));
  if (name === 'money' && args.includes(SHOWS_FREE) && !args.some((arg) => FREE_LABEL.test(arg))) {
    const message = 'A free label is required when a money component shows free at zero.';
    findings.push(errorAt(offset, 'FREE_LABEL_MISSING', message));
  }
  for (const arg of args) {
    if (Number(DIGITS.exec(arg)?.[1]) > MAX_DIGITS) {
      findings.push(warningAt(offset, 'DIGITS_CAPPED', `Digit options are capped at ${MAX_DIGITS}: ${arg}`));
    }
  }
  return findings;
}

function notImplemented(offset: number, name: string): PlacedFinding {
  return errorAt(offset, 'NOT_IMPLEMENTED', `"${name}" formatter is not yet implemented`);
}
