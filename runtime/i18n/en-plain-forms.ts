/** The forms of pages that need no script. */
export const plainForms = {
  notSent: 'What you entered could not be sent. All of it is still here.',
  filesAgain: 'Please choose your pictures once more.',
  sendAgain: 'Send again',
} as const;
