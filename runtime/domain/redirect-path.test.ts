import { expect, test } from 'vitest';
import { redirectPath } from './redirect-path.ts';

test.each([
  ['/old', '/old'],
  ['old/page/', '/old/page'],
  ['//old//page', '/old/page'],
  ['/Old%20Page?x=1#y', '/old page'],
  ['/GR%C3%B6%C3%9FE', '/größe'],
  ['/50%', '/50%'],
  ['https://old.example/a/B', '/a/b'],
  ['https://old.example', '/'],
  ['', '/'],
])('%s is kept as %s', (text, path) => {
  expect(redirectPath(text)).toBe(path);
  expect(redirectPath(path)).toBe(path);
});
