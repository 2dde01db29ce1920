import { expect, test } from 'vitest';
import { prefersMarkdown } from './wanted.ts';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html;q=0.8, Text/Markdown ; Q=0.9', true],
  ['text/markdown, text/plain;q=0.8, */*;q=0.1', true],
  ['text/markdown;q=0.5, text/html;q=0.2, */*', true],
  ['text/markdown, text/html', false],
  ['text/markdown, */*', false],
  ['text/markdown;q=0.9, text/*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=loud', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('%j asks for Markdown: %s', (accept, isPreferred) => {
  expect(prefersMarkdown(accept)).toBe(isPreferred);
});
