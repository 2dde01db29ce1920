import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { networksOf } from '../http/network.ts';
import {
  type Attempts,
  deleteOldAttempts,
  forgetAttemptsStatement,
  holderGuesses,
  isAllowed,
  mailRequests,
  sharedPasswordGuesses,
  signInGuesses,
  signUpHashes,
} from './attempts.ts';

const PERSON = 'account|ann@mail.example';
const now = 1_000_000_000_000;

beforeEach(openShops);

const callerAt = (address: string, device?: string) => ({ networks: networksOf(address), deviceOf: () => device });

/** Tries until each address is refused, and returns how often it was allowed. */
async function allowed(attemptsOf: (address: string) => Attempts, addresses: readonly string[], at = now) {
  let times = 0;
  for (const address of addresses) while (await isAllowed(env.DB, SHOP.id, attemptsOf(address), at)) times++;
  return times;
}

const guessesAt = (address: string) => signInGuesses(PERSON, callerAt(address));
const mailsAt = (address: string, recipient = 'ann@mail.example') =>
  mailRequests('account-password', recipient, { networks: networksOf(address) });
const line = ['1', '2', '3', '4'].map((network) => `2001:db8:1:${network}::1`);
const sites = ['100', '200', '300', '400', '500'].map((site) => `2001:db8:1:${site}::1`);
const strangers = Array.from({ length: 12 }, (_, index) => `192.0.2.${index}`);

test('a wider network may try more than a narrower one, and all strangers together more than one of them', async () => {
  expect(await allowed(guessesAt, line.slice(0, 1))).toBe(10);
  expect(await allowed(guessesAt, line)).toBe(10);
  expect(await allowed(guessesAt, sites)).toBe(20);
  expect(await allowed(guessesAt, strangers)).toBe(60);
  expect(await isAllowed(env.DB, SHOP.id, signInGuesses(PERSON, callerAt('192.0.2.99', 'device')), now)).toBe(true);
  expect(await isAllowed(env.DB, SHOP.id, signInGuesses('account|bob', callerAt('192.0.2.99')), now)).toBe(true);
  expect(await isAllowed(env.DB, SHOP.id, holderGuesses('session'), now)).toBe(true);
});

test('mails count by the day, a password of a page by network alone', async () => {
  expect(await allowed(mailsAt, line)).toBe(4);
  expect(await allowed(mailsAt, [...sites, ...strangers])).toBe(6);
  expect(await allowed(mailsAt, strangers, now + DAY_MS - 1)).toBe(0);
  expect(await allowed(mailsAt, strangers, now + DAY_MS)).toBe(10);
  const lock = (address: string) => sharedPasswordGuesses('lock|letters', networksOf(address));
  expect(await allowed(lock, [...line, ...sites])).toBe(40);
  expect(await allowed(lock, strangers)).toBe(120);
});

test('addresses of one mailbox count as one for mails, and apart for guesses at the passwords of their accounts', async () => {
  const spelled = (index: number) => (index % 2 ? `Ann+${index}@Mail.example` : 'ann@mail.example');
  let times = 0;
  while (await isAllowed(env.DB, SHOP.id, mailsAt('192.0.2.1', spelled(times)), now)) times++;
  expect(times).toBe(3);
  expect(await allowed((address) => mailsAt(address, 'ann.b@mail.example'), strangers.slice(1, 2))).toBe(3);
  const guesses = (name: string) => signInGuesses(`account|${name}@mail.example`, callerAt('192.0.2.1'));
  expect(await allowed(() => guesses('ann'), ['192.0.2.1'])).toBe(10);
  expect(await isAllowed(env.DB, SHOP.id, guesses('ann+1'), now)).toBe(true);
});

test('a network has so many mails a day sent to strangers, but any number to people whose browsers are known', async () => {
  const mail = (device?: string) => (address: string, index: number) =>
    mailRequests('account-confirm', `p${index}@mail.example`, { networks: networksOf(address), device });
  const sent = async (attemptsAt: (address: string, index: number) => Attempts, lines: readonly string[]) => {
    let times = 0;
    for (let index = 0; index < 410; index++) {
      const line = lines[index % lines.length] ?? '';
      if (await isAllowed(env.DB, SHOP.id, attemptsAt(line, index), now)) times++;
    }
    return times;
  };
  expect(await sent(mail(), ['192.0.2.1'])).toBe(100);
  expect(await sent(mail(), line)).toBe(200);
  expect(await sent(mail('device'), ['192.0.2.1'])).toBe(410);
});

test('a count begins anew after fifteen minutes, and what counts no longer is deleted', async () => {
  await allowed(guessesAt, strangers.slice(0, 1));
  expect(await allowed(guessesAt, strangers.slice(0, 1), now + 15 * MINUTE_MS - 1)).toBe(0);
  expect(await allowed(guessesAt, strangers.slice(0, 1), now + 15 * MINUTE_MS)).toBe(10);
  expect(await deleteOldAttempts(env.DB, now + 30 * MINUTE_MS)).toBe(0);
  expect(await deleteOldAttempts(env.DB, now + 30 * MINUTE_MS + 1)).toBe(3);
  expect(await count('login_attempts')).toBe(0);
});

test('a network has thirty passwords hashed in fifteen minutes, whoever signs in or up, and no right one starts anew', async () => {
  const [address = ''] = strangers;
  const guess = (index: number) => signInGuesses(`account|${index}`, callerAt(address));
  for (let index = 0; index < 28; index++) expect(await isAllowed(env.DB, SHOP.id, guess(index), now)).toBe(true);
  await forgetAttemptsStatement(env.DB, SHOP.id, guess(0)).run();
  expect(await allowed(() => signUpHashes(networksOf(address)), [address])).toBe(2);
  expect(await isAllowed(env.DB, SHOP.id, guess(99), now)).toBe(false);
  expect(await isAllowed(env.DB, SHOP.id, signInGuesses('account|99', callerAt(address, 'device')), now)).toBe(true);
  expect(await allowed((network) => signUpHashes(networksOf(network)), [...line, ...sites])).toBe(120);
  expect(await isAllowed(env.DB, SHOP.id, guess(99), now + 15 * MINUTE_MS)).toBe(true);
});
