import type { ContributorRole } from '../contracts/roles.ts';

/** Mails to contributors, and the page that their links open. */
export const contributors = {
  invitedSubject: 'You are invited to work on {site}',
  invitedIntro: 'The owner of {site} invites you to work on the site with your address, {email}.',
  button: 'Choose a password',
  invitedExpiry: 'The link works for 7 days, once.',
  passwordSubject: 'A new password for working on {site}',
  passwordIntro: 'You can choose a new password for working on {site}.',
  passwordExpiry: 'The link works for 30 minutes, once.',
  changedSubject: 'Your password for working on {site} was changed',
  changedIntro: 'The password with which {email} works on {site} was changed, and all other devices were signed out.',
  changedPasskeys: 'These passkeys still sign you in: {names}. You can remove them where you sign in.',
  changedFooter: 'If it was not you, please choose a new password at once: have a link sent to you where you sign in.',
  ignore: 'If you did not expect this email, you need not do anything.',
  pageTitle: 'Choose a password',
  pageText: 'You need it to sign in when you work on {site}. All devices that are signed in are signed out.',
  joinedTitle: 'You are signed in',
  joinedText: 'You can work on {site} now.',
} as const;

/** The page on which contributors sign in, and see their devices. */
export const contributorPage = {
  signInTitle: 'Sign in to work on {site}',
  signInWithPasskey: 'Sign in with a passkey',
  openConsole: 'Open the console',
  confirmWithPasskey: 'Confirm with a passkey',
  passkeyFailed: 'The passkey could not be used on this device. Please choose another way.',
  passkeyKnown: 'This device has a passkey of yours already.',
  title: 'Your work on {site}',
  role: 'Your role: {role}',
  sessions: 'Where you are signed in',
  sessionSince: 'since {date}',
  sessionSeen: 'last used on {date}',
  thisDevice: 'this device',
  unknownDevice: 'Unknown device',
  endSession: 'End the session: {device}',
  endOtherSessions: 'Sign out on all other devices',
  passkeys: 'Passkeys',
  noPasskeys: 'With a passkey you sign in without a password: by your finger, your face or the PIN of your device.',
  passkeyAdded: 'added on {date}',
  passkeyUsed: 'last used on {date}',
  addPasskey: 'Add a passkey',
  removePasskey: 'Remove {name}',
  passkeyName: '{email} (working on {site})',
} as const;

/** What contributors may do, by role. */
export const contributorRoles = {
  admin: 'Administrator',
  billing: 'Billing',
  reporting: 'Reports',
  editor: 'Editor',
  moderator: 'Moderator',
  commenter: 'Comment editor',
  storeManager: 'Store manager',
  scheduling: 'Scheduling',
  viewer: 'Viewer',
  campaignsEditor: 'Email campaigns editor',
  schedulingViewer: 'Scheduling viewer',
  schedulingEditor: 'Scheduling editor',
  none: 'No role',
  websiteManager: 'Website manager',
} as const satisfies Record<ContributorRole, string>;
