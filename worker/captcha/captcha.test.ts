import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import { captchaOf, verifyCaptcha } from './service.ts';

const ACTION = 'FORM_BLOCK_SUBMISSION';
const TOKEN = 'a-token-of-the-provider';
const bindings: Bindings = {
  ...env,
  RECAPTCHA_PROJECT_ID: 'shop-project',
  RECAPTCHA_API_KEY: 'an API key',
  TURNSTILE_SECRET: 'a Turnstile secret',
};

let logged: string[];

beforeEach(async () => {
  await openShops();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

function siteWith(captchaSettings: unknown): Site {
  return { siteId: SHOP.id, website: { captchaSettings } } as unknown as Site;
}

/** A provider that gives this answer and keeps the requests. */
function provider(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const fetcher = (async (...call: Parameters<typeof fetch>) => {
    asked.push(new Request(...call));
    return answer();
  }) as typeof fetch;
  return { asked, fetcher };
}

function ask(settings: object, fetcher: typeof fetch, over: { token?: string | undefined; env?: Bindings } = {}) {
  return verifyCaptcha({ env: bindings, site: siteWith(settings), token: TOKEN, action: ACTION, fetcher, ...over });
}

describe('reCAPTCHA Enterprise', () => {
  const score = { provider: 'recaptcha-enterprise', siteKey: 'site-key', mode: 'score' };
  const valid = {
    tokenProperties: { valid: true, hostname: SHOP.host, action: ACTION },
    riskAnalysis: { score: 0.5 },
  };
  const assess = (assessment: object, settings: object = score) =>
    ask(settings, provider(() => Response.json(assessment)).fetcher);

  test('reCAPTCHA Enterprise is asked about the token, with the key in a header', async () => {
    const { asked, fetcher } = provider(() => Response.json(valid));
    expect(await ask(score, fetcher)).toBe('passed');
    const [request] = asked as [Request];
    expect(asked).toHaveLength(1);
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://recaptchaenterprise.googleapis.com/v1/projects/shop-project/assessments');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(request.headers.get('X-Goog-Api-Key')).toBe('an API key');
    expect(await request.json()).toEqual({ event: { token: TOKEN, siteKey: 'site-key', expectedAction: ACTION } });
  });

  test('reCAPTCHA Enterprise passes a token from a listed origin’s page', async () => {
    const tokenProperties = { ...valid.tokenProperties, hostname: new URL(SHOP.embed).hostname };
    expect(await assess({ ...valid, tokenProperties })).toBe('passed');
  });

  test.each([
    ['an invalid token', { ...valid.tokenProperties, valid: false }],
    ['no word on validity', { hostname: SHOP.host, action: ACTION }],
    ['another action', { ...valid.tokenProperties, action: 'PROMO_POPUP_SUBMISSION' }],
    ['no action', { valid: true, hostname: SHOP.host }],
    ['another shop’s page', { ...valid.tokenProperties, hostname: 'b.example' }],
    ['a page of nobody’s', { ...valid.tokenProperties, hostname: `${SHOP.host}.evil.example` }],
    ['no host', { valid: true, action: ACTION, hostname: '' }],
  ])('reCAPTCHA Enterprise fails %s', async (_, tokenProperties) => {
    expect(await assess({ ...valid, tokenProperties })).toBe('failed');
  });

  test.each([0.49, 0])('reCAPTCHA Enterprise fails a score of %d', async (value) => {
    expect(await assess({ ...valid, riskAnalysis: { score: value } })).toBe('failed');
  });

  test('reCAPTCHA Enterprise fails a missing score, except for a ticked checkbox', async () => {
    const { tokenProperties } = valid;
    expect(await assess({ tokenProperties })).toBe('failed');
    expect(await assess({ tokenProperties }, { ...score, mode: 'checkbox' })).toBe('passed');
  });

  test.each([{}, { error: { code: 400 } }])(
    'reCAPTCHA Enterprise fails an answer that does not judge the token: %j',
    async (answer) => {
      expect(await assess(answer)).toBe('failed');
    },
  );

  test('reCAPTCHA Enterprise is unreachable without an account', async () => {
    const { asked, fetcher } = provider(() => Response.json(valid));
    expect(await ask(score, fetcher, { env })).toBe('unreachable');
    expect(asked).toEqual([]);
  });
});

describe('Turnstile', () => {
  const settings = { provider: 'turnstile', siteKey: 'site-key', mode: 'checkbox' };
  const valid = { success: true, hostname: SHOP.host, action: ACTION, 'error-codes': [] };
  const verify = (answer: object) => ask(settings, provider(() => Response.json(answer)).fetcher);

  test('Turnstile is asked about the token, with the same idempotency key for the same token', async () => {
    const { asked, fetcher } = provider(() => Response.json(valid));
    expect(await ask(settings, fetcher)).toBe('passed');
    expect(await ask(settings, fetcher)).toBe('passed');
    expect(await ask(settings, fetcher, { token: 'another' })).toBe('passed');
    expect(asked[0]?.url).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
    const bodies = await Promise.all(asked.map((request) => request.json<Record<string, string>>()));
    expect(bodies[0]).toEqual({
      secret: 'a Turnstile secret',
      response: TOKEN,
      idempotency_key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]?.idempotency_key).not.toBe(bodies[0]?.idempotency_key);
  });

  test.each([
    ['no success', { ...valid, success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a truthy success', { ...valid, success: 'yes' }],
    ['another action', { ...valid, action: 'NEWSLETTER_BLOCK_SUBMISSION' }],
    ['no action', { success: true, hostname: SHOP.host }],
    ['another host', { ...valid, hostname: 'evil.example' }],
    ['no host', { success: true, action: ACTION }],
  ])('Turnstile fails %s', async (_, answer) => {
    expect(await verify(answer)).toBe('failed');
  });

  test.each(['internal-error', 'invalid-input-secret', 'missing-input-secret'])(
    'Turnstile gives no verdict where it answers %s',
    async (code) => {
      expect(await verify({ success: false, 'error-codes': [code] })).toBe('unreachable');
      expect(logged).toEqual([expect.stringContaining(code)]);
    },
  );
});

describe.each([
  ['recaptcha-enterprise', 'score'],
  ['turnstile', 'checkbox'],
])('the provider %s', (name, mode) => {
  const settings = { provider: name, siteKey: 'site-key', mode };

  test.each([500, 503, 429, 401, 403, 404])('the provider is unreachable when it answers %d', async (status) => {
    expect(await ask(settings, provider(() => new Response('', { status })).fetcher)).toBe('unreachable');
    expect(logged).toEqual([expect.stringContaining(String(status))]);
  });

  test('the provider is unreachable when it answers no JSON or not at all', async () => {
    expect(await ask(settings, provider(() => new Response('<html>')).fetcher)).toBe('unreachable');
    const down = provider(() => Promise.reject(new Error(`no route for ${TOKEN}`)));
    expect(await ask(settings, down.fetcher)).toBe('unreachable');
    expect(logged).toHaveLength(2);
  });

  test('the provider has 5 seconds to answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('TimeoutError')));
    const hanging = (async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
    }) as unknown as typeof fetch;
    expect(await ask(settings, hanging)).toBe('unreachable');
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });

  test('a garbled token that the provider rejects fails, instead of counting as unreachable', async () => {
    expect(await ask(settings, provider(() => new Response('{}', { status: 400 })).fetcher)).toBe('failed');
  });

  test.each([undefined, ''])('the provider is not asked about a missing token: %j', async (token) => {
    const { asked, fetcher } = provider(() => Response.json({}));
    expect(await ask(settings, fetcher, { token })).toBe('failed');
    expect(asked).toEqual([]);
  });

  test('neither tokens nor secrets get into the log', async () => {
    await ask(settings, provider(() => Promise.reject(new Error(`${TOKEN} an API key`))).fetcher);
    await ask(settings, provider(() => new Response(TOKEN, { status: 500 })).fetcher);
    expect(logged.join()).not.toMatch(/a-token|an API key|Turnstile secret/);
  });
});

describe('the captcha without a provider', () => {
  const settings = { provider: 'local', siteKey: 'local.key', mode: 'checkbox' };
  const verify = (token: string, siteKey = 'local.key', over: { env?: Bindings } = {}) =>
    ask({ ...settings, siteKey }, fetch, { token, ...over });

  test('the local captcha passes a token that names key, action and host', async () => {
    expect(await verify(`local.local.key.${ACTION}.${SHOP.host}.0123456789abcdef`)).toBe('passed');
  });

  test.each([
    `local.other.${ACTION}.${SHOP.host}.0123456789abcdef`,
    `local.local.key.PROMO_POPUP_SUBMISSION.${SHOP.host}.0123456789abcdef`,
    `local.local.key.${ACTION}.b.example.0123456789abcdef`,
    `local.local.key.${ACTION}..0123456789abcdef`,
    `local.local.key.${ACTION}.${SHOP.host}.short`,
    `local.local.key.${ACTION}.${SHOP.host}`,
    'local',
    '.',
  ])('the local captcha fails %s', async (token) => {
    expect(await verify(token)).toBe('failed');
  });

  test('the local captcha fails or is unreachable where its site key says so', async () => {
    expect(await verify(`local.fail.${ACTION}.${SHOP.host}.0123456789abcdef`, 'fail')).toBe('failed');
    expect(await verify(`local.unreachable.${ACTION}.${SHOP.host}.0123456789abcdef`, 'unreachable')).toBe(
      'unreachable',
    );
  });

  test('the local captcha passes nothing in production', async () => {
    const production = { ...env, ENVIRONMENT: 'production' } as unknown as Bindings;
    const token = `local.local.key.${ACTION}.${SHOP.host}.0123456789abcdef`;
    expect(await verify(token, 'local.key', { env: production })).toBe('failed');
    expect(captchaOf(production, siteWith(settings))).toBeNull();
  });
});

describe('the settings of a site', () => {
  test.each([
    { provider: 'nobody', siteKey: 'k', mode: 'score' },
    { provider: 'turnstile', siteKey: 'k', mode: 'puzzle' },
    { provider: 'turnstile', siteKey: '', mode: 'score' },
    { siteKey: 'k' },
    'text',
    null,
    undefined,
  ])('settings like %j count as none, and then nobody passes', async (settings) => {
    expect(captchaOf(env, siteWith(settings))).toBeNull();
    expect(await ask(settings as object, fetch)).toBe('failed');
    expect(logged).toEqual([expect.stringContaining('settings')]);
  });

  test('pages get only those captcha settings that they need', () => {
    const settings = { provider: 'turnstile', siteKey: 'k', mode: 'score', secret: 'x' };
    expect(captchaOf(env, siteWith(settings))).toEqual({ provider: 'turnstile', siteKey: 'k', mode: 'score' });
  });
});
