import { describe, expect, test } from 'vitest';
import { findBlocks } from './find-blocks.ts';

const TYPES = new Set(['archive', 'tagcloud']);
const find = (html: string) => findBlocks(html, TYPES).map(({ start: _, end: __, ...block }) => block);

describe('blocks in HTML', () => {
  test('a block is found with its JSON, whatever stands in it and around it', () => {
    const html =
      '<div><div class="sqs-block" data-block-type="archive" data-block-json="{&quot;a&quot;:&quot;1 &gt; 0 &amp;amp;&quot;}"><div>x</div></div></div><div data-block-type=\'tagcloud\' title="a > b" data-block-json=\'{"b":2}\'></div >';
    expect(find(html)).toEqual([
      {
        type: 'archive',
        tag: '<div class="sqs-block" data-block-type="archive">',
        json: { a: '1 > 0 &amp;' },
        content: '<div>x</div>',
        closing: '</div>',
      },
      {
        type: 'tagcloud',
        tag: '<div data-block-type=\'tagcloud\' title="a > b">',
        json: { b: 2 },
        content: '',
        closing: '</div >',
      },
    ]);
    const [first] = findBlocks(html, TYPES);
    expect(html.slice(first?.start, first?.end)).toMatch(/^<div class="sqs-block".*x<\/div><\/div>$/);
  });

  test.each([
    ['another type, as saved pages of the platform have', '<div data-block-type="2" data-block-json="{}"></div>'],
    ['a type of another name', '<div data-block-type="archives"></div>'],
    ['an element that is not closed', '<div data-block-type="archive"><p></p>'],
    [
      'a text that looks like one',
      '<p title="<div data-block-type=">&lt;div data-block-type="archive"&gt;&lt;/div&gt;</p>',
    ],
    ['another element', '<section data-block-type="archive"></section>'],
  ])('%s is no block', (_, html) => {
    expect(find(html)).toEqual([]);
  });

  test('a block within a block belongs to the outer one', () => {
    const inner = '<div data-block-type="tagcloud"></div>';
    expect(find(`<div data-block-type="archive">${inner}</div>`)).toMatchObject([{ type: 'archive', content: inner }]);
  });

  test('a block without JSON has the usual settings, and text that is no JSON is none', () => {
    expect(find('<div data-block-type="archive"></div>')[0]?.json).toEqual({});
    expect(find('<div data-block-type="archive" data-block-json="{a"></div>')[0]?.json).toBeUndefined();
  });

  test('a long page of broken tags is read in little time', () => {
    const html = `data-block-type ${'<div title="'.repeat(20_000)}`;
    const start = performance.now();
    expect(find(html)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
