import { OWNER_SCOPES } from '#runtime/contracts/enumerations.ts';

export const DEFAULT_URL = 'http://localhost:8787';
export const DEFAULT_DAYS = 365;

export const USAGE = `Usage: npm run owner -- COMMAND
npm run --silent owner -- COMMAND > FILE keeps npm's own lines out of the file.

Keys, in the database of \`npm start\`, or with --remote in the deployed one:
  keys create --site ID --name TEXT [--scopes SCOPE,…|all] [--days N] [--remote]
  keys list --site ID [--remote]
  keys revoke KEYID --site ID [--remote]
  --persist-to DIR is the local database's folder, if it is not that of \`npm start\`.

Through the API, with a key in --key or better in STOREFRONT_OWNER_KEY; --url is the shop (${DEFAULT_URL}):
  forms list
  forms get FORM                    prints the form as JSON, for forms update
  forms create FILE                 FILE is JSON, - is standard input
  forms update FORM FILE            refused if the form has changed since it was read
  forms delete FORM --confirm NAME  also deletes its submissions
  submissions list FORM [--cursor CURSOR]
  submissions csv FORM > FILE
  erase EMAIL                       deletes all data of a person, cancels subscriptions, and says what is kept and why
  lists list                        mailing lists
  lists create --name TEXT
  subscribers csv LIST > FILE
  reviews list [--state STATE] [--cursor CURSOR]   STATE: pending (default), approved, rejected
  reviews get REVIEW                with its order's number and the addresses of its pictures
  reviews approve REVIEW            lets visitors see it
  reviews reject REVIEW
  reviews delete REVIEW
  orders list [--state STATE] [--cursor CURSOR]
                                    paid orders; STATE: paid, packed, sent, refunded, ended
  orders get ORDER                  by its number or its id
  orders pack ORDER                 says that it is packed
  orders send ORDER [--carrier NAME] [--tracking ADDRESS]
                                    says that it is on its way, and mails the buyer
  orders end ORDER                  says that all is done
  orders refund ORDER [--cents N] [--restock] [--again TIMES]
                                    gives back what is left of the money, or N of the smallest unit;
                                    --restock puts the order's units back into stock; the same command
                                    refunds once, however often it is run, and --again 2 refunds the
                                    same amount a second time
  pending-orders list [--state STATE] [--cursor CURSOR]
                                    unpaid orders; STATE: placed (default), or started, without a
                                    buyer's address yet
  pending-orders get ORDER          by its id or its reference
  subscriptions list [--state STATE] [--cursor CURSOR]   STATE: active, paused, ended, cancelled
  subscriptions get SUBSCRIPTION
  subscriptions skip|pause|resume|cancel SUBSCRIPTION   the buyer gets a mail about it
  subscriptions move SUBSCRIPTION FILE [--delivery OPTION] [--cents CENTS]
                                    FILE is the new address as JSON; says what a cycle costs there,
                                    and changes the address only with that price in --cents
  mails list [--status STATUS] [--cursor CURSOR]   STATUS: dead (default), waiting, sending, sent
  mails send MAIL                   sends a mail again, dead or not
  files list                        digital products with their files
  files add ITEM PATH               new buyers get it; it replaces a file of the same name
  files remove ITEM FILE            whoever has bought it keeps it
  downloads list ORDER              what an order's buyer may download
  downloads give ORDER              mails links to files that were added since it was placed
  downloads renew DOWNLOAD          mails a new link, with new time and number; the old one is dead
  downloads close DOWNLOAD
  gift-cards list [--cursor CURSOR]
  gift-cards send CARD [--email EMAIL]   mails a card again, to its recipient or, by a key with
                                    orders:write too, to another address
  gift-cards reissue CARD [--email EMAIL]
                                    gives a card another code and mails it; the old code is dead at once
  payments reconcile --from DAY --to DAY [--mend]   says each difference to the provider's list of
                                    payments, refunds and disputes, and exits with 1 if there is
                                    any; --mend takes over what is sure, and charges or refunds
                                    nothing; DAY is a day in UTC: 2026-11-30
  audit list [--cursor CURSOR]      what each key was used for
  --site ID names the site if --url serves several.

Scopes: ${OWNER_SCOPES.join(', ')}
A key is valid for ${DEFAULT_DAYS} days by default, and is shown once.`;
