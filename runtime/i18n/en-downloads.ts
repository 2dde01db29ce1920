/** Texts (see `en.ts`) of digital products that were bought; only the Worker uses them. */

/**
 * Files that were bought: on the pages and in the mails of orders, and instead of a file that cannot be downloaded.
 */
export const downloads = {
  title: 'Your downloads',
  button: 'Download',
  left: '{count|en|one=1 download|other=# downloads} left, until {date}',
  expired: 'the link has expired',
  usedUp: 'all downloads have been used',
  closed: 'the link is closed',
  waiting: 'There is no file yet for: {products}. {site} will email you the link when it is ready.',
  ownerWaiting:
    'This order waits for files of: {products}. Add them with `npm run owner -- files add`, then send them with `npm run owner -- downloads give {number}`.',
  termsReady:
    'You can download {products} right after paying, up to {times|en|one=# time|other=# times} within {days|en|one=# day|other=# days}. The links are in your email too.',
  withdrawalConsent:
    'I want my downloads at once, before the withdrawal period ends. I know that I lose my right of withdrawal for them as soon as I can download them.',
  consentMissing: 'To order downloads, the buyer must agree that they begin at once.',
  consentTitle: 'Consent to immediate download',
  consentGiven: 'Given on {time}: “{text}”',
  expiredTitle: 'This link has expired',
  expiredText: 'Please ask {site} for a new link and mention your order {number}.',
  usedUpTitle: 'All downloads have been used',
  usedUpText:
    'This file has been downloaded as often as its link allows. Please ask {site} for a new link and mention your order {number}.',
  closedTitle: 'This download is closed',
  closedText:
    'The order was refunded, or the shop has closed the link. If you think that this is a mistake, please write to {site} and mention your order {number}.',
  replacedTitle: 'There is a newer link',
  replacedText:
    '{site} has emailed you a new link, so this one no longer works. If you cannot find that email, please ask {site} for another one and mention your order {number}.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete. Please open it again from the email, or copy all of it.',
  unavailableTitle: 'The file is not available right now',
  unavailableText:
    'Please try again in a few minutes. This attempt has not used up a download. If it keeps failing, please write to {site} and mention your order {number}.',
  renewedSubject: 'New download link for your order {number}',
  renewedIntro: '{site} has made a new link for a file of your order {number}. The earlier link no longer works.',
  givenSubject: 'Files of your order {number} are ready',
  givenIntro: 'You can now download more files of your order {number}.',
  mailFooter: 'You received this email because a digital product was ordered with your address.',
} as const;
