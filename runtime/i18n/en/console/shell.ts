/** Texts of the frame of the console: its bar, search, dialogs and sign-in. */
export const shellTexts = {
  loadThePageAgain: 'Load the page again',

  pleaseConfirm: 'Please confirm that it is you',
  thisNeedsYourPasskey: 'This needs your passkey. The confirmation holds for 15 minutes.',
  thisNeedsYourPassword:
    'This needs your password. The confirmation holds for 15 minutes. A passkey in your account would protect it better.',
  useThePasskey: 'Use the passkey',
  confirm: 'Confirm',

  menu: 'Menu',
  setUpYourShop: 'Set up your shop',
  viewTheShop: 'View the shop',
  signOut: 'Sign out',
  notices: 'Notices',
  noticesUnread: 'Notices, {count} new',

  undo: 'Undo',
  closeThisNotice: 'Close this notice',
  undone: 'Undone.',
  asBefore: '“{name}” is as before.',
  asBeforeButOthers: '“{name}” is as before, with what somebody else has changed since.',
  changedSince: 'Somebody else has changed “{name}” since, so nothing was undone. Open “{name}” to see both.',
  discarded: 'Your changes are discarded.',

  noSuchScreen: 'No screen has this address.',
  goToTheOverview: 'Go to the overview',
  thisScreen: 'This screen',
  roleLacksScreen: 'Your role does not include this screen. An admin of the shop can change your role.',

  findAnything: 'Find anything',
  found: 'Found',
  countFound: '{count} found.',
  screen: 'Screen',

  languageOfConsole: 'Language of the console',
  asInTheBrowser: 'As in your browser',
  languageIsYours: 'Only you see the console in this language. It changes nothing for visitors.',

  help: 'Help with this screen',
  keys: 'Keyboard shortcuts',
  singleKeys: 'Single keys: “/” finds, “?” opens the help',
  singleKeysAreYours:
    'Untick the box if you dictate to your computer or press such keys by mistake. The choice is kept for you alone, on all your devices.',
  keyFind: 'Find anything',
  keySave: 'Save your changes',
  keyHelp: 'Open this help',
  keyClose: 'Close a dialog or the menu',
  close: 'Close',

  skipToTheScreen: 'Skip to the screen',

  signInTitle: 'Sign in · {title}',
  newPassword: 'New password',
  yourSessionHasEnded: 'Your session has ended. Sign in to go on: nothing that you typed is lost.',
  ifYouWork: 'If you work on this shop, a mail with a link is on its way to you.',
  signIn: 'Sign in',
  mailMeALink: 'Mail me a link',
  signInByPasskey: 'Sign in with a passkey',
  forgottenYourPassword: 'Forgotten your password?',
  backToSigningIn: 'Back to signing in',

  deviceHasPasskey: 'This device has a passkey of yours already.',
  deviceCannotUsePasskey: 'This device cannot use a passkey here.',

  whatYouHaveChanged: 'Your changes on this screen are not saved.',
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',

  saved: 'Saved.',

  coupon: 'Coupon',
  content: 'Content',
} as const;
