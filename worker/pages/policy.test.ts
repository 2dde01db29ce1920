import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';

beforeEach(() => openDemo());

async function policyWith(captchaSettings: object, path = '/contact') {
  await env.DB.prepare("UPDATE sites SET website = json_object('captchaSettings', json(?1))")
    .bind(JSON.stringify(captchaSettings))
    .run();
  const policy = (await visit(path)).headers.get('Content-Security-Policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
}

const setSettings = (settings: object) =>
  env.DB.prepare('UPDATE sites SET store_settings = json_patch(store_settings, ?1)')
    .bind(JSON.stringify(settings))
    .run();

describe('the policy of a page', () => {
  test('the policy allows what reCAPTCHA needs, and nothing else, where the site uses it', async () => {
    const policy = await policyWith({ provider: 'recaptcha-enterprise', siteKey: 'key', mode: 'score' });
    expect(policy['script-src']).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://recaptchaenterprise.googleapis.com',
    ]);
    expect(policy['frame-src']).toEqual(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com']);
    expect(policy['style-src']).toEqual(["'self'"]);
  });

  test('the policy allows what Turnstile needs, and nothing else, where the site uses it', async () => {
    const policy = await policyWith({ provider: 'turnstile', siteKey: 'key', mode: 'checkbox' }, '/shop');
    expect(policy['script-src']?.slice(3)).toEqual(['https://challenges.cloudflare.com']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://challenges.cloudflare.com']);
    expect(policy['frame-src']).toEqual(['https://challenges.cloudflare.com']);
  });

  test.each([
    ['our own', { provider: 'local', siteKey: 'pass', mode: 'checkbox' }],
    ['none', {}],
    ['one without a key', { provider: 'turnstile', siteKey: '', mode: 'score' }],
    ['one that we do not know', { provider: 'https://elsewhere.example', siteKey: 'key', mode: 'score' }],
  ])('the policy allows nothing more for a captcha that is %s', async (_, settings) => {
    const policy = await policyWith(settings);
    expect(policy['script-src']).toHaveLength(3);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy).not.toHaveProperty('frame-src');
  });

  test('the policy allows the tags of the shop and what it names beside them, once each', async () => {
    await setSettings({
      tagSettings: {
        scripts: [
          { url: 'https://tags.example/gtm.js?id=GTM-1', purpose: 'analytics', metaPixelId: '' },
          { url: 'https://pixel.example/en_US/fbevents.js', purpose: 'marketing', metaPixelId: '123' },
        ],
        origins: ['https://numbers.example', 'https://tags.example'],
      },
    });
    const policy = await policyWith({});
    const others = ['https://tags.example', 'https://pixel.example', 'https://numbers.example'];
    expect(policy['script-src']?.slice(3)).toEqual(others);
    expect(policy['connect-src']).toEqual(["'self'", ...others]);
    expect(policy['img-src']).toContain('https:');
  });

  test('session replay may send to the origins beside its own', async () => {
    await setSettings({
      replaySettings: {
        isEnabled: true,
        scriptUrl: 'https://replay.example/s.js',
        organisationId: 'o',
        samplePercent: 1,
      },
      tagSettings: { scripts: [], origins: ['https://receiver.example'] },
    });
    expect((await policyWith({}))['connect-src']).toEqual([
      "'self'",
      'https://replay.example',
      'https://receiver.example',
    ]);
  });

  test.each([
    [
      'an origin that would end the directive',
      { scripts: [], origins: ["https://a.example;script-src'unsafe-inline'"] },
    ],
    ['no list', { scripts: 'https://tags.example', origins: 1 }],
  ])('stored tags with %s allow nothing', async (_, tagSettings) => {
    await setSettings({ tagSettings });
    expect((await policyWith({}))['connect-src']).toEqual(["'self'"]);
  });

  test('the policy allows the players of videos and maps on a page that has one', async () => {
    const video = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
    await env.DB.prepare("UPDATE collections SET main_content = ?1 WHERE url_id = 'contact'").bind(video).run();
    expect((await policyWith({}))['frame-src']).toContain('https://player.vimeo.com');
    expect(await policyWith({}, '/journal')).not.toHaveProperty('frame-src');
  });
});
