import { businessOf } from '../site/business.ts';
import type { Site } from '../site/site.ts';
import { contactAddress } from '../site/store-settings.ts';
import { filled, type Node } from './node.ts';

interface Home {
  /** Address of the home page in the page's language. */
  url: string;
  /** Start of the shop's pages in the page's language. */
  base: string;
  origin: string;
}

/** Formats that search engines take for a logo. */
const RASTER = /\.(?:png|jpe?g|gif|webp)(?:[?#]|$)/i;

/** Returns who runs the shop and what the site is, for its home page. */
export function shopNodes(site: Site, { url, base, origin }: Home): Node[] {
  const business = businessOf(site);
  const { logo } = site.header;
  const email = filled(contactAddress(site));
  const telephone = filled(business.phone);
  const isKnown = business.line1 !== '' && business.city !== '';
  const organization: Node = {
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name: site.title,
    url: origin,
    legalName: filled(business.legalName),
    vatID: filled(business.vatId),
    logo: logo && RASTER.test(logo.src) ? new URL(logo.src, origin).href : undefined,
    ...((email || telephone) && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email, telephone },
    }),
    ...(isKnown && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: [business.line1, business.line2].filter(Boolean).join(', '),
        addressLocality: business.city,
        addressRegion: filled(business.region),
        postalCode: filled(business.postalCode),
        addressCountry: filled(business.countryCode),
      },
    }),
  };
  const website: Node = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.title,
    url,
    inLanguage: site.language,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, website];
}
