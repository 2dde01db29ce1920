import type { ContributorRole } from '#runtime/contracts/roles.ts';

/** The roles in plain words, those with the most rights first. */
export const ROLE_TEXTS: Readonly<Record<ContributorRole, { name: string; about: string }>> = {
  admin: { name: 'Admin', about: 'May do everything, and decides who works on the site.' },
  websiteManager: {
    name: 'Website manager',
    about: 'May do everything but change who works on the site, read the audit log and delete what people sent.',
  },
  storeManager: {
    name: 'Store manager',
    about: 'Runs the shop: products, stock, orders, members, reviews and comments. Reads the settings.',
  },
  editor: { name: 'Editor', about: 'Writes pages and forms, adds pictures and moderates comments.' },
  campaignsEditor: { name: 'Campaigns editor', about: 'Looks after mailing lists, and reads forms and numbers.' },
  moderator: { name: 'Moderator', about: 'Decides about reviews and comments, and reads what forms received.' },
  billing: { name: 'Billing', about: 'Reads orders and settings.' },
  reporting: { name: 'Reporting', about: 'Reads numbers, orders, products, pages, reviews and comments.' },
  viewer: { name: 'Viewer', about: 'Reads pages, products, pictures and settings.' },
  commenter: { name: 'Commenter', about: 'Reads pages, reviews and comments.' },
  scheduling: { name: 'Scheduling', about: 'Reads pages. The shop has no bookings.' },
  schedulingEditor: { name: 'Scheduling editor', about: 'Reads pages. The shop has no bookings.' },
  schedulingViewer: { name: 'Scheduling viewer', about: 'Reads pages. The shop has no bookings.' },
  none: { name: 'No role', about: 'Signs in and sees nothing but their own account.' },
};

export const ROLE_OPTIONS = (Object.keys(ROLE_TEXTS) as ContributorRole[]).map(
  (role) => [role, ROLE_TEXTS[role].name] as const,
);
