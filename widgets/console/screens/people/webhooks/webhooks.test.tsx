import { act } from 'react';
import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  see,
  text,
} from '../../../../../test/console-shop.tsx';

const WEBHOOKS = '/api/owner/webhooks';

prepareConsole();

test('the dialog of a new webhook stays until its secret was shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.set(`GET ${WEBHOOKS}`, () => json({ webhooks: [] }));
  answers.set(`POST ${WEBHOOKS}`, () => promise);
  await openConsole('webhooks');
  await press('Add a webhook');
  await enter('Address', 'https://books.example/shop');
  await press('Add the webhook');
  await press('Cancel');
  await pressKey(document.querySelector('[role="dialog"]') as HTMLElement, 'Escape');
  expect(text()).toContain('One moment…');
  await act(async () => resolve(json({ id: 'w', secret: 's3cret' }, 201)));
  await see('The webhook is added');
  expect(field('Secret')?.value).toBe('s3cret');
  expect(callsOf(`POST ${WEBHOOKS}`)).toHaveLength(1);
});
