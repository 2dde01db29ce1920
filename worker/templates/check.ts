import type { TemplateDraft, TemplateFinding } from '#runtime/contracts/templates.ts';
import { GIVEN_PARTIALS } from '../pages/service.ts';
import { errorAt, inLines, MAX_FINDINGS, type PlacedFinding, plainMessage, warningAt } from './finding.ts';
import { checkPartials } from './partial-rules.ts';
import { type PlacedError, type PlacedTemplate, parsePlaced } from './placed-parse.ts';
import { checkRawTags } from './raw-tags.ts';
import { checkTag } from './tag-rules.ts';

/** The codes of the engine's messages. */
const CODES: readonly [RegExp, TemplateFinding['code']][] = [
  [/^Formatter '.*' is unknown$/s, 'UNKNOWN_FORMATTER'],
  [/^Predicate '.*' is unknown$/s, 'UNKNOWN_PREDICATE'],
  [/will never execute/, 'NEVER_EXECUTED'],
  [/^Reached EOF/, 'END_IN_BLOCK'],
];

/** Finds the errors in a site's whole set of templates, in the order of names and places: `MAX_FINDINGS` at most. */
export function checkTemplates(drafts: readonly TemplateDraft[]): TemplateFinding[] {
  const sources = new Map(drafts.map(({ name, source }) => [name, source]));
  const parsed = new Map([...sources].map(([name, source]) => [name, parsePlaced(source)]));
  const ofPartials = checkPartials(parsed, GIVEN_PARTIALS);
  const found = [...parsed.keys()].sort().flatMap((name) => {
    const findings = [
      ...checkTemplate(parsed.get(name) as PlacedTemplate),
      ...(ofPartials.get(name) ?? []),
      ...checkRawTags(sources.get(name) ?? ''),
    ];
    return findings.sort((a, b) => a.offset - b.offset).map((finding) => ({ name, finding }));
  });
  // Warnings must not hide an error, with which nothing is saved.
  const errorsFirst = [...found].sort((a, b) => Number(isWarning(a.finding)) - Number(isWarning(b.finding)));
  const named = new Set(errorsFirst.slice(0, MAX_FINDINGS));
  return found
    .filter((entry) => named.has(entry))
    .map(({ name, finding }) => inLines(name, sources.get(name) ?? '', finding));
}

const isWarning = ({ severity }: PlacedFinding) => severity === 'warning';

function checkTemplate({ tags, errors, unclosed, notRead, tooDeep }: PlacedTemplate): PlacedFinding[] {
  return [
    ...errors.map(toFinding),
    ...unclosed.map(({ offset }) => {
      return errorAt(offset, 'BLOCK_UNCLOSED', 'This block is left unclosed: it has no {.end}.');
    }),
    ...notRead.map((offset) => {
      return warningAt(offset, 'NOT_READ', 'This is no instruction of the engine, so the page shows it as text.');
    }),
    ...(tooDeep ? [errorAt(tooDeep.offset, 'TOO_DEEP', 'This block is within more than 100 others.')] : []),
    ...tags.flatMap(checkTag),
  ];
}

function toFinding({ offset, error }: PlacedError): PlacedFinding {
  const message = plainMessage(error.message);
  return errorAt(offset, CODES.find(([pattern]) => pattern.test(message))?.[1] ?? 'NOT_ALLOWED', message);
}
