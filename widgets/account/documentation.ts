import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary: 'A person’s account: signing in, orders, subscriptions, addresses, passkeys, devices and data.',
  attributes: {
    view: 'The form that somebody who is not signed in sees first. Default: sign-in. The account is rendered as content of the page, so that password managers and the page’s styles reach it.',
    next: 'Path of the shop that opens after signing in with a password or passkey; on the shop’s own pages only. Default: the account shows.',
  },
  parts: {},
  events: ['sq-account-signedin', 'sq-account-signedout'],
  properties: {
    '--sq-account-accent': 'Background of the main buttons. Default: --sq-accent.',
    '--sq-account-on-accent': 'Text on it. Default: --sq-on-accent.',
    '--sq-account-border': 'Colour of the lines around fields. Default: --sq-border.',
    '--sq-account-error': 'Colour of errors. Default: --sq-error.',
    '--sq-account-focus': 'Colour of the focus ring. Default: --sq-focus.',
  },
};
