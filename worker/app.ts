import { Hono } from 'hono';
import { accountPage } from './accounts/account-page.ts';
import { addresses } from './accounts/address-routes.ts';
import { accountPages } from './accounts/page-routes.ts';
import { accountPasskeys } from './accounts/passkey-routes.ts';
import { accounts } from './accounts/routes.ts';
import { shareNewCart } from './accounts/service.ts';
import { sessions } from './accounts/session-routes.ts';
import { assets } from './assets/routes.ts';
import { cart } from './cart/routes.ts';
import { cartTransfer } from './cart/transfer.ts';
import { ownerProducts } from './catalogue/owner-routes.ts';
import { catalogue } from './catalogue/routes.ts';
import { ownerCategories } from './categories/owner-routes.ts';
import { events } from './census/event-routes.ts';
import { census } from './census/routes.ts';
import { ownerPayments } from './checkout/owner-routes.ts';
import { checkoutPages } from './checkout/page-routes.ts';
import { checkout } from './checkout/routes.ts';
import { moneyMailSamples, reconcilePayment } from './checkout/service.ts';
import { consentPages } from './consent/page-routes.ts';
import { consent } from './consent/routes.ts';
import { ownerContent } from './content/owner-routes.ts';
import { ownerContributors } from './contributors/owner-routes.ts';
import { contributorPages } from './contributors/page-routes.ts';
import { contributorPasskeys } from './contributors/passkey-routes.ts';
import { contributors } from './contributors/routes.ts';
import { contributorSessions } from './contributors/session-routes.ts';
import { contributorPage } from './contributors/sign-in-page.ts';
import { ownerCoupons } from './coupons/owner-routes.ts';
import { ownerDownloads } from './downloads/owner-routes.ts';
import { downloadPages } from './downloads/page-routes.ts';
import { ownerErrors } from './error-reports/owner-routes.ts';
import { errorReports } from './error-reports/routes.ts';
import { ownerExports } from './exports/owner-routes.ts';
import { ownerForms } from './forms/owner-routes.ts';
import { forms } from './forms/routes.ts';
import { ownerGiftCards } from './gift-cards/owner-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { ApiError, answerError } from './http/errors.ts';
import { answerPreflight, cors } from './http/middleware/cors.ts';
import { languagePaths } from './http/middleware/language-paths.ts';
import { requireSecret } from './http/middleware/require-secret.ts';
import { dataOnly, securityHeaders } from './http/middleware/security-headers.ts';
import { site } from './http/middleware/site.ts';
import { visitor } from './http/middleware/visitor.ts';
import { ownerImports } from './imports/owner-routes.ts';
import { installments, installmentTerms } from './installments/routes.ts';
import { ownerStock } from './inventory/owner-routes.ts';
import { inventory } from './inventory/routes.ts';
import { lessonPages } from './lessons/page-routes.ts';
import { lessons } from './lessons/routes.ts';
import { ownerLocks } from './locks/owner-routes.ts';
import { lockPages } from './locks/page-routes.ts';
import { lockedSite } from './locks/site-lock.ts';
import { ownerMails } from './mail/owner-routes.ts';
import { devMailbox } from './mail/routes.ts';
import { mailingLists } from './mailing-lists/owner-routes.ts';
import { newsletterPages } from './mailing-lists/page-routes.ts';
import { ownerMemberAreas } from './member-areas/owner-routes.ts';
import { ownerNavigation } from './navigation/owner-routes.ts';
import { openApi } from './openapi/routes.ts';
import { ownerOrders } from './orders/owner-routes.ts';
import { orderPages } from './orders/page-routes.ts';
import { ownerAudit } from './owner/routes.ts';
import { openSite } from './pages/closed-site.ts';
import { shopLanguages } from './pages/language-routes.ts';
import { pages } from './pages/routes.ts';
import { stripeWebhook } from './payments/stripe/webhook.ts';
import { testPaymentPage } from './payments/test-mode/page-routes.ts';
import { ownerPendingOrders } from './pending-orders/owner-routes.ts';
import { pendingOrderPages } from './pending-orders/page-routes.ts';
import { pendingOrders } from './pending-orders/routes.ts';
import { ownerPictures } from './pictures/owner-routes.ts';
import { pictures } from './pictures/routes.ts';
import { ownerPreferences } from './preferences/owner-routes.ts';
import { mailPreviews } from './previews/routes.ts';
import { RECORD_KINDS } from './record-kinds.ts';
import { reminderPages } from './reminders/page-routes.ts';
import { replay } from './replay/routes.ts';
import { restockPages } from './restock/page-routes.ts';
import { restock } from './restock/routes.ts';
import { ownerReviews } from './reviews/owner-routes.ts';
import { reviewPages } from './reviews/page-routes.ts';
import { reviews } from './reviews/routes.ts';
import { reviewSamples } from './reviews/samples.ts';
import { ownerSenders } from './senders/owner-routes.ts';
import { setUp } from './site/routes.ts';
import { ownerLanguages } from './site-settings/multilingual-routes.ts';
import { ownerSite } from './site-settings/owner-routes.ts';
import { ownerStats } from './stats/owner-routes.ts';
import { ownerStores } from './stores/owner-routes.ts';
import { ownerSubmissions } from './submissions/owner-routes.ts';
import { submissions } from './submissions/routes.ts';
import { ownerSubscriptions } from './subscriptions/owner-routes.ts';
import { subscriptionPages } from './subscriptions/page/routes.ts';
import { ownerTemplates } from './templates/owner-routes.ts';
import { ownerTranslations } from './translations/owner-routes.ts';
import { ownerVitals } from './vitals/owner-routes.ts';
import { vitals } from './vitals/routes.ts';
import { ownerWebhooks } from './webhooks/owner-routes.ts';

