import { QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { addressOf } from '#runtime/api/calls.ts';
import { answers, json, listOf, prepareConsole, show, text, until } from '../../../test/console-shop.tsx';
import { change, queries, usePages } from './query.ts';

const LIST = '/api/owner/coupons';

prepareConsole();

function Names() {
  const { data } = usePages(LIST);
  return <p>{data?.pages.flatMap(({ coupons }) => coupons.map(({ code }) => code)).join()}</p>;
}

test('a list that is still being read for the first time is read anew after a change', async () => {
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  let code = 'BEFORE';
  let isFirst = true;
  answers.set(`GET ${LIST}`, async () => {
    const read = json({ coupons: [{ code }], hasNextPage: false, nextPageCursor: null });
    if (isFirst) {
      isFirst = false;
      await late;
    }
    return read;
  });
  answers.set('DELETE /api/owner/coupons/old', () => {
    code = 'AFTER';
    return json(undefined, 204);
  });
  await show(
    <QueryClientProvider client={queries}>
      <Names />
    </QueryClientProvider>,
  );
  const path = addressOf('/api/owner/coupons/:code', { code: 'old' });
  await act(() => change({ method: 'DELETE', path, version: 1 }, [LIST]));
  answerLate();
  await until(() => expect(text()).toBe('AFTER'));
});

test('rows of another path are never drawn as those of this one', async () => {
  const paths = { a: addressOf(LIST, { search: 'a' }), b: addressOf(LIST, { search: 'b' }) };
  for (const name of ['a', 'b'] as const) answers.set(`GET ${paths[name]}`, () => listOf('coupons', { code: name }));
  const drawn: string[] = [];
  let open = (_: 'a' | 'b') => {};
  const List = () => {
    const [name, setName] = useState<'a' | 'b'>('a');
    open = setName;
    const { data, isPlaceholderData, isFetching } = usePages(paths[name]);
    const [row] = data?.pages.flatMap(({ coupons }) => coupons) ?? [];
    drawn.push(`${row?.code} as ${name}`);
    if (row && row.code !== name)
      expect({ isPlaceholderData, isFetching }).toEqual({ isPlaceholderData: true, isFetching: true });
    return <p>{isPlaceholderData ? '' : row?.code}</p>;
  };
  await show(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  );
  await until(() => expect(text()).toBe('a'));
  // The second time, what was read is there at once.
  for (const name of ['b', 'a', 'b'] as const) {
    await act(async () => open(name));
    await until(() => expect(text()).toBe(name));
  }
  expect(drawn).toEqual(expect.arrayContaining(['a as b', 'b as a']));
});
