/** The engine's place for buttons that share a page. Other links to services (`.sqs-share-buttons`) need no script. */
export const SHARE_BUTTONS = '.squarespace-social-buttons';