const VISITOR_CALLS = [
  'commerce',
  '3',
  'rest',
  'template',
  'form',
  'census',
  'consent',
  'events',
  '1',
  'v1/clanker',
].map((room) => `/api/${room}/*`);

/**
 * Routes are in order of cost: built files need no database, then the API follows, and every other address is a page.
 */
export const app = new Hono<AppEnv>();

app.onError(answerError);
app.route('/', assets);
app.use(securityHeaders);
app.route('/', installments);

app.use('/api/*', dataOnly, requireSecret);
app.options('/api/*', answerPreflight);
app.route('/', stripeWebhook(reconcilePayment));
app.route('/', setUp);
app.route(
  '/',
  openApi(() => app.routes),
);
app.use(site);
app.use(languagePaths((request, env, context) => app.fetch(request, env, context)));
app.use('/api/*', cors, visitor);
// Owners reach their API in a closed shop too.
for (const path of VISITOR_CALLS) app.use(path, openSite, lockedSite);
app.post('/api/site-users/account', openSite);
app.post('/api/site-users/account/notifications/restock', openSite, lockedSite);
app.post('/api/commerce/shopping-cart/entries', shareNewCart);
app.route('/', cart);
app.route('/', catalogue);
app.route('/', installmentTerms);
app.route('/', reviews);
app.route('/', pendingOrders);
app.route('/', checkout);
app.route('/', inventory);
app.route('/', restock);
app.route('/', accounts);
app.route('/', addresses);
app.route('/', lessons);
app.route('/', sessions);
app.route('/', accountPasskeys);
app.route('/', forms);
app.route('/', shopLanguages);
app.route('/', census);
app.route('/', errorReports);
app.route('/', events);
app.route('/', vitals);
app.route('/', replay);
app.route('/', consent);
app.route('/', submissions);
app.route('/', ownerSite);
app.route('/', ownerStores);
app.route('/', ownerLanguages);
app.route('/', ownerNavigation);
app.route('/', ownerTranslations);
app.route('/', ownerContent);
app.route('/', ownerMemberAreas);
app.route('/', ownerLocks);
app.route('/', ownerForms);
app.route('/', ownerProducts);
app.route('/', ownerPictures);
app.route('/', ownerImports(RECORD_KINDS));
app.route('/', ownerExports(RECORD_KINDS));
app.route('/', ownerSubmissions);
app.route('/', ownerReviews);
app.route('/', ownerPendingOrders);
app.route('/', ownerOrders);
app.route('/', ownerStock);
app.route('/', ownerCategories);
app.route('/', ownerDownloads);
app.route('/', ownerSubscriptions);
app.route('/', ownerPayments);
app.route('/', ownerGiftCards);
app.route('/', ownerTemplates);
app.route('/', ownerWebhooks);
app.route('/', ownerSenders);
app.route('/', ownerMails);
app.route('/', ownerAudit);
app.route('/', ownerErrors);
app.route('/', ownerStats);
app.route('/', ownerVitals);
app.route('/', ownerContributors);
app.route('/', contributors);
app.route('/', contributorPasskeys);
app.route('/', contributorSessions);
app.route('/', mailingLists);
app.route('/', ownerPreferences);
app.route('/', ownerCoupons);
app.all('/api/*', (c) => c.notFound());
app.use(openSite);
app.route('/', pictures);
app.use(lockedSite);
app.route('/', lockPages);
app.route('/', consentPages);
app.route('/', cartTransfer);
app.route('/', newsletterPages);
app.route('/', checkoutPages);
app.route('/', pendingOrderPages);
app.route('/', reminderPages);
app.route('/', restockPages);
app.route('/', accountPages);
app.route('/', accountPage);
app.route('/', lessonPages);
app.route('/', contributorPages);
app.route('/', contributorPage);
app.route('/', orderPages);
app.route('/', downloadPages);
app.route('/', reviewPages);
app.route('/', subscriptionPages);
app.route('/', testPaymentPage);
app.route('/', devMailbox);
app.route('/', mailPreviews([reviewSamples, moneyMailSamples]));
app.route('/', pages);
app.notFound((c) => answerError(new ApiError('NOT_FOUND'), c));
