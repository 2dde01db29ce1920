import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { addressOf } from '#runtime/api/calls.ts';
import { answers, json, prepareConsole, show, text, until } from '../../../test/console-shop.tsx';
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
