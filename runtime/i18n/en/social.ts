/** Texts of like buttons and of the buttons that share a page. They come in a file of their own, with these. */
export const social = {
  like: 'Like',
  oneLike: '1 like',
  manyLikes: '{n} likes',
  share: 'Share',
  shareOn: 'Share on {service}',
  copyLink: 'Copy link',
  linkCopied: 'The link has been copied.',
  linkNotCopied: 'The link could not be copied. Its address is selected, so that you can copy it yourself.',
  linkAddress: 'Address of this page',
} as const;

export type SocialTexts = { [Key in keyof typeof social]: string };
