import { Compiler } from '@squarespace/template-engine';
import { describe, expect, test } from 'vitest';
import type { FormField } from '../../contracts/form.ts';
import { toSummary } from './summary.ts';

const field = (type: FormField['type'], title = 'Title'): FormField => ({
  type,
  id: type,
  title,
  description: '',
  required: false,
});

/** The text that the engine's formatter writes, with line ends and indents as one space. */
function written(of: FormField, value: unknown): string {
  const { ctx } = new Compiler().execute({ code: '{f|summary-form-field}', json: { f: toSummary(of, value) } });
  expect(ctx.errors).toEqual([]);
  return ctx.render().replace(/\s+/g, ' ');
}

const line = (text: string) =>
  `<div style="font-size:11px; margin-top:3px"> <span style="font-weight:bold;">Title:</span> ${text} </div>`;

describe("what the engine's summary says", () => {
  test.each([
    ['a text', field('text'), ' abc ', 'abc'],
    ['no text', field('text'), '', 'N/A'],
    ['a name', field('name'), ['June', 'Park'], 'June Park'],
    ['no name', field('name'), ['', ' '], 'N/A'],
    ['a date', field('date'), ['2', '1', '2026'], '2/1/2026'],
    ['a time', field('time'), ['9', '5', '', 'PM'], '9:5:00 PM'],
    ['a time before anything was chosen', field('time'), ['', '', '', 'AM'], 'N/A'],
    ['a phone number', field('phone'), ['+1', '212', '555', '0100'], '+1 212-555-0100'],
    ['a phone number of three parts', field('phone'), ['212', '555', '0100'], '212-555-0100'],
    ['a phone number in one', field('phone'), ['+49', '', '', '30 1234'], '+49 30 1234'],
    ['boxes', field('checkbox'), ['Tea & Cake', 'b'], 'Tea &amp; Cake, b'],
    ['no box', field('checkbox'), [], 'N/A'],
    ['a choice', field('radio'), '"Oolong"', '&quot;Oolong&quot;'],
    ['a password', field('password'), 'secret', '••••••'],
    ['no answer', field('likert'), { 'Good?': [] }, 'N/A'],
  ])('the summary writes %s as the engine does', (_, of, value, text) => expect(written(of, value)).toBe(line(text)));

  test('the summary writes an address as the engine does', () => {
    const html = written(field('address'), ['1 St', 'Apt', 'C', 'S', '1', 'US']);
    expect(html).toContain('<div>1 St</div> <div>Apt</div> <div>C, S 1 US</div>');
  });

  test('the summary writes a likert field question by question', () => {
    const html = written(field('likert'), { 'Good?': ['2'], 'Cheap?': [], 'Fast?': ['-1'] });
    expect(html).toContain('Good?:</span> Strongly Agree</div>');
    expect(html).toContain('Fast?:</span> Disagree</div>');
    expect(html).not.toContain('Cheap?');
  });

  test('the summary has no markup of a visitor or of a title', () => {
    const attack = '<img src=x onerror=alert(1)>';
    for (const [type, value] of [
      ['text', attack],
      ['name', [attack, attack]],
      ['checkbox', [attack]],
      ['likert', { [attack]: [attack] }],
      ['phone', [attack, attack, attack, attack]],
    ] as const) {
      expect(written(field(type, attack), value)).not.toContain('<img');
    }
  });
});
