/** What a service gets of the page. */
export type SharedField = 'url' | 'title' | 'picture';

export interface ShareService {
  /** Its name in HTML. */
  key: string;
  /** Its name for visitors. */
  name: string;
  /** The page on which a visitor shares an address. */
  address: string;
  /** The parameters of that page. */
  parameters: Readonly<Record<string, SharedField>>;
}

/**
 * The services of `website.shareButtonOptions` by the platform's numbers, in the order of the buttons. The platform
 * names none of them: 1, 2, 7 and 8 are those of the links on its pages with the same options, and 4 and 6 are taken
 * from their places among them. Any other number, such as 3, shows nothing.
 */
export const SHARE_SERVICES: Readonly<Record<string, ShareService>> = {
  1: {
    key: 'facebook',
    name: 'Facebook',
    address: 'https://www.facebook.com/sharer/sharer.php',
    parameters: { u: 'url' },
  },
  2: { key: 'x', name: 'X', address: 'https://x.com/intent/post', parameters: { url: 'url', text: 'title' } },
  4: {
    key: 'linkedin',
    name: 'LinkedIn',
    address: 'https://www.linkedin.com/sharing/share-offsite/',
    parameters: { url: 'url' },
  },
  6: {
    key: 'reddit',
    name: 'Reddit',
    address: 'https://www.reddit.com/submit',
    parameters: { url: 'url', title: 'title' },
  },
  7: {
    key: 'tumblr',
    name: 'Tumblr',
    address: 'https://www.tumblr.com/widgets/share/tool',
    parameters: { canonicalUrl: 'url', title: 'title' },
  },
  8: {
    key: 'pinterest',
    name: 'Pinterest',
    address: 'https://www.pinterest.com/pin/create/button/',
    parameters: { url: 'url', media: 'picture', description: 'title' },
  },
};
