import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { filesToKeep, PINNED_LOADER_DAYS, SCRIPT_DAYS } from '#worker/cli/local/kept-files.ts';

const NOW = Date.UTC(2026, 10, 22);
const replacedBefore = (ms: number) => new Date(NOW - ms).toISOString();
const OLD = 'sq/cart.aaaaaaaa.js';
const PINNED = 'storefront.0a1b2c3d4e.js';

describe('files of older builds', () => {
  test('a file that the new build replaces is kept from now on, with its digest', () => {
    const previous = { files: { [OLD]: 'sha384-old', 'sq/page.bbbbbbbb.js': 'sha384-page' } };
    expect(filesToKeep(previous, { 'sq/page.bbbbbbbb.js': 'sha384-page' }, NOW)).toEqual({
      [OLD]: { integrity: 'sha384-old', replaced: new Date(NOW).toISOString() },
    });
  });

  test.each([
    [OLD, SCRIPT_DAYS],
    [PINNED, PINNED_LOADER_DAYS],
  ])('%s is kept until %i days after it was replaced', (name, days) => {
    const keptAfter = (ms: number) => filesToKeep({ kept: { [name]: entry(ms) } }, {}, NOW);
    expect(keptAfter(days * DAY_MS - 1)).toEqual({ [name]: entry(days * DAY_MS - 1) });
    expect(keptAfter(days * DAY_MS)).toEqual({});
  });

  test('a file that becomes current again is not old, and is kept anew once it is replaced again', () => {
    const again = filesToKeep({ kept: { [OLD]: entry(29 * DAY_MS) } }, { [OLD]: 'sha384-x' }, NOW);
    expect(again).toEqual({});
    const later = filesToKeep({ files: { [OLD]: 'sha384-x' }, kept: again }, {}, NOW);
    expect(later[OLD]?.replaced).toBe(new Date(NOW).toISOString());
  });

  test('a name that stood for another content is refused, because browsers may still have that', () => {
    const message = `${OLD} was the name of another file before.`;
    expect(() => filesToKeep({ files: { [OLD]: 'sha384-old' } }, { [OLD]: 'sha384-new' }, NOW)).toThrow(message);
    const kept = { [OLD]: { integrity: 'sha384-old', replaced: replacedBefore(DAY_MS) } };
    expect(() => filesToKeep({ kept }, { [OLD]: 'sha384-new' }, NOW)).toThrow(message);
    expect(filesToKeep({ files: { 'storefront.js': 'sha384-old' } }, { 'storefront.js': 'sha384-new' }, NOW)).toEqual(
      {},
    );
  });

  test.each(['storefront.js', 'integrity.json', 'assets/shop.css', '../secrets.aaaaaaaa.js', 'sq/../../x.aaaaaaaa.js'])(
    '%s is never kept, because its name does not stand for one content',
    (name) => {
      expect(filesToKeep({ files: { [name]: 'sha384-x' } }, {}, NOW)).toEqual({});
    },
  );
});

function entry(ms: number) {
  return { integrity: 'sha384-x', replaced: replacedBefore(ms) };
}
