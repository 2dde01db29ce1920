/** Texts about the legal pages that the shop writes to begin with. */
export const legalPagesTexts = {
  legalPages: 'Legal pages',

  purpose:
    'The shop writes each page to begin with, from your settings. Places in brackets are for what only you know. The pages are drafts: have a lawyer read them before you rely on them.',
  language: 'Pages are written in {language}.',
  notYourLanguage:
    'There are no texts in the language of your shop, so that pages are written in English. Have them translated.',
  byCountry: 'The imprint follows the law of this country: {country}.',
  noCountry: 'Nothing says in which country the business is, so that the imprint is a plain one.',
  enterTheCountry: 'Enter the country of the business',
  businessDetails: 'Business details',
  needed: 'The law asks for it',
  missing: 'Missing',
  gaps: 'To fill in',
  done: 'Done',
  write: 'Write the page',
  writeOf: ': {page}',
  pageIsWritten: 'The page is written. Complete the places in brackets.',
  pageIsComplete: 'The page is written from your settings. Read it once.',
  edit: 'Edit the page',
  view: 'See the page',
  enterHere: 'Enter it',
  enterOf: ': {place}',
  onThePage: 'You fill it in on the page itself.',
  leftOpen: 'These places will be left open:',
  stillOpen: 'These places are open. Delete a line that does not apply to you.',
  sources: 'Asked by {sources}',
  elsewhere: 'The page stands at {url}.',
  changeAddresses: 'Change the addresses of the legal pages',
} as const;
