/** States of a box for back-in-stock notices. A box that has failed can be sent again. */
export type RestockState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; message: string; isAboutEmail: boolean }
  | { status: 'signedUp'; isConfirmationNeeded: boolean };

export type RestockFailure = Extract<RestockState, { status: 'failed' }>;
