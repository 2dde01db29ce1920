import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionState, SiteUserSessions } from '#runtime/contracts/account.ts';
import { HOUR_MS, SECOND_MS } from '#runtime/domain/durations.ts';
import {
  ACCOUNT,
  type AccountHolder,
  ANN,
  newHolder,
  openAccount,
  PASSWORD,
  SESSION,
} from '../../test/worker/account-holder.ts';
import { read } from '../../test/worker/buyer.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops } from '../../test/worker/shops.ts';
import { deleteExpiredAccounts } from './service.ts';

const RUNS = 5;
const STEPS = 9;
const TIMEOUT_MS = 120_000;
const DEVICES = 3;
/** Fewer than the mails of a kind that an address gets in a day. */
const MOST_LINKS = 4;
const IDLE_HOURS = 12;
const LONGEST_HOURS = 30 * 24;
const TOKEN_COOKIE = '__Host-site-user';

type Step =
  | { act: 'signIn'; device: number; rememberMe: boolean }
  | { act: 'signInWrongly' | 'signOut' | 'signOutEverywhere' | 'changePassword'; device: number }
  | { act: 'link' | 'reset'; device: number }
  | { act: 'endOther'; device: number; other: number }
  | { act: 'wait'; hours: number };

const device = fc.nat(DEVICES - 1);
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('signIn'), device, rememberMe: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constantFrom('signOut', 'signOutEverywhere', 'changePassword'), device }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('signInWrongly', 'link', 'reset'), device }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('endOther'), device, other: device }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('wait'), hours: fc.constantFrom(1, 11, 13, 500, 721) }) },
  ),
  { minLength: STEPS, maxLength: STEPS, size: 'max' },
);

/** The expected state of a device: hours since its session began and since its last call; undefined for none. */
type Expected = { isRemembered: boolean; age: number; idle: number } | undefined;

let clock: number;

