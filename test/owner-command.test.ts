import { describe, expect, test } from 'vitest';
import { OWNER_SCOPES } from '#runtime/contracts/enumerations.ts';
import { IDEMPOTENCY_HEADER } from '#runtime/contracts/http.ts';
import { isIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { parseCommand, UsageError } from '#worker/cli/command.ts';
import { type OrderCommand, runOrderCommand } from '#worker/cli/order-commands.ts';
import { USAGE } from '#worker/cli/usage.ts';

const KEY = { STOREFRONT_OWNER_KEY: 'sqo_from_environment' };
const parse = (line: string, env: Record<string, string> = KEY) => parseCommand(line.split(' ').filter(Boolean), env);
const local = { siteId: 's', isRemote: false, stateDir: undefined };
const api = { url: 'http://localhost:8787', key: KEY.STOREFRONT_OWNER_KEY, siteId: undefined };

describe('the command line', () => {
  test.each(['', 'help', '--help', '-h', 'keys create --help'])(
    'the command line %j shows how the command is used',
    (line) => {
      expect(parse(line)).toEqual({ name: 'help' });
    },
  );

  test('a key is created for a year with all scopes, unless the owner says otherwise', () => {
    expect(parse('keys create --site s --name Sync')).toEqual({
      ...local,
      name: 'keys create',
      keyName: 'Sync',
      scopes: OWNER_SCOPES,
      days: 365,
    });
    expect(
      parse('keys create --site s --name n --scopes forms:read,lists:read,forms:read --days 1 --remote'),
    ).toMatchObject({
      scopes: ['forms:read', 'lists:read'],
      days: 1,
      isRemote: true,
    });
    expect(parse('keys create --site s --name n --scopes forms:read,all')).toMatchObject({ scopes: OWNER_SCOPES });
    expect(parseCommand(['keys', 'create', '--site=s', '--name', 'Two words'], {})).toMatchObject({
      keyName: 'Two words',
    });
  });

  test.each([
    ['keys list --site s', { ...local, name: 'keys list' }],
    ['keys list --site s --persist-to /tmp/x', { ...local, name: 'keys list', stateDir: '/tmp/x' }],
    ['keys revoke abcd --site s', { ...local, name: 'keys revoke', keyId: 'abcd' }],
    ['forms list', { ...api, name: 'forms list' }],
    ['forms get f', { ...api, name: 'forms get', formId: 'f' }],
    ['forms create -', { ...api, name: 'forms create', file: '-' }],
    ['forms update f form.json', { ...api, name: 'forms update', formId: 'f', file: 'form.json' }],
    ['forms delete f --confirm Contact', { ...api, name: 'forms delete', formId: 'f', confirm: 'Contact' }],
    ['submissions list f', { ...api, name: 'submissions list', formId: 'f', cursor: undefined }],
    ['submissions list f --cursor c', { ...api, name: 'submissions list', formId: 'f', cursor: 'c' }],
    ['submissions csv f', { ...api, name: 'submissions csv', formId: 'f' }],
    ['erase a@b.co --key k', { ...api, name: 'erase', email: 'a@b.co', key: 'k' }],
    ['lists list --site s', { ...api, name: 'lists list', siteId: 's' }],
    ['lists create --name News', { ...api, name: 'lists create', listName: 'News' }],
    ['subscribers csv l', { ...api, name: 'subscribers csv', listId: 'l' }],
    ['reviews list', { ...api, name: 'reviews list', state: undefined, cursor: undefined }],
    ['reviews list --state approved', { ...api, name: 'reviews list', state: 'approved', cursor: undefined }],
    ['reviews get r', { ...api, name: 'reviews get', reviewId: 'r' }],
    ['reviews approve r', { ...api, name: 'reviews approve', reviewId: 'r' }],
    [
      'payments reconcile --from 2026-11-01 --to 2026-11-30 --mend',
      { ...api, name: 'payments reconcile', from: '2026-11-01', to: '2026-11-30', isMending: true },
    ],
    ['reviews reject r', { ...api, name: 'reviews reject', reviewId: 'r' }],
    ['reviews delete r', { ...api, name: 'reviews delete', reviewId: 'r' }],
    [
      'subscriptions move s a.json --cents 5',
      { ...api, name: 'subscriptions move', subscriptionId: 's', file: 'a.json', options: { cents: '5' } },
    ],
    ['orders list --cursor c', { ...api, name: 'orders list', order: '', options: { cursor: 'c' } }],
    ['pending-orders list', { ...api, name: 'pending-orders list', state: undefined, cursor: undefined }],
    [
      'pending-orders list --state started',
      { ...api, name: 'pending-orders list', state: 'started', cursor: undefined },
    ],
    ['pending-orders get o', { ...api, name: 'pending-orders get', order: 'o' }],
    ['orders get o', { ...api, name: 'orders get', order: 'o', options: {} }],
    ['orders send o --carrier Post', { ...api, name: 'orders send', order: 'o', options: { carrier: 'Post' } }],
    ['orders refund o --cents 5', { ...api, name: 'orders refund', order: 'o', options: { cents: '5' } }],
    [
      'orders refund o --restock --again 2',
      { ...api, name: 'orders refund', order: 'o', options: { restock: true, again: '2' } },
    ],
    ['files list', { ...api, name: 'files list', first: '', second: '' }],
    ['files add i a.pdf', { ...api, name: 'files add', first: 'i', second: 'a.pdf' }],
    ['downloads renew d', { ...api, name: 'downloads renew', first: 'd', second: '' }],
    ['audit list --cursor c', { ...api, name: 'audit list', cursor: 'c' }],
    ['forms list --url https://shop.example/x', { ...api, name: 'forms list', url: 'https://shop.example' }],
  ])('the command line is understood: %s', (line, command) => expect(parse(line)).toEqual(command));

  test.each([
    ['keys', 'There is no command "keys".'],
    ['keys destroy x', 'There is no command "keys destroy".'],
    ['constructor', 'There is no command "constructor".'],
    ['keys create --name n', '--site is missing.'],
    ['keys create --site s', '--name is missing.'],
    ['keys create --site s --name n --scopes forms', 'There is no scope "forms"'],
    ['keys create --site s --name n --days 0', '--days is a whole number'],
    ['keys create --site s --name n --days 1.5', '--days is a whole number'],
    ['keys create --site s --name n --days 99999', '--days is a whole number'],
    ['keys create --site s --name n --key k', 'keys create has no option --key.'],
    ['keys list --site s extra', 'keys list takes nothing more'],
    ['keys revoke --site s', 'keys revoke takes KEYID'],
    ['forms update f', 'forms update takes FORM and FILE'],
    ['forms delete f', '--confirm is missing.'],
    ['forms list --remote', 'forms list has no option --remote.'],
    ['forms list --url shop.example', '--url must be a web address'],
    ['forms list --url javascript:x', '--url must be a web address'],
    ['forms list --nonsense', '--nonsense'],
    ['erase', 'erase takes EMAIL'],
  ])('the command line is refused, with the reason: %s', (line, message) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(message);
  });

  test('a command needs a key for the API, and none for keys', () => {
    expect(() => parse('forms list', {})).toThrow('A key is needed');
    expect(parse('keys list --site s', {})).toMatchObject({ name: 'keys list' });
  });

  test('the usage lists every scope', () => {
    for (const scope of OWNER_SCOPES) expect(USAGE).toContain(scope);
  });
});

describe('orders refund', () => {
  async function keyOf(line: string): Promise<string | undefined> {
    let key: string | undefined;
    const command = parse(`orders refund 7 ${line}`) as OrderCommand;
    await runOrderCommand(command, async (_, { headers } = {}) => {
      key = headers?.[IDEMPOTENCY_HEADER];
      return new Response('{}');
    });
    return key;
  }

  test('the same command has the same key, so that whoever runs it again refunds once', async () => {
    const keys = await Promise.all(['', '--restock', '--cents 500', '--cents 500 --again 2'].map(keyOf));
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(await keyOf('--cents 500')).toBe(keys[2]);
    expect(await keyOf('--cents 500 --again 1')).toBe(keys[2]);
  });

  test.each(['--cents 4.50', '--cents 0', '--cents -5', '--cents all', '--again twice'])(
    'what is no whole number is refused before anything is sent: %s',
    async (line) => await expect(keyOf(line.replace(' ', '='))).rejects.toThrow('is a whole number from 1'),
  );
});
