/** People who work on the site: invitations, roles, and their sessions, apart from those of site users. */
export { comeBackAsAdmin, enterNewShop } from './come-back.ts';
export { chosenLanguage } from './contributor.ts';
export { deleteExpiredContributors } from './expiry.ts';
export {
  type CallingContributor,
  identifyContributor,
  PAGE_HEADERS,
  pageSignInToken,
  pageXsrfToken,
  readContributor,
} from './identity.ts';
export { joinedStatement } from './joined.ts';
export { contributorSamples } from './mails.ts';
export { countPeople, PEOPLE_PER_HOUR } from './people-read.ts';
