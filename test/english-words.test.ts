import { expect, test } from 'vitest';
import { englishIn } from './e2e/harness/console-english.ts';
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

test.each(['No product is visible to visitors yet.', 'Delete for good', '3 products are chosen'])(
  'the line %j of a German console is English',
  (line) => expect(englishIn([line])).toEqual([line]),
);

test.each([
  'Noch ist kein Artikel für Besucher sichtbar.',
  'A Year of Harvests auswählen',
  'Vorgeschrieben durch Code de la consommation, arts. L221-21 and D221-5',
  'the-brewing-guide.pdf',
])('the line %j may stand in a German console', (line) => expect(englishIn([line])).toEqual([]));
