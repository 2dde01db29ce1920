import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTemplates } from '../../test/worker/demo-shop.ts';
import { checkTemplates } from './check.ts';

const check = (source: string, others: Record<string, string> = {}) =>
  checkTemplates(Object.entries({ 'plain.page': source, ...others }).map(([name, text]) => ({ name, source: text })));

const CHAIN = Object.fromEntries(
  Array.from({ length: 17 }, (_, index) => [`partials/p${index + 1}`, `{@|apply partials/p${index + 2}}`]),
);

/** The catalogue: a template, and the code, place, severity and text of its findings. */
const CATALOGUE: [source: string, found: string[], others?: Record<string, string>][] = [
  ['<h1>\n  {title|shout}', ["UNKNOWN_FORMATTER 2:3 error Formatter 'shout' is unknown"]],
  ['{.tall?}a{.end}', ["UNKNOWN_PREDICATE 1:1 error Predicate 'tall?' is unknown"]],
  ['{.if a}{.or}{.or}{.end}', ['NEVER_EXECUTED 1:13 error This OR_PREDICATE block will never execute.']],
  [
    '{.section a}{.alternates with}{.end}',
    ['NOT_ALLOWED 1:13 error ALTERNATES_WITH instruction is not allowed inside SECTION block.'],
  ],
  ['a{.end}', ['NOT_ALLOWED 1:2 error Instruction END not allowed at root']],
  [
    '{.section a}b',
    [
      'BLOCK_UNCLOSED 1:1 error This block is left unclosed: it has no {.end}.',
      'END_IN_BLOCK 1:14 error Reached EOF in the middle of SECTION',
    ],
  ],
  ['{.setcion a}', ['NOT_READ 1:1 warning This is no instruction of the engine, so the page shows it as text.']],
  [
    '<header>\n  <squarespace:navigation navigationId="mainNav" template="navigation" /></header>',
    ['TAG_RAW 2:3 warning The shop does not fill in <squarespace:navigation>, so the page keeps the tag as it is.'],
  ],
  [
    '<squarespace:query collection="journal">{.repeated section items}{title}{.end}</squarespace:query>',
    [
      'TAG_RAW 1:1 warning The shop does not fill in <squarespace:query>, so the page keeps the tag as it is, and the items in it are those of the page.',
    ],
  ],
  ['{## <squarespace:category> ##}<!-- <squarespace:script src="a.js" /> --><p>squarespace:script</p>', []],
  ['<!-- <squarespace:navigation />', []],
  [
    `${'{.section a}'.repeat(101)}${'{.end}'.repeat(101)}`,
    ['TOO_DEEP 1:1201 error This block is within more than 100 others.'],
  ],
  ...['moneyFormat', 'money-format', 'money-string', 'i18n-money-format', 'unit', 'datetimefield'].map(
    (name): [string, string[]] => [
      `{price|${name}}`,
      [`NOT_IMPLEMENTED 1:1 error "${name}" formatter is not yet implemented`],
    ],
  ),
  ['{.units-metric?}{.end}', ['NOT_IMPLEMENTED 1:1 error "units-metric?" formatter is not yet implemented']],
  [
    '{@|apply partials/none}',
    ["PARTIAL_MISSING 1:1 error Attempt to apply partial 'partials/none' which could not be found."],
  ],
  [
    '{@|apply other.page}',
    ["PARTIAL_MISSING 1:1 error Attempt to apply partial 'other.page' which could not be found."],
    { 'other.page': '' },
  ],
  [
    '{@|apply partials/broken}',
    [
      "UNKNOWN_FORMATTER 1:1 error Formatter 'x' is unknown",
      `PARTIAL_BROKEN 1:1 error Parse of partial "partials/broken" failed: Formatter 'x' is unknown`,
    ],
    { 'partials/broken': '{a|x}' },
  ],
  [
    '{@|apply partials/a}',
    [
      "PARTIAL_RECURSION 1:1 error Attempt to apply partial 'partials/b' exceeded maximum recursion depth of 16",
      "PARTIAL_RECURSION 1:1 error Attempt to apply partial 'partials/a' exceeded maximum recursion depth of 16",
    ],
    { 'partials/a': '{@|apply partials/b}', 'partials/b': '{@|apply partials/a}' },
  ],
  [
    '{@|apply partials/tree}',
    [
      "PARTIAL_RECURSION 1:20 warning Partial 'partials/tree' leads back to itself. It is empty from the depth of 16 on.",
    ],
    { 'partials/tree': '{.section children}{@|apply partials/tree}{.end}' },
  ],
  [
    '{@|apply partials/p1}',
    ["PARTIAL_RECURSION 1:1 error Attempt to apply partial 'partials/p1' exceeded maximum recursion depth of 16"],
    { ...CHAIN, 'partials/p17': '' },
  ],
  ['{@|apply partials/p1}', [], { ...CHAIN, 'partials/p16': '', 'partials/p17': '' }],
  ['{.macro card}a{.end}{@|apply card}{form|apply form-block}', []],
  ...(
    [
      ['"\\xg1"', 'Invalid 2-char hex escape found'],
      ['"\\u12"', 'Invalid unicode escape found'],
      ['(1 + 2', 'Mismatched operator found: left paren'],
      ['"never ended', 'Unterminated string'],
      ['shout(1)', 'Invalid function shout'],
      ['"a\nb"', 'Illegal bare line feed character in string literal'],
      [`${'1+'.repeat(600)}1`, 'Expression exceeds the maximum number of allowed tokens: 1000'],
    ] as const
  ).map(([expression, message]): [string, string[]] => [
    `{.eval ${expression}}`,
    [`EXPRESSION 1:1 error Error parsing expression: ${JSON.stringify(expression)}: ${message}`],
  ]),
  ...(
    [
      ['1 *', 'Invalid arguments to operator multiply'],
      ['max()', 'Error calling function max'],
      [`"${'a'.repeat(6_000)}" + "${'a'.repeat(6_000)}"`, 'Concatenation would exceed maximum string length 10000'],
    ] as const
  ).map(([expression, message]): [string, string[]] => [
    `{.eval ${expression}}`,
    [`EXPRESSION 1:1 error Error reducing expression: ${expression}: ${message}`],
  ]),
  ['{.eval @sum = price * (1 + rate)}{@sum}{.eval name + "!"}', []],
  [
    '{price|money showFreeAtZero:true}',
    ['FREE_LABEL_MISSING 1:1 error A free label is required when a money component shows free at zero.'],
  ],
  ['{price|money/showFreeAtZero:true/freeLabel:Free of charge}', []],
  [
    '{price|decimal maximumFractionDigits:51}{price|decimal maximumFractionDigits:50}',
    ['DIGITS_CAPPED 1:1 warning Digit options are capped at 50: maximumFractionDigits:51'],
  ],
];

