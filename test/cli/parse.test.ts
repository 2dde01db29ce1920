import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { COMMANDS } from '#worker/cli/commands/index.ts';
import { chosenScopes } from '#worker/cli/commands/keys.ts';
import { stateDirOf } from '#worker/cli/database.ts';
import { parseCommand, TARGET_OPTIONS } from '#worker/cli/parse.ts';
import { USAGE, usageOf } from '#worker/cli/usage.ts';
import { UsageError } from '#worker/cli/usage-error.ts';

const KEY = { STOREFRONT_OWNER_KEY: 'sqo_from_environment' };
const parse = (line: string, env: Record<string, string> = KEY) =>
  parseCommand(line.split(' ').filter(Boolean), env, () => undefined);
const local = { on: 'database', target: { siteId: 's', isRemote: false, stateDir: undefined } };
const api = { url: 'http://localhost:8787', key: KEY.STOREFRONT_OWNER_KEY, siteId: undefined };

describe('the command line', () => {
  test.each([
    ['', ''],
    ['help', ''],
    ['--help', ''],
    ['-h', ''],
    ['help forms', 'forms'],
    ['forms --help', 'forms'],
    ['keys create --help', 'keys create'],
  ])('the command line %j shows how commands are used', (line, topic) => {
    expect(parse(line)).toEqual({ kind: 'help', topic });
  });

  test('the shop is at PORT, or where one runs, unless --url says otherwise', () => {
    const at = { ...KEY, PORT: '9000' };
    expect(parse('forms list', at)).toMatchObject({ target: { url: 'http://localhost:9000' } });
    const runningAt = () => 'http://localhost:9810';
    expect(parseCommand(['forms', 'list'], KEY, runningAt)).toMatchObject({ target: { url: runningAt() } });
    expect(parse('forms list --url https://shop.example', at)).toMatchObject({
      target: { url: 'https://shop.example' },
    });
  });

  test('keys are of the copy of a shop that `npm start` serves, otherwise of the demo', () => {
    const state = mkdtempSync(join(tmpdir(), 'storefront-state-'));
    const told: string[] = [];
    const dirOf = (siteId: string) => stateDirOf(siteId, state, (text) => told.push(text));
    mkdirSync(join(state, 'copies', 'tea'), { recursive: true });
    expect([dirOf('tea'), dirOf('demo'), dirOf('../..')]).toEqual([join(state, 'copies', 'tea'), state, state]);
    expect(told).toEqual([]);
    mkdirSync(join(state, 'v3'));
    expect(dirOf('tea')).toBe(join(state, 'copies', 'tea'));
    expect(told).toEqual([expect.stringContaining(`--persist-to ${state} means`)]);
    rmSync(state, { recursive: true });
  });

  test('a shop that began empty is found where the demo was never started, and named where it was', () => {
    const state = mkdtempSync(join(tmpdir(), 'storefront-state-'));
    const told: string[] = [];
    const dirOf = () => stateDirOf('', state, (text) => told.push(text));
    mkdirSync(join(state, 'empty', 'v3'), { recursive: true });
    expect([dirOf(), told]).toEqual([join(state, 'empty'), []]);
    mkdirSync(join(state, 'v3'));
    expect(dirOf()).toBe(state);
    expect(told).toEqual([expect.stringContaining(`--persist-to ${join(state, 'empty')} means`)]);
    rmSync(state, { recursive: true });
  });

  test('no option of a command has the name of an option of all commands', () => {
    const clashing = COMMANDS.filter(({ on, options }) =>
      Object.keys(options).some((name) => Object.hasOwn(TARGET_OPTIONS[on], name)),
    );
    expect(clashing.map(({ name }) => name)).toEqual([]);
  });

  test('a key has all scopes, those that are named, or those of a role', () => {
    expect(chosenScopes(undefined, undefined)).toEqual(OWNER_SCOPES);
    expect(chosenScopes('forms:read,lists:read,forms:read', undefined)).toEqual(['forms:read', 'lists:read']);
    expect(chosenScopes('forms:read,all', undefined)).toEqual(OWNER_SCOPES);
    expect(chosenScopes(undefined, 'moderator')).toEqual(ROLE_SCOPES.moderator);
    expect(() => chosenScopes('all', 'admin')).toThrow('not both');
    expect(() => chosenScopes(undefined, 'none')).toThrow('opens nothing');
    expect(() => chosenScopes('forms', undefined)).toThrow('There is no scope "forms"');
  });

  test.each([
    ['keys create --site s --name Sync', { ...local, options: { name: 'Sync' } }],
    ['keys create --site s --name n --days 1 --remote', { options: { days: 1 }, target: { isRemote: true } }],
    ['keys list --site s', local],
    ['keys create --name n', { target: { siteId: '' } }],
    ['keys list --site s --persist-to /tmp/x', { target: { stateDir: '/tmp/x' } }],
    ['keys revoke abcd --site s', { operands: ['abcd'] }],
    ['recover', { ...local, target: { ...local.target, siteId: '' } }],
    ['recover --site s --remote', { target: { siteId: 's', isRemote: true } }],
    ['forms list', { on: 'api', target: api, isJson: false }],
    ['forms list --json', { isJson: true }],
    ['forms update f form.json', { operands: ['f', 'form.json'] }],
    ['forms create -', { operands: ['-'] }],
    ['forms delete f --confirm Contact', { operands: ['f'], options: { confirm: 'Contact' } }],
    ['submissions list f --cursor c', { operands: ['f'], options: { cursor: 'c' } }],
    ['erase a@b.co --key k', { operands: ['a@b.co'], target: { key: 'k' } }],
    ['lists list --site s', { target: { siteId: 's' } }],
    ['reviews list --state approved', { options: { state: 'approved', cursor: undefined } }],
    ['payments reconcile --from 2026-11-01 --to 2026-11-30 --mend', { options: { from: '2026-11-01', mend: true } }],
    ['subscriptions move s a.json --cents 5', { operands: ['s', 'a.json'], options: { cents: 5 } }],
    ['orders refund o --restock --again 2', { operands: ['o'], options: { restock: true, again: 2 } }],
    ['forms list --url https://shop.example/x', { target: { url: 'https://shop.example' } }],
  ])('the command line is understood: %s', (line, parsed) => {
    expect(parse(line)).toMatchObject(parsed);
    const name = COMMANDS.find((command) => line.startsWith(command.name))?.name;
    expect(parse(line)).toMatchObject({ kind: 'command', command: { name } });
  });

  test.each([
    ['keys', 'There is no command "keys". `help keys`'],
    ['keys destroy x', 'There is no command "keys destroy".'],
    ['form list', 'Did you mean "forms list"?'],
    ['orders lst', 'Did you mean "orders list"?'],
    ['erse a@b.co', 'Did you mean "erase"?'],
    ['constructor', 'There is no command "constructor".'],
    ['site create --title t --host tea.example', '--site is missing.'],
    ['keys create --site s', '--name is missing.'],
    ['keys create --site s --name n --days 0', '--days is a whole number'],
    ['keys create --site s --name n --days 1.5', '--days is a whole number'],
    ['keys create --site s --name n --days 99999', '--days is a whole number'],
    ['keys create --site s --name n --role king', '--role is one of admin'],
    ['keys create --site s --name n --key k', 'keys create has no option --key.'],
    ['keys list --site s extra', 'keys list takes nothing more'],
    ['keys revoke --site s', 'keys revoke takes KEYID'],
    ['forms update f', 'forms update takes FORM and FILE'],
    ['forms delete f', '--confirm is missing.'],
    ['forms list --remote', 'forms list has no option --remote.'],
    ['forms list --url shop.example', '--url must be a web address'],
    ['forms list --url javascript:x', '--url must be a web address'],
    ['forms list --nonsense', '--nonsense'],
    ['reviews list --state nice', '--state is one of pending, approved, rejected, not nice.'],
    ['orders refund o --cents 4.50', '--cents is a whole number from 1, not 4.50.'],
    ['orders refund o --cents=-5', '--cents is a whole number from 1'],
    ['orders refund o --again twice', '--again is a whole number from 1'],
    ['erase', 'erase takes EMAIL'],
    ['completion tcsh', 'completion takes one of bash, zsh, fish.'],
  ])('the command line is refused, with the reason: %s', (line, message) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(message);
  });

  test('a command needs a key for the API, and none for keys', () => {
    expect(() => parse('forms list', {})).toThrow(/A key is needed.*keys create --name/);
    expect(parse('keys list --site s', {})).toMatchObject(local);
  });
});

describe('the help', () => {
  test('the help names every scope and command once, in lines that fit a terminal', () => {
    for (const scope of OWNER_SCOPES) expect(USAGE).toContain(scope);
    for (const { name } of COMMANDS)
      expect(USAGE.split(`\n  ${name} `).length + USAGE.split(`\n  ${name}\n`).length, name).toBe(3);
    const commands = USAGE.slice(0, USAGE.indexOf('\nScopes'));
    expect(commands.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  test('a room has its own help, and so has a command', () => {
    expect(usageOf('subscribers')).toContain('lists create');
    expect(usageOf('forms')).not.toContain('orders');
    expect(usageOf('forms delete')).toContain('--confirm NAME');
    expect(() => usageOf('nothing')).toThrow(UsageError);
  });

  test('commands have different names, and an option is of one type in all of them', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
    const types = new Map<string, string>();
    for (const { name, options } of COMMANDS) {
      for (const [option, { type }] of Object.entries(options)) {
        expect(types.get(option) ?? type, `${name} --${option}`).toBe(type);
        types.set(option, type);
      }
    }
  });
});
