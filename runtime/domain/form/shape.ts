import type { FormField } from '../../contracts/form.ts';
import type { FieldFault } from './fault.ts';
import {
  FIELD_PARTS,
  isMultiPart,
  LIKERT_SCALE,
  type MultiPartType,
  PART_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  TEXTAREA_MAX_LENGTH,
} from './field.ts';
import { type Answers, isAnswers, isTextList, phoneParts } from './values.ts';

const INVALID: FieldFault = { code: 'invalid' };
const NO_VALID_SELECTION: FieldFault = { code: 'noValidSelection' };

/**
 * A value of another form than its field's, too long, or none of the choices. Takes anything that JSON can say; without
 * a fault, it is a `FieldValue` of its field's form.
 */
export function shapeFault(field: FormField, value: unknown): FieldFault | undefined {
  const { type, options = [] } = field;
  if (type === 'checkbox') return isTextList(value) ? choicesFault(value, options) : INVALID;
  if (type === 'likert') return isAnswers(value) ? answersFault(value, options) : INVALID;
  if (isMultiPart(type)) return isTextList(value) ? partsFault(type, value) : INVALID;
  if (typeof value !== 'string') return INVALID;
  if (type === 'radio' || type === 'select') return value === '' ? undefined : choicesFault([value], options);
  if (type === 'email') return undefined; // Its own rule knows its length, and has a text for it.
  if (type !== 'textarea') return lengthFault(value, TEXT_MAX_LENGTH);
  return field.maxLength && value.length > field.maxLength
    ? { code: 'overLimit' }
    : lengthFault(value, TEXTAREA_MAX_LENGTH);
}

function choicesFault(chosen: readonly string[], options: readonly string[]): FieldFault | undefined {
  const isTwice = new Set(chosen).size !== chosen.length;
  return isTwice || chosen.some((choice) => !options.includes(choice)) ? NO_VALID_SELECTION : undefined;
}

function answersFault(answers: Answers, questions: readonly string[]): FieldFault | undefined {
  for (const [question, chosen] of Object.entries(answers)) {
    if (!questions.includes(question)) return { code: 'invalidQuestion' };
    if (chosen.length > 1) return NO_VALID_SELECTION;
    const fault = choicesFault(chosen, LIKERT_SCALE);
    if (fault) return fault;
  }
  return undefined;
}

function partsFault(type: MultiPartType, value: readonly string[]): FieldFault | undefined {
  const parts = type === 'phone' ? phoneParts(value) : value;
  if (parts.length !== FIELD_PARTS[type].length) return INVALID;
  return parts.map((part) => lengthFault(part, PART_MAX_LENGTH)).find(Boolean);
}

function lengthFault({ length }: string, max: number): FieldFault | undefined {
  return length > max ? { code: 'tooLong', max } : undefined;
}
