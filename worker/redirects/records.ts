import { NewRedirect } from '#runtime/contracts/redirects.ts';
import { recordKind } from '../http/record-kind.ts';
import { checkRedirect, withoutLanguage } from './check-redirect.ts';
import { changeRedirect, createRedirect, readRedirect, readRedirects, removeRedirect } from './owner-service.ts';
import { findRedirect } from './repository.ts';

const PER_PAGE = 500;

/** The owner's redirects. */
export const redirects = recordKind({
  type: 'redirect',
  scopes: { read: 'content:read', write: 'content:write' },
  contract: NewRedirect,
  async plan(call, { path: asked, target }) {
    const path = withoutLanguage(call.site, asked);
    const next = { path, target };
    const current = await findRedirect(call.db, call.site.siteId, path);
    if (current?.target !== target) await checkRedirect(call, next);
    return {
      id: path,
      title: path,
      current: current && { path, target: current.target },
      next,
      async write() {
        if (current) await changeRedirect(call, path, current.version, { target });
        else await createRedirect(call, next);
      },
    };
  },
  async find({ db, site }, id) {
    const found = await findRedirect(db, site.siteId, id);
    return found && { path: found.path, target: found.target };
  },
  async remove(call, id) {
    const { version } = await readRedirect(call, id);
    await removeRedirect(call, id, version);
    return true;
  },
  async list(call, cursor) {
    const page = await readRedirects(call, { search: '', cursor: cursor ?? '', limit: PER_PAGE });
    return {
      contents: page.redirects.map(({ path, target }) => ({ path, target })),
      nextPageCursor: page.nextPageCursor,
    };
  },
});
