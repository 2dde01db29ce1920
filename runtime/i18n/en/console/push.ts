/** Texts of pushes: notifications that a device shows while the console is closed. */
export const pushTexts = {
  onThisDevice: 'Notifications on this device',
  about:
    'This device can show new orders and more while the console is closed. A notification names the order and the amount, never the buyer. Your browser’s own service delivers it and cannot read it.',
  switchOn: 'Show notifications on this device',
  browserAsks: 'Your browser asks for permission first. Signing out ends the notifications.',
  ofWhat: 'Notify me of',

  insecure: 'Notifications need a page with https. Open the console at the https address of your shop.',
  homeScreenFirst:
    'On iPhone and iPad, add the console to the home screen first: press Share, then “Add to Home Screen”. Then open the console from there and come back to this page.',
  unsupported: 'This browser cannot show notifications. Try another browser, or choose notices by mail.',
  denied:
    'You have blocked notifications of this site. Press the sign beside the address, open the permissions of the site, allow notifications, and load this page again. For an installed app, the permission stands in the settings of the device.',
  serverHasNoKey:
    'The server cannot send notifications at the moment. Ask whoever runs the server: its secret was changed and the earlier one is missing.',
  notAnswered: 'The browser’s question was closed. Press again and choose “Allow”.',
  browserRefuses:
    'The browser could not register for notifications. Check your connection. Some browsers must be allowed to use push messages in their settings.',

  sendATest: 'Send a test notification',
  testIsSent: 'A test notification is on its way.',
  testIsNotSent: 'The browser’s notification service did not accept the test. Try again in a few minutes.',

  allDevices: 'Your devices with notifications',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  onSince: 'on since {time}',
  lastSent: 'last notification {time}',
  failsSince: 'not reachable since {time}; the shop tries again',
  deviceIsRemoved: 'That device gets no more notifications.',

  install: 'Install the console as an app',
  installHint: 'The console then opens in a window of its own, from the home screen.',
} as const;
