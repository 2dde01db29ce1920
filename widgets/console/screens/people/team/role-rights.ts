import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { type ContributorRole, ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

type Area = OwnerScope extends `${infer Name}:${string}` ? Name : never;

const AREA_NAMES: Readonly<Record<Area, string>> = {
  forms: peopleTexts.forms,
  submissions: peopleTexts.whatFormsReceived,
  lists: peopleTexts.mailingLists,
  members: peopleTexts.membersAndAccounts,
  restock: peopleTexts.requestsForMailsAbout,
  reviews: peopleTexts.reviewsArea,
  comments: peopleTexts.commentsArea,
  orders: peopleTexts.orders,
  files: peopleTexts.filesThatAreSold,
  catalogue: peopleTexts.productsAndDiscounts,
  stock: peopleTexts.stock,
  pictures: peopleTexts.pictures,
  content: peopleTexts.pages,
  templates: peopleTexts.templatesArea,
  settings: peopleTexts.settingsArea,
  store: peopleTexts.storeArea,
  payments: peopleTexts.paymentAccounts,
  webhooks: peopleTexts.webhooks,
  contributors: peopleTexts.whoWorks,
  mails: peopleTexts.mailsArea,
  notices: peopleTexts.noticesArea,
  audit: peopleTexts.auditLogArea,
  errors: peopleTexts.errorsOfPages,
  stats: peopleTexts.numbers,
};

/** Returns what a role may change, and what it may only read, in plain language. */
export function rightsOf(role: ContributorRole): { changes: string[]; reads: string[] } {
  const scopes = ROLE_SCOPES[role];
  const may = (area: string, kinds: readonly string[]) =>
    kinds.some((kind) => scopes.includes(`${area}:${kind}` as OwnerScope));
  const areas = Object.entries(AREA_NAMES);
  const changes = areas.filter(([area]) => may(area, ['write', 'delete']));
  const reads = areas.filter(([area]) => may(area, ['read']) && !may(area, ['write', 'delete']));
  return { changes: changes.map(([, name]) => name), reads: reads.map(([, name]) => name) };
}
