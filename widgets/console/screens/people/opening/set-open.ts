import { change } from '../../../app/query.ts';

/** What a change of the opening touches: the set-up, and the site whose settings the console shows. */
const TOUCHED = ['/api/owner/set-up', '/api/owner/site'];

/** Opens the shop to visitors, or closes it; `forTests` where it takes test payments alone. */
export async function setOpen(isOpen: boolean, forTests = false): Promise<void> {
  await change({ method: 'POST', path: '/api/owner/site/opening', body: { isOpen, forTests } }, TOUCHED);
}
