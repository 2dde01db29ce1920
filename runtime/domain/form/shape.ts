import type { FormField } from '../../contracts/form.ts';
import {
  FIELD_PARTS,
  isMultiPart,
  LIKERT_SCALE,
  type MultiPartType,
  PART_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  TEXTAREA_MAX_LENGTH,
} from './field.ts';
import type { FieldError } from './field-error.ts';
import { type Answers, isAnswers, isTextList, phoneParts } from './values.ts';

const INVALID: FieldError = { code: 'invalid' };
const NO_VALID_SELECTION: FieldError = { code: 'noValidSelection' };

/**
 * Returns the error of a value whose shape does not fit its field, that is too long, or that is not one of the options.
 * Accepts any JSON value; without an error, the value is a `FieldValue` of its field's shape.
 */
export function shapeError(field: FormField, value: unknown): FieldError | undefined {
  const { type, options = [] } = field;
  if (type === 'checkbox') return isTextList(value) ? choicesError(value, options) : INVALID;
  if (type === 'likert') return isAnswers(value) ? answersError(value, options) : INVALID;
  if (isMultiPart(type)) return isTextList(value) ? partsError(type, value) : INVALID;
  if (typeof value !== 'string') return INVALID;
  if (type === 'radio' || type === 'select') return value === '' ? undefined : choicesError([value], options);
  if (type === 'email') return undefined; // The email rule checks the length, with a text of its own.
  if (type === 'text') return lengthError(value, field.maxLength ?? TEXT_MAX_LENGTH);
  if (type !== 'textarea') return lengthError(value, TEXT_MAX_LENGTH);
  return field.maxLength && value.length > field.maxLength
    ? { code: 'overLimit' }
    : lengthError(value, TEXTAREA_MAX_LENGTH);
}

function choicesError(chosen: readonly string[], options: readonly string[]): FieldError | undefined {
  const isTwice = new Set(chosen).size !== chosen.length;
  return isTwice || chosen.some((choice) => !options.includes(choice)) ? NO_VALID_SELECTION : undefined;
}

function answersError(answers: Answers, questions: readonly string[]): FieldError | undefined {
  for (const [question, chosen] of Object.entries(answers)) {
    if (!questions.includes(question)) return { code: 'invalidQuestion' };
    if (chosen.length > 1) return NO_VALID_SELECTION;
    const error = choicesError(chosen, LIKERT_SCALE);
    if (error) return error;
  }
  return undefined;
}

function partsError(type: MultiPartType, value: readonly string[]): FieldError | undefined {
  const parts = type === 'phone' ? phoneParts(value) : value;
  if (parts.length !== FIELD_PARTS[type].length) return INVALID;
  return parts.map((part) => lengthError(part, PART_MAX_LENGTH)).find(Boolean);
}

function lengthError({ length }: string, max: number): FieldError | undefined {
  return length > max ? { code: 'tooLong', max } : undefined;
}
