import type { Hono } from 'hono';
import { ownerPersonData } from './accounts/owner-routes.ts';
import { ownerBin } from './bin/owner-routes.ts';
import { ownerBooks } from './books/owner-routes.ts';
import { ownerProducts } from './catalogue/owner-routes.ts';
import { ownerCategories } from './categories/owner-routes.ts';
import { placeAgain } from './categories/service.ts';
import { ownerChangeSets } from './change-sets/owner-routes.ts';
import { ownerPayments } from './checkout/owner-routes.ts';
import { ownerComments } from './comments/owner-routes.ts';
import { ownerContent } from './content/owner-routes.ts';
import { contributorConfirmation } from './contributors/confirmation-routes.ts';
import { contributorListViews } from './contributors/list-view-routes.ts';
import { ownerContributors } from './contributors/owner-routes.ts';
import { contributorPasskeys } from './contributors/passkey-routes.ts';
import { contributorPush } from './contributors/push-routes.ts';
import { contributors } from './contributors/routes.ts';
import { contributorSessions } from './contributors/session-routes.ts';
import { ownerCoupons } from './coupons/owner-routes.ts';
import { ownerCustomers } from './customers/owner-routes.ts';
import { ownerWithdrawals } from './declarations/owner-routes.ts';
import { ownerDiscovery } from './discovery/owner-routes.ts';
import { ownerDomains } from './domains/owner-routes.ts';
import { ownerDownloads } from './downloads/owner-routes.ts';
import { ownerDraftOrders } from './draft-orders/owner-routes.ts';
import { ownerErrors } from './error-reports/owner-routes.ts';
import { ownerExports } from './exports/owner-routes.ts';
import { ownerFeeds } from './feeds/owner-routes.ts';
import { ownerForms } from './forms/owner-routes.ts';
import { ownerGiftCards } from './gift-cards/owner-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { ownerImports } from './imports/owner-routes.ts';
import { ownerStock } from './inventory/owner-routes.ts';
import { ownerLaw } from './law/owner-routes.ts';
import { ownerLegalPages } from './legal-pages/owner-routes.ts';
import { ownerLocks } from './locks/owner-routes.ts';
import { ownerMails } from './mail/owner-routes.ts';
import { ownerMailSender } from './mail-sender/owner-routes.ts';
import { mailingLists } from './mailing-lists/owner-routes.ts';
import { ownerMemberAreas } from './member-areas/owner-routes.ts';
import { ownerNavigation } from './navigation/owner-routes.ts';
import { putEntryBack } from './navigation/service.ts';
import { notices } from './notices/routes.ts';
import { ownerOpening } from './opening/owner-routes.ts';
import { ownerOrderLists } from './orders/list-routes.ts';
import { ownerOrders } from './orders/owner-routes.ts';
import { ownerAudit } from './owner/routes.ts';
import { consoleNotices } from './owner-notices/owner-routes.ts';
import { ownerPaymentAccounts } from './payments/owner-routes.ts';
import { ownerPendingOrders } from './pending-orders/owner-routes.ts';
import { ownerPictures } from './pictures/owner-routes.ts';
import { ownerPopups } from './popups/owner-routes.ts';
import { ownerPreferences } from './preferences/owner-routes.ts';
import { RECORD_KINDS } from './record-kinds.ts';
import { ownerRedirects } from './redirects/owner-routes.ts';
import { ownerReturns } from './returns/owner-routes.ts';
import { ownerReviews } from './reviews/owner-routes.ts';
import { ownerSeals } from './seals/owner-routes.ts';
import { ownerSenders } from './senders/owner-routes.ts';
import { ownerLanguages } from './site-settings/multilingual-routes.ts';
import { ownerSite } from './site-settings/owner-routes.ts';
import { ownerStats } from './stats/owner-routes.ts';
import { ownerStores } from './stores/owner-routes.ts';
import { ownerSubmissions } from './submissions/owner-routes.ts';
import { ownerSubscriptions } from './subscriptions/owner-routes.ts';
import { ownerTemplates } from './templates/owner-routes.ts';
import { ownerTranslations } from './translations/owner-routes.ts';
import { ownerVitals } from './vitals/owner-routes.ts';
import { ownerWebhooks } from './webhooks/owner-routes.ts';

/** The rooms of the API that owners' programs, the console and the people who work on a site call. They are open in a closed shop too. */
export const OWNER_CALLS: readonly Hono<AppEnv>[] = [
  ownerSite,
  ownerPaymentAccounts,
  ownerOpening,
  ownerDomains,
  ownerFeeds,
  ownerSeals,
  ownerStores,
  ownerLanguages,
  ownerNavigation,
  ownerTranslations,
  ownerContent,
  ownerMemberAreas,
  ownerLocks,
  ownerForms,
  ownerProducts,
  ownerPictures,
  notices,
  ownerBin({ kinds: RECORD_KINDS, parts: { menuEntry: { restore: putEntryBack }, placing: { restore: placeAgain } } }),
  ownerChangeSets(RECORD_KINDS),
  ownerImports(RECORD_KINDS),
  ownerExports(RECORD_KINDS),
  ownerSubmissions,
  ownerReviews,
  ownerComments,
  ownerPendingOrders,
  ownerDraftOrders,
  ownerCustomers,
  ownerPersonData,
  // Before an order of any name.
  ownerBooks,
  ownerOrderLists,
  ownerOrders,
  ownerReturns,
  ownerWithdrawals,
  ownerStock,
  ownerCategories,
  ownerDownloads,
  ownerSubscriptions,
  ownerPayments,
  ownerGiftCards,
  ownerTemplates,
  ownerWebhooks,
  ownerSenders,
  ownerMails,
  ownerMailSender,
  consoleNotices,
  ownerAudit,
  ownerErrors,
  ownerStats,
  ownerVitals,
  ownerDiscovery,
  ownerLaw,
  ownerLegalPages,
  ownerContributors,
  contributors,
  contributorPasskeys,
  contributorConfirmation,
  contributorSessions,
  contributorListViews,
  contributorPush,
  mailingLists,
  ownerPreferences,
  ownerCoupons,
  ownerRedirects,
  ownerPopups,
];
