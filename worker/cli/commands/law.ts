import type { LawCheck, LawState } from '#runtime/contracts/law.ts';
import { apiCommand, type Command } from '../command.ts';
import { flag } from '../option-kinds.ts';
import { textOutput } from '../output.ts';

/** In the order in which they are printed. */
const STATES: Readonly<Record<LawState, string>> = { missing: 'missing', done: 'done', notAsked: 'not asked' };
const WIDTH = 'not asked  '.length;
/** As many codes of countries are written out. */
const COUNTRIES_MOST = 4;

export const law: readonly Command[] = [
  apiCommand({
    name: 'law check',
    options: { all: flag('what is not asked of the shop, too') },
    about: 'says what the law asks of the shop, and exits with 1 if something is missing; it is no legal advice',
    run: async ({ options: { all }, api }) => {
      const report = await api.call('GET', '/api/owner/law');
      const shown = Object.keys(STATES).filter((state) => all || state !== 'notAsked');
      const checks = shown.flatMap((state) => report.checks.filter((check) => check.state === state));
      const missing = checks.filter(({ state }) => state === 'missing').length;
      const sentence = missing === 0 ? 'Nothing is missing.' : `${missing} missing.`;
      const text = [...checks.map(describeCheck), `${sentence} Not legal advice: docs/law.md.`].join('\n\n');
      return { kind: 'text', answer: report, text, isFailure: missing > 0 };
    },
  }),
  apiCommand({
    name: 'law statement',
    options: { create: flag('makes a page of it, which you then complete') },
    about: 'prints an accessibility statement to begin with, as HTML',
    run: async ({ options: { create }, api }) => {
      if (!create) {
        const statement = await api.call('GET', '/api/owner/law/statement');
        return textOutput(statement.html, statement);
      }
      const page = await api.call('POST', '/api/owner/law/statement');
      return textOutput(`The page is at ${page.path}. Complete it in /config/pages/${page.collectionId}.`, page);
    },
  }),
];

function describeCheck({ state, title, reason, countries, since, sources, screen }: LawCheck): string {
  const lines = [
    title,
    reason,
    ...(since === null ? [] : [`${countriesText(countries)}, since ${since}: ${sources.join('; ')}`]),
    ...(state === 'missing' && screen !== '' ? [`Mend it in /config/${screen}`] : []),
  ];
  return lines.map((line, index) => (index === 0 ? STATES[state] : '').padEnd(WIDTH) + line).join('\n');
}

function countriesText(countries: readonly string[]): string {
  const more = countries.length - COUNTRIES_MOST;
  return countries.slice(0, COUNTRIES_MOST).join(' ') + (more > 0 ? ` and ${more} more` : '');
}
