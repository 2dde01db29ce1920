import { BOOKING_ROLES, type ContributorRole } from '#runtime/contracts/roles.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

/** The names of roles, those with the most rights first. */
export const ROLE_TEXTS: Readonly<Record<ContributorRole, { name: string; about: string }>> = {
  admin: { name: peopleTexts.admin, about: peopleTexts.mayDoEverything },
  websiteManager: {
    name: peopleTexts.websiteManager,
    about: peopleTexts.mayDoEverythingBut,
  },
  storeManager: {
    name: peopleTexts.storeManager,
    about: peopleTexts.runsTheShopProducts,
  },
  editor: { name: peopleTexts.editor, about: peopleTexts.writesPagesAndForms },
  campaignsEditor: { name: peopleTexts.campaignsEditor, about: peopleTexts.looksAfterMailingLists },
  moderator: { name: peopleTexts.moderator, about: peopleTexts.decidesAboutReviews },
  billing: { name: peopleTexts.billing, about: peopleTexts.readsOrdersAndSettings },
  reporting: { name: peopleTexts.reporting, about: peopleTexts.readsNumbersOrdersProducts },
  viewer: { name: peopleTexts.viewer, about: peopleTexts.readsPagesProductsPictures },
  commenter: { name: peopleTexts.commenter, about: peopleTexts.readsPagesReviews },
  scheduling: { name: peopleTexts.scheduling, about: peopleTexts.readsPagesTheShop },
  schedulingEditor: { name: peopleTexts.schedulingEditor, about: peopleTexts.readsPagesTheShop },
  schedulingViewer: { name: peopleTexts.schedulingViewer, about: peopleTexts.readsPagesTheShop },
  none: { name: peopleTexts.noRole, about: peopleTexts.signsInAndSees },
};

/** Returns the roles that a person can be given. Those for bookings, which no shop has, are named only to who has one. */
export function roleOptions(present: ContributorRole) {
  return (Object.keys(ROLE_TEXTS) as ContributorRole[])
    .filter((role) => role === present || !BOOKING_ROLES.includes(role))
    .map((role) => [role, ROLE_TEXTS[role].name] as const);
}
