import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { afterAnswer, waitUntil } from './wait-until.ts';

/** An app whose work after the answer ends when `finish` is called. */
function slowApp() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { isDone: false };
  const app = new Hono<AppEnv>().get('/', async (c) => {
    await waitUntil(
      c,
      promise.then(() => {
        state.isDone = true;
      }),
    );
    return c.text('answer');
  });
  return { app, state, finish: resolve };
}

test('the answer does not wait for work that the platform keeps the Worker alive for', async () => {
  const { app, state, finish } = slowApp();
  const context = createExecutionContext();
  const response = await app.fetch(new Request('https://a.example/'), env, context);
  expect([await response.text(), state.isDone]).toEqual(['answer', false]);
  finish();
  await waitOnExecutionContext(context);
  expect(state.isDone).toBe(true);
});

test('work after the answer has not begun when the visitor has it, and ends before the Worker does', async () => {
  const seen: string[] = [];
  const app = new Hono<AppEnv>().get('/', async (c) => {
    await afterAnswer(c, async () => void seen.push('work'));
    return c.text('answer');
  });
  const context = createExecutionContext();
  const response = await app.fetch(new Request('https://a.example/'), env, context);
  seen.push(await response.text());
  await waitOnExecutionContext(context);
  expect(seen).toEqual(['answer', 'work']);
  expect(await (await app.fetch(new Request('https://a.example/'), env)).text()).toBe('answer');
  expect(seen).toEqual(['answer', 'work', 'work']);
});

test('without a platform that waits, the work is done before the answer', async () => {
  const { app, state, finish } = slowApp();
  const answering = app.fetch(new Request('https://a.example/'), env);
  finish();
  expect(await (await answering).text()).toBe('answer');
  expect(state.isDone).toBe(true);
});
