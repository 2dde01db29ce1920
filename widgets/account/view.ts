/** The forms of somebody who is not signed in. */
export type View = 'sign-in' | 'sign-up' | 'sign-in-link' | 'password';

export const VIEWS: readonly View[] = ['sign-in', 'sign-up', 'sign-in-link', 'password'];
