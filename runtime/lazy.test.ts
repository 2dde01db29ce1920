import { afterEach, expect, test, vi } from 'vitest';
import { boot } from './boot.ts';
import { cartPill } from './i18n/en/page.ts';
import { localised } from './i18n/languages.ts';
import { lazy } from './lazy.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

test('a module that several callers load is imported once', async () => {
  const load = vi.fn(async () => ({ answer: 42 }));
  const loadModule = lazy(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loadModule(), loadModule()])).toEqual([{ answer: 42 }, { answer: 42 }]);
  await loadModule();
  expect(load).toHaveBeenCalledOnce();
});

test('a module comes together with the texts of the page’s language', async () => {
  document.documentElement.lang = 'de';
  await lazy(async () => ({}))();
  expect(localised('cartPill', cartPill)).not.toBe(cartPill);
});

test('an import that failed is tried again by the next call', async () => {
  const load = vi.fn(async () => ({ answer: 42 })).mockRejectedValueOnce(new TypeError('offline'));
  const loadModule = lazy(load);
  await expect(Promise.all([loadModule(), loadModule()])).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
  expect(await loadModule()).toEqual({ answer: 42 });
});

test('a module that reads further texts comes with them, once', async () => {
  const load = vi.spyOn(boot(), 'loadTexts');
  const loadModule = lazy(async () => ({}), { texts: 'en-forms' });
  await Promise.all([loadModule(), loadModule()]);
  expect(load).toHaveBeenCalledExactlyOnceWith('en-forms');
});
