import { expect, test } from 'vitest';
import { owner } from './shop.ts';

test('a webhook is created with its topics, pinged, and its messages are listed and sent again', async () => {
  const created = await owner('webhooks create https://hooks.example/ --topics stock.changed,order.created', [
    { id: 'w1', secret: 'whsec_x' },
  ]);
  expect(created.made[0]?.body).toEqual({
    url: 'https://hooks.example/',
    topics: ['stock.changed', 'order.created'],
  });
  expect(created.printed).toContain('whsec_x');
  const listed = await owner('webhooks deliveries w1 --limit 5', [
    { deliveries: [{ id: 'd1', topic: 'ping', state: 'sent', attempts: 1, statusCode: 200, createdAt: 0 }] },
  ]);
  expect(listed.calls).toEqual(['GET /api/owner/webhooks/w1/deliveries?limit=5']);
  expect(listed.printed).toContain('ping');
  expect((await owner('webhooks ping w1', [{}])).calls).toEqual(['POST /api/owner/webhooks/w1/ping']);
  expect((await owner('webhooks resend w1 d1', [{}])).calls).toEqual([
    'POST /api/owner/webhooks/w1/deliveries/d1/resend',
  ]);
  const webhook = { id: 'w1', url: 'https://hooks.example/', topics: ['stock.changed'], isEnabled: false, version: 3 };
  for (const [command, isEnabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    const { made } = await owner(`webhooks ${command} w1`, [webhook, {}]);
    expect(made[1]?.body).toEqual({ url: 'https://hooks.example/', topics: ['stock.changed'], isEnabled });
    expect(made[1]?.headers.get('If-Match')).toBe('"3"');
  }
  const gone = await owner('webhooks delete w1', [{ version: 3 }, new Response(null, { status: 204 })]);
  expect(gone.made[1]?.headers.get('If-Match')).toBe('"3"');
  expect((await owner('webhooks list', [{ webhooks: [] }])).calls).toEqual(['GET /api/owner/webhooks']);
});
