import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { PerformanceSettingsAnswer } from '#runtime/contracts/vitals-calls.ts';
import { Buyer, Embedder, read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const GET_ID = '/api/commerce/fullstory/getId';
const replaySettings = {
  isEnabled: true,
  scriptUrl: 'https://replay.example/script.js',
  organisationId: 'org',
  samplePercent: 50,
};
const development = { ENVIRONMENT: 'development' } as const;

beforeEach(openShops);

describe('session replay', () => {
  const idOf = async (visitor: Buyer, env = {}) =>
    ((await (await visitor.fetch(GET_ID, { env })).json()) as { data: string }).data;

  test('a visitor has one id that does not reveal the census, and another visitor another one', async () => {
    await setStoreSettings(SHOP.id, { replaySettings });
    const visitor = new Buyer().mayBeCounted();
    const id = await idOf(visitor);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(await idOf(visitor)).toBe(id);
    const other = new Buyer();
    other.cookies.set('ss_cvr', 'visitor-2|1|1|1|1');
    expect(await idOf(other)).not.toBe(id);
  });

  test.each<[string, () => Buyer, object, object]>([
    ['a shop without it', () => new Buyer().mayBeCounted(), {}, {}],
    ['development', () => new Buyer().mayBeCounted(), { replaySettings }, development],
    ['a visitor without a census', () => new Buyer(), { replaySettings }, {}],
    ['a page of another origin', () => new Embedder(), { replaySettings }, {}],
    [
      'a visitor who has not answered',
      () => new Buyer().mayBeCounted(),
      { replaySettings, privacySettings: { isRestrictiveCookiePolicyEnabled: true } },
      {},
    ],
  ])('%s gets the id that means skip', async (_, visitor, settings, bindings) => {
    await setStoreSettings(SHOP.id, settings);
    expect(await idOf(visitor(), bindings)).toBe('automated-mock-id');
  });

  test('pages learn its settings with the country of the shop', async () => {
    await setStoreSettings(SHOP.id, { replaySettings, stripeCountry: 'US' });
    const settings = await read(await new Buyer().fetch('/api/1/performance/settings'), PerformanceSettingsAnswer);
    expect(settings.replay).toEqual({ ...replaySettings, siteCountry: 'US' });
  });
});

describe('experiments', () => {
  const experiment = (more: object = {}) => ({
    id: 'button',
    name: 'Colour',
    status: 'ACTIVE',
    variants: [
      { id: 'red', weight: 1 },
      { id: 'blue', weight: 3 },
    ],
    ...more,
  });
  const settingsOf = async () =>
    read(await new Buyer().fetch('/api/1/performance/settings'), PerformanceSettingsAnswer);

  test('only the active ones count, and internal sites are distinguished', async () => {
    const paused = ['DRAFT', 'PAUSED', 'ENDED'].map((status) => experiment({ id: status, status }));
    await setStoreSettings(SHOP.id, { experiments: [experiment(), ...paused] });
    expect(await settingsOf()).toMatchObject({
      isInternal: false,
      experiments: [{ id: 'button', variants: experiment().variants }],
    });
    await env.DB.prepare('UPDATE sites SET status = 6').run();
    expect(await settingsOf()).toMatchObject({ isInternal: true });
  });

  test('the owner sets them, and twins, one variant alone and unknown states are refused', async () => {
    const program = await OwnerProgram.of();
    const put = (experiments: unknown) =>
      program.fetch('/api/v1/commerce-preferences/experiments', { method: 'PUT', body: { experiments } });
    expect((await put([experiment({ cohorts: ['A', 'C'] })])).status).toBe(200);
    expect((await settingsOf()).experiments).toMatchObject([{ id: 'button', cohorts: ['A', 'C'] }]);
    for (const wrong of [
      [experiment(), experiment()],
      [experiment({ variants: [{ id: 'red', weight: 1 }] })],
      [experiment({ status: 'RUNNING' })],
      [experiment({ cohorts: ['F'] })],
      [
        experiment({
          variants: [
            { id: 'red', weight: 0 },
            { id: 'blue', weight: 1 },
          ],
        }),
      ],
    ]) {
      expect((await put(wrong)).status).toBe(400);
    }
  });
});
