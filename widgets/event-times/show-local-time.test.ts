import { afterEach, expect, test } from 'vitest';
import { showLocalTime } from './show-local-time.ts';

let stopping: AbortController;

afterEach(() => {
  document.body.replaceChildren();
});

function show(
  zone: string,
  { start = '2026-12-04T18:30:00-08:00', end = '2026-12-04T20:00:00-08:00', lang = 'en-US' } = {},
) {
  document.body.innerHTML = `<p><time lang="${lang}" datetime="${start}" data-sq-event-end="${end}"
    data-sq-event-zone="America/Los_Angeles" data-sq-event-local="{time} where you are">Friday</time></p>`;
  stopping = new AbortController();
  showLocalTime(document.querySelector('time') as Element, stopping.signal, zone);
  return document.querySelector('.sq-event-local')?.textContent.replaceAll(/[\u2009\u202f]/g, ' ');
}

test('a visitor elsewhere sees the time of their own clocks, in the page’s language', () => {
  expect(show('Asia/Tokyo')).toBe('Dec 5, 2026, 11:30 AM – 1:00 PM GMT+9 where you are');
  expect(show('Asia/Tokyo', { lang: 'de' })).toBe('5. Dez. 2026, 11:30–13:00 Uhr GMT+9 where you are');
  stopping.abort();
  expect(document.querySelector('.sq-event-local')).toBeNull();
});

test.each(['America/Los_Angeles', 'America/Tijuana'])(
  'a visitor whose clocks show the same in %s sees nothing more',
  (name) => {
    expect(show(name)).toBeUndefined();
  },
);

test('a zone counts as another one where only the end of the event differs', () => {
  // In Arizona the clocks stay as they are.
  expect(show('America/Phoenix', { start: '2026-11-01T00:30:00-07:00', end: '2026-11-01T03:00:00-08:00' })).toContain(
    '4:00 AM',
  );
});

test('a time that cannot be read gets nothing', () => {
  expect(show('Asia/Tokyo', { end: 'soon' })).toBeUndefined();
});
