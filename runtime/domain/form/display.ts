import type { FormatPart, FormField, FormFieldFormats } from '../../contracts/form.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { FIELD_PARTS, isMultiPart, LIKERT_SCALE, LIKERT_TEXTS, type MultiPartType } from './field.ts';
import { type Answers, isAnswers, isEmpty, isTextList, phoneParts } from './values.ts';

type Parts = Readonly<Record<string, string>>;
/** The site's layouts, for fields whose order of parts differs between countries. */
type Layouts = Partial<Pick<FormFieldFormats, 'initialAddressFormat' | 'initialDateFormat' | 'initialNameOrder'>>;

/** What stands for answers that are no text of their own. */
type AnswerTexts = Pick<Catalogue['form'], 'notAnswered' | (typeof LIKERT_TEXTS)[number]>;

const MASK = '••••••';

/**
 * A value on one line, for mails and tables. An unanswered field is 'N/A', and a password is masked. Without `layouts`,
 * dates are ISO (2026-02-01) and address parts keep their stored order, so that the result does not depend on the
 * reader's country. Accepts any shape, because submissions may be older than their form.
 */
export function displayValue(field: FormField, value: unknown, texts: AnswerTexts, layouts: Layouts = {}): string {
  if (isEmpty(field, value)) return texts.notAnswered;
  if (field.type === 'password') return MASK;
  if (typeof value === 'string') return value.trim();
  if (isTextList(value)) return isMultiPart(field.type) ? displayParts(field.type, value, layouts) : value.join(', ');
  return isAnswers(value) ? displayAnswers(field, value, texts) : texts.notAnswered;
}

/** The parts by name, trimmed; a missing part is ''. */
function namedParts(type: MultiPartType, value: readonly string[]): Parts {
  const parts = type === 'phone' ? phoneParts(value) : value;
  return Object.fromEntries(FIELD_PARTS[type].map((name, index) => [name, (parts[index] ?? '').trim()]));
}

function displayParts(type: MultiPartType, value: readonly string[], layouts: Layouts): string {
  const parts = namedParts(type, value);
  if (type === 'name')
    return joined(layouts.initialNameOrder === 'FAMILY_FIRST' ? ['Last', 'First'] : ['First', 'Last']);
  if (type === 'date') return displayDate(parts, layouts.initialDateFormat?.fields);
  if (type === 'time') return displayTime(parts);
  if (type === 'phone') return displayPhone(parts);
  const layout = layouts.initialAddressFormat?.fields;
  return layout ? laidOut(layout, parts) : joined(FIELD_PARTS.address, ', ');

  function joined(names: readonly string[], separator = ' '): string {
    return names
      .map((name) => parts[name])
      .filter(Boolean)
      .join(separator);
  }
}

function displayDate({ Month = '', Day = '', Year = '' }: Parts, layout: readonly FormatPart[] | undefined): string {
  const parts = { Month: Month.padStart(2, '0'), Day: Day.padStart(2, '0'), Year };
  return layout ? laidOut(layout, parts) : [parts.Year, parts.Month, parts.Day].join('-');
}

/** "9:05 PM", "21:05", "9:05:30 AM". */
function displayTime({ Hour = '', Minute = '', Second = '', Ampm = '' }: Parts): string {
  const clock = [Hour, Minute.padStart(2, '0'), ...(Second ? [Second.padStart(2, '0')] : [])].join(':');
  return `${clock} ${Ampm.toUpperCase()}`.trim();
}

/** "+1 212-555-0100"; "+49 30 1234" where the number is one part. */
function displayPhone({ Country = '', Areacode = '', Prefix = '', Line = '' }: Parts): string {
  const code = Country.replace(/^\+/, '');
  const number = [Areacode, Prefix, Line].filter(Boolean).join('-');
  return code ? `+${code} ${number}` : number;
}

function displayAnswers({ options = [] }: FormField, answers: Answers, texts: AnswerTexts): string {
  const asked = options.filter((question) => Object.hasOwn(answers, question));
  return asked
    .flatMap((question) => (answers[question] ?? []).map((answer) => `${question}: ${likertText(answer, texts)}`))
    .join('; ');
}

function likertText(answer: string, texts: AnswerTexts): string {
  const key = LIKERT_TEXTS[(LIKERT_SCALE as readonly string[]).indexOf(answer)];
  return key ? texts[key] : answer;
}

/** Joins the filled-in parts and the text between them on one line. */
function laidOut(layout: readonly FormatPart[], parts: Parts): string {
  let line = '';
  let gap = '';
  for (const { type, label, identifier } of layout) {
    if (type === 'SEPARATOR') gap += label;
    else if (parts[identifier]) {
      line += line && (gap.includes('\n') ? ', ' : gap.replace(/\s+/g, ' '));
      line += parts[identifier];
      gap = '';
    }
  }
  return line;
}