beforeEach(() => {
  clock = Date.now();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isAlive = (session: Expected) =>
  session !== undefined && session.age < LONGEST_HOURS && (session.isRemembered || session.idle < IDLE_HOURS);

/** Ann's devices, what each should be signed in to, and all tokens that a device has had. */
class Household {
  readonly expected: Expected[] = Array(DEVICES).fill(undefined);
  readonly dead: string[] = [];
  links = 0;
  password = PASSWORD;
  readonly holders: readonly AccountHolder[];

  constructor(holders: readonly AccountHolder[]) {
    this.holders = holders;
  }

  async take(step: Step): Promise<void> {
    if (step.act === 'wait') return this.wait(step.hours);
    // Mails of one moment have no order.
    clock += SECOND_MS;
    vi.setSystemTime(clock);
    const holder = this.holders[step.device] as AccountHolder;
    const before = holder.cookies.get(TOKEN_COOKIE);
    const isSignedIn = isAlive(this.expected[step.device]);
    if (step.act === 'signIn')
      await this.begin(step.device, () => this.signIn(holder, step.rememberMe), step.rememberMe);
    if ((step.act === 'link' || step.act === 'reset') && this.links < MOST_LINKS) {
      this.links += 1;
      await this.begin(step.device, () => this.openLink(holder, step.act === 'reset'), false);
    }
    if (step.act === 'signInWrongly') {
      expect((await holder.send('POST', SESSION, { email: ANN, password: 'not this one' })).status).toBe(401);
      // The right password forgets the attempts.
      return;
    }
    if (step.act === 'signOut') {
      expect((await holder.send('DELETE', SESSION)).status).toBe(isSignedIn ? 200 : 401);
      this.expected[step.device] = undefined;
    }
    if (step.act === 'signOutEverywhere') {
      expect((await holder.send('DELETE', `${ACCOUNT}/sessions`)).status).toBe(isSignedIn ? 204 : 401);
      if (isSignedIn) this.endAll();
    }
    if (step.act === 'changePassword') await this.changePassword(step.device, holder, isSignedIn);
    if (step.act === 'endOther') await this.endOther(holder, step, isSignedIn);
    if (before && before !== holder.cookies.get(TOKEN_COOKIE)) this.dead.push(before);
  }

  private wait(hours: number): void {
    clock += hours * HOUR_MS;
    vi.setSystemTime(clock);
    for (const session of this.expected) if (session) Object.assign(session, { age: session.age + hours, idle: hours });
  }

  private endAll(): void {
    this.expected.fill(undefined);
  }

  private async begin(index: number, start: () => Promise<unknown>, isRemembered: boolean): Promise<void> {
    await start();
    this.expected[index] = { isRemembered, age: 0, idle: 0 };
  }

  private async signIn(holder: AccountHolder, rememberMe: boolean): Promise<void> {
    await holder.signIn(this.password, { rememberMe });
  }

  private async openLink(holder: AccountHolder, isReset: boolean): Promise<void> {
    await holder.send('POST', `${ACCOUNT}/${isReset ? 'password-reset' : 'sign-in-link'}`, { email: ANN });
    const link = (await outbox()).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
    if (isReset) this.password = `${this.password}!`;
    expect((await holder.submit(link, isReset ? { password: this.password } : {})).status).toBe(200);
    if (isReset) this.endAll();
    // It works once.
    expect((await (await newHolder()).submit(link, { password: this.password })).status).toBe(410);
  }

  private async changePassword(index: number, holder: AccountHolder, isSignedIn: boolean): Promise<void> {
    const newPassword = `${this.password}?`;
    const answer = await holder.send('PUT', `${ACCOUNT}/password`, { currentPassword: this.password, newPassword });
    expect(answer.status).toBe(isSignedIn ? 200 : 401);
    if (!isSignedIn) return;
    this.password = newPassword;
    const isRemembered = this.expected[index]?.isRemembered ?? false;
    this.endAll();
    this.expected[index] = { isRemembered, age: 0, idle: 0 };
  }

  private async endOther(
    holder: AccountHolder,
    { device, other }: { device: number; other: number },
    isSignedIn: boolean,
  ) {
    if (!isSignedIn || device === other || !isAlive(this.expected[other])) return;
    const theirs = this.holders[other] as AccountHolder;
    const { sessions } = await read(await theirs.send('GET', `${ACCOUNT}/sessions`), SiteUserSessions);
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect((await holder.send('DELETE', `${ACCOUNT}/sessions/${id}`)).status).toBe(204);
    this.expected[other] = undefined;
  }

  /** Compares every device, its list of devices, and its proof with what should be. */
  async check(): Promise<void> {
    const alive = this.expected.filter(isAlive).length;
    for (const [index, holder] of this.holders.entries()) {
      const state = await read(await holder.fetch(SESSION), SessionState);
      expect(state.siteUser?.email, `device ${index}`).toBe(isAlive(this.expected[index]) ? ANN : undefined);
      holder.xsrf = state.xsrfToken ?? '';
      const session = this.expected[index];
      if (!isAlive(session) || !session) {
        this.expected[index] = undefined;
        continue;
      }
      session.idle = 0;
      const { sessions } = await read(await holder.send('GET', `${ACCOUNT}/sessions`), SiteUserSessions);
      expect(sessions).toHaveLength(alive);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    }
    await this.checkProofs();
    const stranger = await newHolder();
    for (const token of this.dead.slice(-2)) {
      stranger.cookies.set(TOKEN_COOKIE, token);
      expect((await read(await stranger.fetch(SESSION), SessionState)).siteUser).toBeNull();
    }
  }

  /** The proof of one session opens no other. */
  private async checkProofs(): Promise<void> {
    const [first, second] = this.holders.filter((_, index) => isAlive(this.expected[index]));
    if (!first || !second) return;
    const headers = { 'X-SiteUser-XSRF-Token': second.xsrf };
    expect((await first.fetch(ACCOUNT, { headers })).status).toBe(403);
  }
}

test(
  'the sessions on each device follow from the calls, in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await openShops();
        const holders = await Promise.all(Array.from({ length: DEVICES }, () => newHolder()));
        const household = new Household(holders);
        await openAccount(holders[0] as AccountHolder);
        household.expected[0] = { isRemembered: false, age: 0, idle: 0 };
        for (const step of taken) {
          await household.take(step as Step);
          await household.check();
        }
        await deleteExpiredAccounts(env.DB, clock);
        await household.check();
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
