/** The mails that tell owners of comments which wait for them. */
export const commentMails = {
  subject: 'A comment waits for you: {item}',
  intro: '{author} has written a comment below “{item}”. Visitors see it once you approve it.',
  reported: 'Visitors have reported a comment below “{item}”. It is hidden until you decide.',
  more: 'More comments wait for you',
  moreIntro: 'Further comments have come in within the last hour. This command lists them all.',
  open: 'Open the page',
  approve: 'To show it to visitors',
  spam: 'If it is spam',
  list: 'To see all that wait',
  footer: 'You get at most two of these emails in an hour.',
} as const;
