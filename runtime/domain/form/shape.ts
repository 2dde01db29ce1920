import type { FieldValue, FormField } from '../../contracts/form.ts';
import type { FieldFault } from './fault.ts';
import { FIELD_PARTS, isMultiPart, LIKERT_SCALE } from './field.ts';
import { phoneParts } from './values.ts';

/** Longest part of a multi-part field, in UTF-16 code units. */
export const PART_MAX_LENGTH = 200;
/** Longest text of any other field but a textarea. */
export const TEXT_MAX_LENGTH = 1_000;
/** Longest textarea whose owner has set no limit. */
export const TEXTAREA_MAX_LENGTH = 20_000;

/** A value of another form than its field's, too long, or none of the choices. */
export function shapeFault(field: FormField, value: FieldValue): FieldFault | undefined {
  const { type, options = [] } = field;
  if (type === 'checkbox') return isList(value) ? choicesFault(value, options) : { code: 'invalid' };
  if (type === 'likert') return isMap(value) ? answersFault(value, options) : { code: 'invalid' };
  if (isMultiPart(type)) return isList(value) ? partsFault(field, value) : { code: 'invalid' };
  if (typeof value !== 'string') return { code: 'invalid' };
  if (type === 'radio' || type === 'select') return value === '' ? undefined : choicesFault([value], options);
  if (type === 'textarea') {
    if (field.maxLength && value.length > field.maxLength) return { code: 'overLimit' };
    return lengthFault(value, TEXTAREA_MAX_LENGTH);
  }
  return lengthFault(value, TEXT_MAX_LENGTH);
}

function choicesFault(chosen: readonly string[], options: readonly string[]): FieldFault | undefined {
  const isTwice = new Set(chosen).size !== chosen.length;
  return isTwice || chosen.some((choice) => !options.includes(choice)) ? { code: 'noValidSelection' } : undefined;
}

function answersFault(answers: Readonly<Record<string, readonly string[]>>, questions: readonly string[]) {
  for (const [question, chosen] of Object.entries(answers)) {
    if (!questions.includes(question)) return { code: 'invalidQuestion' } as const;
    const fault = chosen.length > 1 ? { code: 'noValidSelection' as const } : choicesFault(chosen, LIKERT_SCALE);
    if (fault) return fault;
  }
  return undefined;
}

function partsFault({ type }: FormField, value: readonly string[]): FieldFault | undefined {
  const parts = type === 'phone' ? phoneParts(value) : value;
  if (parts.length !== FIELD_PARTS[type as keyof typeof FIELD_PARTS].length) return { code: 'invalid' };
  return parts.map((part) => lengthFault(part, PART_MAX_LENGTH)).find(Boolean);
}

function lengthFault({ length }: string, max: number): FieldFault | undefined {
  return length > max ? { code: 'tooLong', max } : undefined;
}

function isList(value: FieldValue): value is string[] {
  return Array.isArray(value);
}

function isMap(value: FieldValue): value is Record<string, string[]> {
  return typeof value === 'object' && !Array.isArray(value);
}
