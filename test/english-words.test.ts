import { expect, test } from 'vitest';
import { englishAmong } from './english-words.ts';

test.each([
  'Please wait',
  'Apply',
  'Dismiss',
  'Remove the code X',
  'Mug: 2. Subtotal $3.',
  '$3 each',
  'Firefox on Linux',
  'Mark as finished',
])('the text %j is English', (text) => expect(englishAmong([text])).toEqual([text]));

test.each(['In den Warenkorb', 'OK', 'Name', 'ann@order.test', '3 / 10', 'Code: GUT-100', ''])(
  'the text %j may stand on a German page',
  (text) => expect(englishAmong([text])).toEqual([]),
);
