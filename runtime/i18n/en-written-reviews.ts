/** Texts (see `en.ts`) that only the Worker uses: of written reviews. */

/**
 * Mails that ask for reviews, and the pages on which buyers write them. `{site}`, `{number}` and `{name}` are filled in.
 */
export const writtenReviews = {
  mailSubject: 'How do you like what you bought at {site}?',
  mailIntro:
    'Your order {number} reached you some days ago. How do you like it? Good or bad, what you write helps others to choose.',
  mailNote: 'Write what you think of it: the shop shows good and bad reviews alike.',
  mailWrite: 'Write a review',
  mailStop: 'No more emails like this one',
  mailFooter: 'You received this email because you placed an order at {site}. We ask once for each order.',
  title: 'Write a review',
  chooseText: 'Choose what you want to write about.',
  write: 'Write a review',
  change: 'See or change your review',
  rating: 'Your rating',
  reviewTitle: 'Title',
  body: 'Your review',
  authorName: 'Your name, as others will see it',
  authorNameHint: 'Your first name is enough. Your email address is never shown.',
  pictures: 'Pictures',
  picturesHint:
    'Up to {count} pictures (JPEG, PNG, WebP, AVIF or GIF) of at most {size} MB each. We remove where and when they were taken.',
  picture: 'Picture {n}',
  uploaded: 'Picture {n} is uploaded.',
  removePicture: 'Remove picture {n}',
  note: 'We read each review before we show it, and we show good and bad ones alike. Others will see your stars, your text, your name and your pictures, and that you bought the item.',
  send: 'Send the review',
  ratingMissing: 'Please choose one to five stars.',
  nameIsAddress: 'Please choose a name without an email address.',
  pictureUnreadable: '“{name}” is not a picture that we can show. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  pictureTooLarge: '“{name}” has more than {size} MB. Please choose a smaller picture.',
  tooManyPictures: 'A review can have {count} pictures at most.',
  uploadTooLarge:
    'Your pictures are too large together, so nothing was sent. Please go back, where what you typed still stands, and choose smaller ones.',
  sentTitle: 'Thank you for your review',
  sentText: 'We read it before we show it. You can change or withdraw it at any time by the link in our email.',
  picturesLost: 'Your review is saved, but your pictures could not be stored. Please add them later by the same link.',
  pending: 'Your review has not been read yet, so nobody sees it.',
  approved: 'Everybody can see your review. If you change it, it is hidden until we have read it again.',
  rejected: 'We do not show this review. If you change it, we read it again.',
  withdraw: 'Withdraw this review',
  withdrawText: 'Your review is deleted for good, with its pictures.',
  withdrawButton: 'Delete the review',
  withdrawnTitle: 'Your review is deleted',
  withdrawnText:
    'Nobody can see it any more, and its pictures are deleted too. You can write a new one by the same link.',
  already:
    'This item has been reviewed by this link. Enter the email address of the order to see, change or withdraw the review.',
  prove: 'Show my review',
  others: 'You can also write about',
  toItem: 'See the item',
  closedTitle: 'This order cannot be reviewed',
  refunded: 'It was refunded.',
  nothingLeft: 'What you bought is no longer on sale here.',
  stopTitle: 'No more requests for reviews',
  stopText: 'Would you like to get no more emails from {site} that ask for a review?',
  stopButton: 'Yes, no more of them',
  stoppedText: '{site} will not ask you for reviews any more. You still get the emails about your orders.',
} as const;
