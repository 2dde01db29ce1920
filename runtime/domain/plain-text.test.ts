import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('the text of HTML has no tags, and its entities are read once', () => {
  expect(plainText('<p>Tea &amp; toast,<br>"2 &lt; 3"</p>\n<p>&amp;lt;&nbsp;end</p>')).toBe(
    'Tea & toast, "2 < 3" &lt; end',
  );
});
