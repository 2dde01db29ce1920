import { SHARE_SERVICES, type SharedField } from '../contracts/share-services.ts';

/** What is shared: an absolute address, the title, and a picture's absolute address or ''. */
export type SharedPage = Readonly<Record<SharedField, string>>;

export interface ShareLink {
  key: string;
  name: string;
  href: string;
}

/** Returns the links of the services that a site has switched on; none for the number of a service that has closed. */
export function shareLinks(options: unknown, page: SharedPage): ShareLink[] {
  if (typeof options !== 'object' || options === null) return [];
  const chosen = options as Record<string, unknown>;
  return Object.entries(SHARE_SERVICES).flatMap(([number, { key, name, address, parameters }]) => {
    if (chosen[number] !== true) return [];
    const query = new URLSearchParams();
    for (const [parameter, field] of Object.entries(parameters)) {
      if (page[field] !== '') query.set(parameter, page[field]);
    }
    return [{ key, name, href: `${address}?${query}` }];
  });
}
