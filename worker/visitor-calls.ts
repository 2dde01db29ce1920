/** The rooms of the API that visitors call; they are shut in a shop that is closed or has a password. */
export const VISITOR_CALLS = [
  'commerce',
  '3',
  'rest',
  'template',
  'comments',
  'form',
  'census',
  'consent',
  'events',
  '1',
  'v1/clanker',
  'google-maps',
  'likes',
].map((room) => `/api/${room}/*`);
