import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerRedirect } from '#runtime/contracts/redirects.ts';
import { redirectTexts } from '#runtime/i18n/en/console/discovery.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';

const REDIRECTS = '/api/owner/redirects';
const MISSED = '/api/owner/missed-addresses';
/** A new redirect leaves the list of addresses that visitors did not find. */
const BOTH = [REDIRECTS, MISSED];

type Written = Pick<OwnerRedirect, 'path' | 'target'>;

const addressOfRedirect = (path: string) => addressOf('/api/owner/redirects/:path', { path });

export async function addRedirect(body: Written): Promise<void> {
  const { body: added } = await change({ method: 'POST', path: REDIRECTS, body }, BOTH);
  const undo = () => deleteAt(added);
  notify(fill(redirectTexts.isAdded, { path: added.path }), { undo });
}

export async function changeRedirect(before: OwnerRedirect, target: string | null): Promise<void> {
  const { version } = await replaceAt(before, target);
  const undo = () => replaceAt({ ...before, version }, before.target);
  notify(fill(redirectTexts.isSaved, { path: before.path }), { undo });
}

export async function deleteRedirect(redirect: OwnerRedirect): Promise<void> {
  await deleteAt(redirect);
  const { path, target } = redirect;
  const undo = () => change({ method: 'POST', path: REDIRECTS, body: { path, target } }, BOTH);
  notify(fill(redirectTexts.isDeleted, { path }), { undo });
}

export async function dismissMissed(path: string): Promise<void> {
  await change({ method: 'DELETE', path: addressOf('/api/owner/missed-addresses/:path', { path }) }, [MISSED]);
  notify(fill(redirectTexts.isDismissed, { path }));
}

async function replaceAt({ path, version }: OwnerRedirect, target: string | null): Promise<OwnerRedirect> {
  const call = { method: 'PUT', path: addressOfRedirect(path), body: { target }, version } as const;
  return (await change(call, [REDIRECTS])).body;
}

async function deleteAt({ path, version }: OwnerRedirect): Promise<void> {
  await change({ method: 'DELETE', path: addressOfRedirect(path), version }, [REDIRECTS]);
}
