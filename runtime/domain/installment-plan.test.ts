import { expect, test } from 'vitest';
import { installmentPlan } from './installment-plan.ts';

test.each([
  ['en-US', ['Today', 'In 2 weeks', 'In 4 weeks', 'In 6 weeks']],
  ['de', ['Heute', 'In 2 Wochen', 'In 4 Wochen', 'In 6 Wochen']],
  ['fr-CA', ['Aujourd’hui', 'Dans 2 semaines', 'Dans 4 semaines', 'Dans 6 semaines']],
  ['es', ['Hoy', 'Dentro de 2 semanas', 'Dentro de 4 semanas', 'Dentro de 6 semanas']],
])('the first payment is due today, the others in 2, 4 and 6 weeks, written in the language %s', (language, days) => {
  const plan = installmentPlan([26, 25, 25, 25], language);
  expect(plan.map(({ cents }) => cents)).toEqual([26, 25, 25, 25]);
  expect(plan.map(({ due }) => due.replaceAll(/\s/g, ' '))).toEqual(days);
});

test('a page whose language is no language has a plan', () => {
  expect(installmentPlan([1, 1], 'no such language')).toHaveLength(2);
});
