/** What people read before there is a shop whose language they could read. */
export const english = {
  createTitle: 'Create your shop',
  createText:
    'This takes about two minutes. You can change everything later, and visitors see nothing until you open the shop.',
  shop: 'Your shop',
  name: 'Name of the shop',
  country: 'Country',
  countryHint: 'Where the business is. Time zone, forms and taxes begin with it.',
  choose: 'Choose …',
  currency: 'Currency',
  usualCurrency: 'As usual in the country',
  currencyHint: 'Please choose carefully: once there are orders, the currency stays.',
  language: 'Language',
  usualLanguage: 'As usual in the country',
  languageHint: 'What visitors read. You can add languages later.',
  samples: 'Begin with four sample products. They can be changed and deleted like any product.',
  business: 'Business address (you can add it later)',
  businessHint: 'Legal pages, packing slips and labels show it.',
  legalName: 'Name of the company or person who sells',
  line1: 'Street and number',
  postalCode: 'Postcode',
  city: 'City',
  region: 'State or region',
  owner: 'Your sign-in',
  email: 'Email address',
  emailHint: 'You sign in with it, and notices of new orders go there.',
  createButton: 'Create the shop',
  recoverTitle: 'Come back into {site}',
  recoverText:
    'Choose an email address and a new password. You become an admin of the shop. If the address has a sign-in already, all of its devices are signed out and its passkeys are removed. All other admins get a mail about it.',
  recoverEmailHint: 'Yours, with which you sign in.',
  recoverButton: 'Save and sign in',
  overTitle: 'This link does not work any more',
  overText: 'It was used, is older than 24 hours, or a newer one has replaced it.',
  overNoShop:
    'Where you run the shop on your own computer, stop `npm start -- --empty` and start it again: it prints a new link. Where it is deployed, `npm run owner -- recover --remote` prints one.',
  overRecover:
    'Are you locked out? `npm run owner -- recover --site {site}` prints a new link, with --remote for a deployed shop.',
  signIn: 'Sign in',
  noShopTitle: 'No shop here yet',
  noShopText: 'This server works, and waits for its first shop.',
  noShopHow:
    'Is it yours? Open the link that `npm start -- --empty` or `npm run deploy` has printed. It works once, for 24 hours. `npm run owner -- recover` prints a new one, with --remote where the server is deployed.',
  notReadyTitle: 'This server is not ready yet',
  noSecret: 'Its secret SESSION_SECRET is missing: docs/operations.md says how it is set.',
  noTables: 'Its database has no tables yet: docs/operations.md says how they are made.',
  failed:
    'This was not saved, because the server could not reach its database. Nothing that you have entered is lost. Please try again.',
  nameMissing: 'Please enter a name.',
  nameTooLong: 'Please enter at most 200 characters.',
  countryMissing: 'Please choose a country.',
  unknownChoice: 'Please choose one of the list.',
  tooLong: 'This is too long.',
  emailInvalid: 'Please enter an email address such as ann@shop.example.',
  passwordMissing: 'Please choose a password.',
} as const;

export type SetUpTexts = { readonly [Key in keyof typeof english]: string };