test.each(CATALOGUE.map(([source, found, others]) => [source.slice(0, 60), source, found, others] as const))(
  'a check of %j finds what the catalogue says',
  (_, source, found, others) => {
    const findings = check(source, others);
    expect(
      findings.map(({ code, line, column, severity, message }) => `${code} ${line}:${column} ${severity} ${message}`),
    ).toEqual(found);
  },
);

test.each([
  ['unknown formatters', '{a|b}'.repeat(19_000)],
  ['what is no instruction', '{.x}'.repeat(24_000)],
  ['ends of nothing', '{.end}'.repeat(16_000)],
  ['a broken partial that is applied often', '{@|apply partials/broken}'.repeat(3_900)],
])('%s are named 300 times at most', (_, source) => {
  expect(check(source, { 'partials/broken': '{a|b}'.repeat(10) })).toHaveLength(300);
});

test('200 partials that all apply one another are checked at once', () => {
  const name = (index: number) => `partials/all-${index}`;
  const all = Array.from({ length: 200 }, (_, index) => `{.section a}{@|apply ${name(index)}}{.end}`).join('');
  const others = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [name(index), all]));
  expect(new Set(check('a', others).map(({ code }) => code))).toEqual(new Set(['PARTIAL_RECURSION']));
});

describe('the demo’s templates', () => {
  test.each(['', 'de'])('nothing is found in the demo’s templates %j', (folder) => {
    expect(checkTemplates(demoTemplates(folder))).toEqual([]);
  });

  test('no mutation of them makes the check fail or hang', () => {
    const sources = demoTemplates('');
    const pieces = [
      '{.section a}',
      '{.end}',
      '{.or}',
      '{##',
      '}',
      '{',
      '{.eof}',
      '{.eval "',
      '|apply partials/header}',
      '{.if a ||',
    ];
    const edit = fc.tuple(fc.nat(), fc.nat(200), fc.constantFrom(...pieces), fc.nat());
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        const mutated = sources.map((draft) => ({ ...draft }));
        for (const [which, cut, piece, where] of edits) {
          const draft = mutated[which % mutated.length];
          if (!draft) continue;
          const at = where % (draft.source.length + 1);
          draft.source = draft.source.slice(0, at) + piece + draft.source.slice(at + cut);
        }
        for (const { line, column } of checkTemplates(mutated)) {
          expect(Math.min(line ?? 1, column ?? 1)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});
