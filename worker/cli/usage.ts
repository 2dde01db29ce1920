import { OWNER_SCOPES } from '#runtime/contracts/enumerations.ts';

export const DEFAULT_URL = 'http://localhost:8787';
export const DEFAULT_DAYS = 365;

export const USAGE = `Usage: npm run owner -- COMMAND

Keys, in the database of \`npm start\`, or with --remote in the deployed one:
  keys create --site ID --name TEXT [--scopes SCOPE,…|all] [--days N] [--remote]
  keys list --site ID [--remote]
  keys revoke KEYID --site ID [--remote]
  --state DIR is the local database's folder, if it is not that of \`npm start\`.

Through the API, with a key in --key or better in STOREFRONT_OWNER_KEY; --url is the shop (${DEFAULT_URL}):
  forms list
  forms get FORM                    prints the form: edit it, and hand it to update
  forms create FILE                 FILE is JSON, - is standard input
  forms update FORM FILE            refused if somebody has changed the form since it was read
  forms delete FORM --confirm NAME  deletes all that was sent by it, too
  submissions list FORM [--cursor CURSOR]
  submissions csv FORM > FILE
  erase EMAIL                       deletes all that is known of a person
  lists list                        mailing lists
  lists create --name TEXT
  subscribers csv LIST > FILE
  reviews list [--status STATE] [--cursor CURSOR]   pending ones, or approved or rejected
  reviews approve REVIEW            lets visitors see it
  reviews reject REVIEW
  reviews delete REVIEW
  orders list [--cursor CURSOR]     what was paid for
  orders get ORDER                  by its number or its id
  pending-orders list [--status STATE] [--cursor CURSOR]
                                    not paid for: placed ones, or begun, without a buyer's address so far
  pending-orders get ORDER          by its id, or by the reference that its buyer has
  audit list [--cursor CURSOR]      what was done with which key
  --site ID names the site where --url is a host of several.

Scopes: ${OWNER_SCOPES.join(', ')}
A key is good for ${DEFAULT_DAYS} days unless --days says otherwise, and is shown once.`;
