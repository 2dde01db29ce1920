import type * as z from 'zod/mini';
import type {
  AccountOrders,
  AccountSubscriptions,
  EmailChange,
  EmailRequest,
  LocaleRequest,
  MailFollows,
  PasswordChange,
  ProfileChange,
  SavedAddress,
  SavedAddresses,
  SavedAddressRequest,
  SessionRequest,
  SessionResponse,
  SessionState,
  SignUpRequest,
  SiteUser,
  SiteUserSessions,
} from './account.ts';
import type { AccountData } from './account-data.ts';
import type { AgentAnswer } from './agents.ts';
import type { Bin, Restored } from './bin.ts';
import type { BrandAnswer } from './brand.ts';
import type {
  AddCouponRequest,
  AddEntryRequest,
  AddEntryResponse,
  SetShippingRequest,
  ShoppingCart,
  UpdateAdditionalFieldsRequest,
  UpdateAdditionalFieldsResponse,
  UpdateQuantityRequest,
} from './cart.ts';
import type { NewProduct, OwnerProduct, ProductDefinition } from './catalogue.ts';
import type {
  CategoryDefinition,
  CategoryProducts,
  CategoryTarget,
  NewCategory,
  OwnerCategories,
  OwnerCategory,
  PlatformCategory,
} from './category.ts';
import type { ChangeSet, ChangeSetEntries, ChangeSets, TakeBackAnswer } from './change-sets.ts';
import type { Checkout, PayRequest, PayResponse, UpdateCheckoutRequest } from './checkout.ts';
import type {
  CommentAnswer,
  CommentChange,
  CommentDecision,
  CommentDeleted,
  CommentReply,
  CommentsResponse,
  NewComment,
  OwnerComment,
  OwnerComments,
} from './comments.ts';
import type { ConsentRequest } from './consent.ts';
import type {
  CollectionDefinition,
  FoundContent,
  ItemDefinition,
  ItemOrder,
  NewCollection,
  NewItem,
  OwnerCollection,
  OwnerCollections,
  OwnerItem,
  OwnerItems,
} from './content.ts';
import type {
  ConfirmationRequest,
  Contributor,
  ContributorChange,
  ContributorEmail,
  ContributorSession,
  ContributorSessionRequest,
  ContributorSessionState,
  ContributorSessions,
  Contributors,
  Invitation,
  KeysOfConsole,
  LanguageOfConsole,
} from './contributors.ts';
import type { CouponDefinition, NewCoupon, OwnerCoupon, OwnerCoupons } from './coupons.ts';
import type {
  Customer,
  CustomerData,
  CustomerEmails,
  CustomerNotes,
  Customers,
  CustomersRecounted,
  CustomersTagged,
  CustomerTags,
  TagCustomers,
} from './customers.ts';
import type { DiscoveryState } from './discovery-state.ts';
import type { Domain, DomainChange, NewDomain, SiteDomains } from './domains.ts';
import type {
  DraftOrder,
  DraftOrderInput,
  DraftOrders,
  DraftTotals,
  NewPaymentLink,
  OutsidePayment,
} from './draft-order.ts';
import type { ErrorDetails, ErrorGroups, ErrorRecords } from './error-reports.ts';
import type { ReplayId } from './experiments.ts';
import type { FeedBuild, FeedBuildRequest, FeedProblems, SiteFeeds } from './feeds.ts';
import type {
  FileNaming,
  NewUpload,
  OwnerDownloads,
  OwnerFile,
  OwnerFiles,
  OwnerProductFiles,
  OwnerUpload,
} from './files.ts';
import type {
  Form,
  FormRenderRequest,
  FormRenderResponse,
  FormTemplate,
  FormValues,
  SaveSubmissionRequest,
  SaveSubmissionResponse,
  SubmissionKeyRequest,
  SubmissionKeyResponse,
} from './form.ts';
import type { Gallery } from './gallery.ts';
import type { ImportAnswer, ImportFile, ImportRequest } from './imports.ts';
import type { InstallmentsResponse } from './installments.ts';
import type { StockResponse } from './inventory.ts';
import type { ShopLanguages } from './languages.ts';
import type { AccessibilityStatement, LawReport } from './law.ts';
import type { CreatedLegalPage, NewLegalPage, OwnerLegalPages } from './legal-pages.ts';
import type { ItemLikes, LikesList } from './likes.ts';
import type { ListView, ListViews } from './list-views.ts';
import type { OwnerLocks, PagePassword } from './locks.ts';
import type { MailSender, TestMail } from './mail-sender.ts';
import type { MailingList, MailingLists, NewMailingList, Subscribers } from './mailing-list.ts';
import type {
  GivenMembership,
  MemberAreaDefinition,
  Memberships,
  NewMemberArea,
  OwnerMemberArea,
  OwnerMemberAreas,
} from './member-areas.ts';
import type {
  NavigationItems,
  OwnerNavigation,
  OwnerNavigations,
  SiteHeaderFooter,
  SiteHeaderFooterChange,
  SiteLayout,
  UpdateNavigation,
} from './navigation.ts';
import type { OwnerNotice, OwnerNotices } from './notices.ts';
import type { Opening, SetUp, SkippedStep, TestOrder } from './opening.ts';
import type { Order, OrderCancellation, OrderNote, Orders } from './order.ts';
import type { EditTotals, OrderChanges, OrderEdit, OrderEditAnswer } from './order-edit.ts';
import type {
  AuditLog,
  FormDefinition,
  NewForm,
  OwnerForm,
  OwnerForms,
  OwnerGiftCards,
  OwnerMails,
  ReissuedCard,
  SentCard,
} from './owner.ts';
import type { GivenGiftCard, OwnerGiftCardHistory } from './owner-gift-cards.ts';
import type { ConsoleNotices, NoticesRead, UnreadNotices } from './owner-notices.ts';
import type { DeliveredParcel, ParcelCorrection, SentParcel, StepBack } from './parcels.ts';
import type { NoBody, Passkey, PasskeyOptions, PasskeyRequest, PasskeySessionRequest, Passkeys } from './passkeys.ts';
import type { PaymentAccount, PaymentAccountKey, PaymentAccountList } from './payment-accounts.ts';
import type { Reconciliation, RefundAnswer, RefundRequest } from './payments.ts';
import type { OwnerPendingOrder, OwnerPendingOrders } from './pending-order.ts';
import type { OwnerPicture, OwnerPictures, PictureDetails, PictureSource } from './pictures.ts';
import type { PlaceDetails, PlaceSuggestions } from './places.ts';
import type { PolicyExcerpts, PolicySearch } from './policies.ts';
import type { NewPopup, OwnerPopup, OwnerPopups, Popup, PopupDefinition } from './popup.ts';
import type { AnyPreferences, AnyPreferencesAnswer } from './preferences.ts';
import type { Product } from './product.ts';
import type { ProductChanges, ProductChangesAnswer } from './product-changes.ts';
import type { Units } from './product-csv.ts';
import type { OwnerProductList, ProductIds } from './product-list.ts';
import type { PushSeen, PushSeenAnswer, PushState, PushSubscriptionOfDevice, PushTested } from './push.ts';
import type { MissedAddresses, NewRedirect, OwnerRedirect, OwnerRedirects, RedirectDefinition } from './redirects.ts';
import type {
  RestockGroups,
  RestockSendRequest,
  RestockSendRequests,
  RestockSent,
  RestockSentAll,
  RestockSignUpRequest,
  RestockSignUpResponse,
  RestockSignUps,
} from './restock.ts';
import type { NewReturn, ReceivedReturn, Return, Returns } from './returns.ts';
import type { OwnerReview, OwnerReviews, ReviewDecision, ReviewsResponse } from './review.ts';
import type { Seals } from './seals.ts';
import type { Sender, SenderList, SenderSettings, SenderTest, SenderTestResult } from './senders.ts';
import type { ExportPage } from './shop-file.ts';
import type {
  FontList,
  MultilingualSettings,
  MultilingualStatus,
  NewOrigin,
  OwnerSite,
  SiteLanguages,
  SiteOrigins,
  SiteSettings,
} from './site.ts';
import type { Stats } from './stats.ts';
import type { OwnerStock, OwnerStockList, StockAdjustment, StockHistory, StockLevel } from './stock.ts';
import type { NewStore, NewStoreCollection, StoreCollection } from './store.ts';
import type { ErasedPerson, OwnerSubmission, OwnerSubmissions } from './submission.ts';
import type {
  MoveQuoteAnswer,
  MoveQuoteRequest,
  MoveRequest,
  OwnerSubscription,
  OwnerSubscriptions,
  SkipRequest,
  StartSubscriptionRequest,
  StartSubscriptionResponse,
} from './subscription.ts';
import type { ClankerContent, ClankerErrors, ClankerEvent } from './telemetry-calls.ts';
import type {
  OwnerTemplate,
  OwnerTemplates,
  SavedTemplate,
  SavedTemplates,
  TemplateChanges,
  TemplateDrafts,
  TemplateFindings,
  TemplateSource,
} from './templates.ts';
import type { Translation, TranslationCounts, Translations, TranslationTexts } from './translations.ts';
import type {
  CreateCartInput,
  CreateCheckoutInput,
  GetProductInput,
  LookupCatalogInput,
  ReadCartInput,
  ReadCheckoutInput,
  SearchCatalogInput,
  UcpAnswer,
  UpdateCartInput,
  UpdateCheckoutInput,
} from './ucp.ts';
import type { PerformanceSettingsAnswer, VitalRecords, Vitals } from './vitals-calls.ts';
import type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookDefinition,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from './webhooks.ts';
import type {
  CancellationRequest,
  Declaration,
  DeclarationLog,
  DeclarationReceipt,
  DeclarationSettlement,
  Declarations,
  WithdrawalRequest,
} from './withdrawals.ts';

/** What a query can carry: it becomes text. */
type QueryValue = string | number | boolean;

/** Every call of the API: path → method → query, body and answer. `npm run docs` writes this file from the routes. */
export interface Calls {
  '/api/1/brand': {
    GET: { answer: BrandAnswer };
  };
  '/api/1/galleries/collections/:idOrSlug': {
    GET: { answer: Gallery };
  };
  '/api/1/galleries/items/:id': {
    GET: { answer: Gallery };
  };
  '/api/1/performance/records': {
    POST: { body: z.input<typeof VitalRecords>; answer: undefined };
  };
  '/api/1/performance/settings': {
    GET: { answer: z.output<typeof PerformanceSettingsAnswer> };
  };
  '/api/3/commerce/cart/subscription': {
    POST: { body: z.input<typeof StartSubscriptionRequest>; answer: StartSubscriptionResponse };
  };
  '/api/agents': {
    GET: { answer: AgentAnswer };
  };
  '/api/census/RecordHit': {
    POST: { body: Blob; answer: undefined };
  };
  '/api/census/RecordQuickView/:id': {
    POST: { answer: undefined };
  };
  '/api/census/button-click': {
    POST: { body: Blob; answer: undefined };
  };
  '/api/census/button-render': {
    POST: { body: Blob; answer: undefined };
  };
  '/api/census/form-render': {
    POST: { body: z.input<typeof FormRenderRequest>; answer: FormRenderResponse };
  };
  '/api/census/overlay': {
    POST: { body: Blob; answer: undefined };
  };
  '/api/comments': {
    GET: { query: { itemId: QueryValue; cursor?: QueryValue | undefined }; answer: CommentsResponse };
    POST: { body: z.input<typeof NewComment>; answer: CommentAnswer };
  };
  '/api/comments/:commentId': {
    PUT: { body: z.input<typeof CommentChange>; answer: CommentAnswer };
    DELETE: { answer: CommentDeleted };
  };
  '/api/comments/:commentId/like': {
    PUT: { answer: CommentAnswer };
    DELETE: { answer: CommentAnswer };
  };
  '/api/comments/:commentId/report': {
    POST: { answer: { isHidden: boolean } };
  };
  '/api/commerce/cancellations': {
    POST: { body: z.input<typeof CancellationRequest>; answer: DeclarationReceipt };
  };
  '/api/commerce/checkout': {
    GET: { answer: Checkout };
    POST: { answer: Checkout };
    PUT: { body: z.input<typeof UpdateCheckoutRequest>; answer: Checkout };
    DELETE: { answer: undefined };
  };
  '/api/commerce/checkout/payment': {
    POST: { body: z.input<typeof PayRequest>; answer: PayResponse };
  };
  '/api/commerce/fullstory/getId': {
    GET: { answer: z.output<typeof ReplayId> };
  };
  '/api/commerce/installments': {
    GET: { answer: InstallmentsResponse };
  };
  '/api/commerce/inventory/stock': {
    GET: { query: { itemId: QueryValue }; answer: StockResponse };
  };
  '/api/commerce/payments/stripe': {
    POST: { answer: unknown };
  };
  '/api/commerce/payments/stripe/:siteId/:accountId': {
    POST: { answer: unknown };
  };
  '/api/commerce/products/:idOrSlug': {
    GET: { answer: Product };
  };
  '/api/commerce/products/:idOrSlug/reviews': {
    GET: { query: { cursor?: QueryValue | undefined }; answer: ReviewsResponse };
  };
  '/api/commerce/shopping-cart': {
    GET: {
      query: {
        mock?: QueryValue | undefined;
        timecode?: QueryValue | undefined;
        calculateSubtotal?: QueryValue | undefined;
      };
      answer: ShoppingCart;
    };
  };
  '/api/commerce/shopping-cart/coupons': {
    POST: { body: z.input<typeof AddCouponRequest>; answer: ShoppingCart };
  };
  '/api/commerce/shopping-cart/coupons/:code': {
    DELETE: { answer: ShoppingCart };
  };
  '/api/commerce/shopping-cart/entries': {
    POST: { body: z.input<typeof AddEntryRequest>; answer: AddEntryResponse };
  };
  '/api/commerce/shopping-cart/entries/:entryId': {
    PUT: { body: z.input<typeof UpdateQuantityRequest>; answer: ShoppingCart };
    DELETE: { answer: ShoppingCart };
  };
  '/api/commerce/shopping-cart/entries/:entryId/additionalFields': {
    PUT: { body: z.input<typeof UpdateAdditionalFieldsRequest>; answer: UpdateAdditionalFieldsResponse };
  };
  '/api/commerce/shopping-cart/shipping': {
    PUT: { body: z.input<typeof SetShippingRequest>; answer: ShoppingCart };
  };
  '/api/commerce/withdrawals': {
    POST: { body: z.input<typeof WithdrawalRequest>; answer: DeclarationReceipt };
  };
  '/api/commondata/GetSiteLayout': {
    GET: { answer: SiteLayout };
  };
  '/api/consent': {
    POST: { body: z.input<typeof ConsentRequest>; answer: undefined };
  };
  '/api/content-service/product/1.1/websites/:websiteId/products': {
    POST: { body: z.input<typeof NewStoreCollection>; answer: StoreCollection };
  };
  '/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories': {
    POST: { body: z.input<typeof PlatformCategory>; answer: OwnerCategory };
  };
  '/api/contributors/list-views': {
    GET: { answer: ListViews };
  };
  '/api/contributors/list-views/:list/:name': {
    PUT: { body: z.input<typeof ListView>; answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/contributors/passkeys': {
    GET: { answer: Passkeys };
    POST: { body: z.input<typeof PasskeyRequest>; answer: Passkey };
  };
  '/api/contributors/passkeys/:id': {
    DELETE: { answer: undefined };
  };
  '/api/contributors/passkeys/options': {
    POST: { body: z.input<typeof NoBody>; answer: PasskeyOptions };
  };
  '/api/contributors/password-reset': {
    POST: { body: z.input<typeof ContributorEmail>; answer: MailFollows };
  };
  '/api/contributors/push': {
    GET: { answer: PushState };
  };
  '/api/contributors/push/devices/:id': {
    PUT: { body: z.input<typeof PushSubscriptionOfDevice>; answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/contributors/push/devices/:id/test': {
    POST: { answer: z.output<typeof PushTested> };
  };
  '/api/contributors/push/seen': {
    POST: { body: z.input<typeof PushSeen>; answer: z.output<typeof PushSeenAnswer> };
  };
  '/api/contributors/session': {
    POST: { body: z.input<typeof ContributorSessionRequest>; answer: ContributorSession };
    GET: { answer: ContributorSessionState };
    DELETE: { answer: Record<string, never> };
  };
  '/api/contributors/session/confirmation': {
    POST: { body: z.input<typeof ConfirmationRequest>; answer: ContributorSession };
  };
  '/api/contributors/session/confirmation/passkey': {
    POST: { body: z.input<typeof PasskeyRequest>; answer: ContributorSession };
  };
  '/api/contributors/session/confirmation/passkey/options': {
    POST: { body: z.input<typeof NoBody>; answer: PasskeyOptions };
  };
  '/api/contributors/session/keys': {
    PUT: { body: z.input<typeof KeysOfConsole>; answer: ContributorSession };
  };
  '/api/contributors/session/language': {
    PUT: { body: z.input<typeof LanguageOfConsole>; answer: ContributorSession };
  };
  '/api/contributors/session/passkey': {
    POST: { body: z.input<typeof PasskeyRequest>; answer: ContributorSession };
  };
  '/api/contributors/session/passkey/options': {
    POST: { body: z.input<typeof NoBody>; answer: PasskeyOptions };
  };
  '/api/contributors/sessions': {
    GET: { answer: ContributorSessions };
    DELETE: { answer: undefined };
  };
  '/api/contributors/sessions/:id': {
    DELETE: { answer: undefined };
  };
  '/api/events/RecordEvent': {
    POST: { body: Blob; answer: undefined };
  };
  '/api/events/RecordJavascriptErrors': {
    POST: { body: z.input<typeof ErrorRecords>; answer: undefined };
  };
  '/api/form/FormSubmissionKey': {
    POST: { body: z.input<typeof SubmissionKeyRequest>; answer: SubmissionKeyResponse };
  };
  '/api/form/SaveFormSubmission': {
    POST: { body: z.input<typeof SaveSubmissionRequest>; answer: SaveSubmissionResponse };
  };
  '/api/google-maps/places/autocomplete': {
    GET: {
      query: {
        input: QueryValue;
        kind?: 'address' | 'city' | undefined;
        country?: QueryValue | undefined;
        language?: QueryValue | undefined;
        session?: QueryValue | undefined;
        productPage: QueryValue;
        productSection: QueryValue;
      };
      answer: PlaceSuggestions;
    };
  };
  '/api/google-maps/places/details': {
    GET: {
      query: {
        placeId: QueryValue;
        language?: QueryValue | undefined;
        session?: QueryValue | undefined;
        productPage: QueryValue;
        productSection: QueryValue;
      };
      answer: PlaceDetails;
    };
  };
  '/api/likes': {
    GET: { query: { ids: QueryValue }; answer: LikesList };
  };
  '/api/likes/:itemId': {
    PUT: { answer: ItemLikes };
    DELETE: { answer: ItemLikes };
  };
  '/api/multilingual/connection': {
    DELETE: { answer: undefined };
  };
  '/api/multilingual/languages': {
    GET: { answer: SiteLanguages };
    PUT: { body: z.input<typeof SiteLanguages>; answer: SiteLanguages };
  };
  '/api/multilingual/settings': {
    GET: { answer: MultilingualSettings };
  };
  '/api/multilingual/status': {
    GET: { answer: MultilingualStatus };
  };
  '/api/openapi.json': {
    GET: { answer: Record<string, unknown> };
  };
  '/api/owner/audit': {
    GET: {
      query: {
        cursor?: QueryValue | undefined;
        target?: QueryValue | undefined;
        actions?: QueryValue | undefined;
        field?: QueryValue | undefined;
      };
      answer: AuditLog;
    };
  };
  '/api/owner/bin': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: Bin };
  };
  '/api/owner/bin/:kind/:target': {
    DELETE: { answer: undefined };
  };
  '/api/owner/bin/:kind/:target/restore': {
    POST: { answer: Restored };
  };
  '/api/owner/change-sets': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: ChangeSets };
  };
  '/api/owner/change-sets/:changeSet': {
    GET: { answer: ChangeSet };
  };
  '/api/owner/change-sets/:changeSet/entries': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: ChangeSetEntries };
  };
  '/api/owner/change-sets/:changeSet/take-back': {
    POST: { answer: TakeBackAnswer };
  };
  '/api/owner/collections': {
    GET: { query: { limit?: QueryValue | undefined; cursor?: QueryValue | undefined }; answer: OwnerCollections };
    POST: { body: z.input<typeof NewCollection>; answer: OwnerCollection };
  };
  '/api/owner/collections/:collectionId': {
    GET: { answer: OwnerCollection };
    PUT: { body: z.input<typeof CollectionDefinition>; answer: OwnerCollection };
    DELETE: { query: { confirm?: QueryValue | undefined; forGood?: 'true' | undefined }; answer: undefined };
  };
  '/api/owner/collections/:collectionId/categories': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: OwnerCategories };
    POST: { body: z.input<typeof NewCategory>; answer: OwnerCategory };
  };
  '/api/owner/collections/:collectionId/categories/:categoryId': {
    GET: { answer: OwnerCategory };
    PUT: { body: z.input<typeof CategoryDefinition>; answer: OwnerCategory };
    DELETE: { query: { forGood?: 'true' | undefined }; answer: undefined };
  };
  '/api/owner/collections/:collectionId/categories/:categoryId/place': {
    POST: { body: z.input<typeof CategoryTarget>; answer: OwnerCategory };
  };
  '/api/owner/collections/:collectionId/categories/:categoryId/products': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: CategoryProducts };
  };
  '/api/owner/collections/:collectionId/categories/:categoryId/products/:itemId': {
    PUT: { answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/owner/collections/:collectionId/items': {
    GET: { query: { limit?: QueryValue | undefined; cursor?: QueryValue | undefined }; answer: OwnerItems };
    POST: { body: z.input<typeof NewItem>; answer: OwnerItem };
  };
  '/api/owner/collections/:collectionId/order': {
    POST: { body: z.input<typeof ItemOrder>; answer: OwnerCollection };
  };
  '/api/owner/collections/:collectionId/password': {
    PUT: { body: z.input<typeof PagePassword>; answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/owner/comments': {
    GET: {
      query: {
        status?: 'pending' | 'approved' | 'spam' | 'removed' | undefined;
        itemId?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerComments;
    };
  };
  '/api/owner/comments/:commentId': {
    GET: { answer: OwnerComment };
    PUT: { body: z.input<typeof CommentDecision>; answer: OwnerComment };
  };
  '/api/owner/comments/:commentId/replies': {
    POST: { body: z.input<typeof CommentReply>; answer: OwnerComment };
  };
  '/api/owner/content': {
    GET: { query: { q: QueryValue; limit?: QueryValue | undefined }; answer: FoundContent };
  };
  '/api/owner/contributors': {
    GET: { answer: Contributors };
    POST: { body: z.input<typeof Invitation>; answer: Contributor };
  };
  '/api/owner/contributors/:id': {
    GET: { answer: Contributor };
    PUT: { body: z.input<typeof ContributorChange>; answer: Contributor };
    DELETE: { answer: undefined };
  };
  '/api/owner/contributors/:id/sessions': {
    DELETE: { answer: undefined };
  };
  '/api/owner/coupons': {
    GET: {
      query: {
        search?: QueryValue | undefined;
        state?: 'planned' | 'running' | 'over' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerCoupons;
    };
    POST: { body: z.input<typeof NewCoupon>; answer: OwnerCoupon };
  };
  '/api/owner/coupons/:code': {
    GET: { answer: OwnerCoupon };
    PUT: { body: z.input<typeof CouponDefinition>; answer: OwnerCoupon };
    DELETE: { answer: undefined };
  };
  '/api/owner/customers': {
    GET: {
      query: {
        sort?: 'lastOrder' | 'name' | 'firstSeen' | 'orders' | 'spent' | undefined;
        direction?: 'asc' | 'desc' | undefined;
        search?: QueryValue | undefined;
        tag?: QueryValue | undefined;
        newsletter?: 'pending' | 'confirmed' | 'unsubscribed' | undefined;
        account?: 'true' | 'false' | undefined;
        note?: 'true' | undefined;
        country?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: Customers;
    };
  };
  '/api/owner/customers.csv': {
    GET: {
      query: {
        sort?: 'lastOrder' | 'name' | 'firstSeen' | 'orders' | 'spent' | undefined;
        direction?: 'asc' | 'desc' | undefined;
        search?: QueryValue | undefined;
        tag?: QueryValue | undefined;
        newsletter?: 'pending' | 'confirmed' | 'unsubscribed' | undefined;
        account?: 'true' | 'false' | undefined;
        note?: 'true' | undefined;
        country?: QueryValue | undefined;
        emails?: QueryValue | undefined;
      };
      answer: Blob;
    };
  };
  '/api/owner/customers/:email': {
    GET: { answer: Customer };
    PUT: { body: z.input<typeof CustomerNotes>; answer: Customer };
  };
  '/api/owner/customers/:email/data': {
    GET: { answer: CustomerData };
  };
  '/api/owner/customers/emails': {
    GET: {
      query: {
        sort?: 'lastOrder' | 'name' | 'firstSeen' | 'orders' | 'spent' | undefined;
        direction?: 'asc' | 'desc' | undefined;
        search?: QueryValue | undefined;
        tag?: QueryValue | undefined;
        newsletter?: 'pending' | 'confirmed' | 'unsubscribed' | undefined;
        account?: 'true' | 'false' | undefined;
        note?: 'true' | undefined;
        country?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
      };
      answer: CustomerEmails;
    };
  };
  '/api/owner/customers/recount': {
    POST: { answer: z.output<typeof CustomersRecounted> };
  };
  '/api/owner/customers/tags': {
    GET: { answer: CustomerTags };
    POST: { body: z.input<typeof TagCustomers>; answer: CustomersTagged };
  };
  '/api/owner/discovery': {
    GET: { answer: DiscoveryState };
  };
  '/api/owner/downloads/:downloadId/close': {
    POST: { answer: OwnerDownloads };
  };
  '/api/owner/downloads/:downloadId/renew': {
    POST: { answer: OwnerDownloads };
  };
  '/api/owner/draft-order-totals': {
    POST: { body: z.input<typeof DraftOrderInput>; answer: DraftTotals };
  };
  '/api/owner/draft-orders': {
    GET: {
      query: {
        state?: 'draft' | 'open' | 'paid' | 'cancelled' | 'expired' | undefined;
        order?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: DraftOrders;
    };
    POST: { body: z.input<typeof DraftOrderInput>; answer: DraftOrder };
  };
  '/api/owner/draft-orders/:draft': {
    GET: { answer: DraftOrder };
    PUT: { body: z.input<typeof DraftOrderInput>; answer: DraftOrder };
    DELETE: { answer: DraftOrder };
  };
  '/api/owner/draft-orders/:draft/link': {
    POST: { body: z.input<typeof NewPaymentLink>; answer: DraftOrder };
  };
  '/api/owner/draft-orders/:draft/payment': {
    POST: { body: z.input<typeof OutsidePayment>; answer: DraftOrder };
  };
  '/api/owner/erase': {
    POST: { body: { email: string }; answer: ErasedPerson };
  };
  '/api/owner/errors': {
    GET: {
      query: {
        source?: 'browser' | 'template' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: ErrorGroups;
    };
  };
  '/api/owner/errors/:errorId': {
    GET: { answer: ErrorDetails };
  };
  '/api/owner/exports/products': {
    GET: {
      query: {
        format?: 'shopify' | 'shopify-old' | 'squarespace' | 'squarespace-old' | undefined;
        units?: z.input<typeof Units> | undefined;
        collection?: QueryValue | undefined;
      };
      answer: Blob;
    };
  };
  '/api/owner/exports/records': {
    GET: {
      query: {
        cursor?: QueryValue | undefined;
        orders?: 'true' | 'false' | undefined;
        customers?: 'true' | 'false' | undefined;
      };
      answer: ExportPage;
    };
  };
  '/api/owner/feeds': {
    GET: { answer: SiteFeeds };
  };
  '/api/owner/feeds/build': {
    POST: { body: z.input<typeof FeedBuildRequest>; answer: FeedBuild };
  };
  '/api/owner/feeds/problems': {
    GET: { query: { language?: QueryValue | undefined; cursor?: QueryValue | undefined }; answer: FeedProblems };
  };
  '/api/owner/files': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: OwnerFiles };
  };
  '/api/owner/fonts': {
    GET: { answer: FontList };
  };
  '/api/owner/forms': {
    GET: { answer: OwnerForms };
    POST: { body: z.input<typeof NewForm>; answer: OwnerForm };
  };
  '/api/owner/forms/:formId': {
    GET: { answer: OwnerForm };
    PUT: { body: z.input<typeof FormDefinition>; answer: OwnerForm };
    DELETE: { query: { confirm?: QueryValue | undefined }; answer: undefined };
  };
  '/api/owner/forms/:formId/submissions': {
    GET: {
      query: {
        spam?: 'true' | 'false' | undefined;
        search?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerSubmissions;
    };
  };
  '/api/owner/forms/:formId/submissions.csv': {
    GET: { query: { spam?: 'true' | 'false' | undefined; search?: QueryValue | undefined }; answer: Blob };
  };
  '/api/owner/gift-cards': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: OwnerGiftCards };
    POST: { body: z.input<typeof GivenGiftCard>; answer: OwnerGiftCardHistory };
  };
  '/api/owner/gift-cards/:cardId': {
    GET: { answer: OwnerGiftCardHistory };
  };
  '/api/owner/gift-cards/:cardId/disable': {
    POST: { answer: OwnerGiftCardHistory };
  };
  '/api/owner/gift-cards/:cardId/enable': {
    POST: { answer: OwnerGiftCardHistory };
  };
  '/api/owner/gift-cards/:cardId/reissue': {
    POST: { body: { email?: string }; answer: z.output<typeof ReissuedCard> };
  };
  '/api/owner/gift-cards/:cardId/send': {
    POST: { body: { email?: string }; answer: z.output<typeof SentCard> };
  };
  '/api/owner/imports': {
    POST: { body: z.input<typeof ImportRequest>; answer: ImportAnswer };
  };
  '/api/owner/imports/preview': {
    POST: { body: z.input<typeof ImportRequest>; answer: ImportAnswer };
  };
  '/api/owner/imports/read': {
    POST: {
      query: {
        collection?: QueryValue | undefined;
        url?: QueryValue | undefined;
        units?: z.input<typeof Units> | undefined;
      };
      body: Blob;
      answer: ImportFile;
    };
  };
  '/api/owner/items/:itemId': {
    GET: { answer: OwnerItem };
    PUT: { body: z.input<typeof ItemDefinition>; answer: OwnerItem };
    DELETE: { answer: undefined };
  };
  '/api/owner/items/:itemId/files': {
    GET: { answer: OwnerProductFiles };
    PUT: { query: { name?: QueryValue | undefined }; body: Blob; answer: OwnerFile };
  };
  '/api/owner/items/:itemId/files/:fileId': {
    PUT: { body: z.input<typeof FileNaming>; answer: OwnerFile };
    DELETE: { answer: undefined };
  };
  '/api/owner/items/:itemId/password': {
    PUT: { body: z.input<typeof PagePassword>; answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/owner/items/:itemId/uploads': {
    POST: { body: z.input<typeof NewUpload>; answer: OwnerUpload };
  };
  '/api/owner/law': {
    GET: { query: { state?: 'done' | 'missing' | 'notAsked' | undefined }; answer: LawReport };
  };
  '/api/owner/law/notices': {
    GET: { answer: OwnerNotices };
  };
  '/api/owner/law/notices/:language': {
    PUT: { body: Blob; answer: OwnerNotice };
    DELETE: { answer: undefined };
  };
  '/api/owner/law/statement': {
    GET: { answer: AccessibilityStatement };
    POST: { answer: CreatedLegalPage };
  };
  '/api/owner/legal-pages': {
    GET: { answer: OwnerLegalPages };
    POST: { body: z.input<typeof NewLegalPage>; answer: CreatedLegalPage };
  };
  '/api/owner/mail-sender': {
    GET: { answer: MailSender };
  };
  '/api/owner/mail-sender/check': {
    POST: { answer: MailSender };
  };
  '/api/owner/mail-sender/test': {
    POST: { answer: TestMail };
  };
  '/api/owner/mailing-lists': {
    GET: { answer: MailingLists };
    POST: { body: z.input<typeof NewMailingList>; answer: MailingList };
  };
  '/api/owner/mailing-lists/:listId/subscribers': {
    GET: {
      query: {
        status?: 'pending' | 'confirmed' | 'unsubscribed' | undefined;
        search?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: Subscribers;
    };
  };
  '/api/owner/mailing-lists/:listId/subscribers.csv': {
    GET: {
      query: { status?: 'pending' | 'confirmed' | 'unsubscribed' | undefined; search?: QueryValue | undefined };
      answer: Blob;
    };
  };
  '/api/owner/mailing-lists/:listId/subscribers/:email': {
    DELETE: { answer: undefined };
  };
  '/api/owner/mails': {
    GET: {
      query: {
        status?: 'waiting' | 'sending' | 'sent' | 'dead' | undefined;
        order?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerMails;
    };
  };
  '/api/owner/mails/:mailId/send': {
    POST: { answer: undefined };
  };
  '/api/owner/member-areas': {
    GET: { answer: OwnerMemberAreas };
    POST: { body: z.input<typeof NewMemberArea>; answer: OwnerMemberArea };
  };
  '/api/owner/member-areas/:areaId': {
    GET: { answer: OwnerMemberArea };
    PUT: { body: z.input<typeof MemberAreaDefinition>; answer: OwnerMemberArea };
    DELETE: { query: { confirm?: QueryValue | undefined }; answer: undefined };
  };
  '/api/owner/member-areas/:areaId/members': {
    GET: { query: { limit?: QueryValue | undefined; cursor?: QueryValue | undefined }; answer: Memberships };
  };
  '/api/owner/member-areas/:areaId/members/:email': {
    PUT: { body: z.input<typeof GivenMembership>; answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/owner/missed-addresses': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: MissedAddresses };
  };
  '/api/owner/missed-addresses/:path': {
    DELETE: { answer: undefined };
  };
  '/api/owner/navigations': {
    GET: { answer: OwnerNavigations };
  };
  '/api/owner/navigations/:name': {
    GET: { answer: OwnerNavigation };
    PUT: { body: z.input<typeof NavigationItems>; answer: OwnerNavigation };
  };
  '/api/owner/notices': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: ConsoleNotices };
  };
  '/api/owner/notices/read': {
    PUT: { body: z.input<typeof NoticesRead>; answer: z.output<typeof UnreadNotices> };
  };
  '/api/owner/orders': {
    GET: {
      query: {
        state?: 'paid' | 'packed' | 'sent' | 'refunded' | 'ended' | 'open' | undefined;
        email?: QueryValue | undefined;
        test?: 'only' | 'without' | undefined;
        payment?: 'card' | 'installments' | 'giftCard' | 'outside' | 'free' | 'refunded' | undefined;
        delivered?: 'yes' | 'no' | undefined;
        country?: QueryValue | undefined;
        product?: QueryValue | undefined;
        coupon?: QueryValue | undefined;
        from?: QueryValue | undefined;
        until?: QueryValue | undefined;
        search?: QueryValue | undefined;
        order?: 'number' | 'placed' | 'total' | 'buyer' | 'state' | undefined;
        direction?: 'asc' | 'desc' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: Orders;
    };
  };
  '/api/owner/orders.csv': {
    GET: {
      query: {
        state?: 'paid' | 'packed' | 'sent' | 'refunded' | 'ended' | 'open' | undefined;
        email?: QueryValue | undefined;
        test?: 'only' | 'without' | undefined;
        payment?: 'card' | 'installments' | 'giftCard' | 'outside' | 'free' | 'refunded' | undefined;
        delivered?: 'yes' | 'no' | undefined;
        country?: QueryValue | undefined;
        product?: QueryValue | undefined;
        coupon?: QueryValue | undefined;
        from?: QueryValue | undefined;
        until?: QueryValue | undefined;
        search?: QueryValue | undefined;
        order?: 'number' | 'placed' | 'total' | 'buyer' | 'state' | undefined;
        direction?: 'asc' | 'desc' | undefined;
      };
      answer: Blob;
    };
  };
  '/api/owner/orders/:order': {
    GET: { answer: Order };
  };
  '/api/owner/orders/:order/cancel': {
    POST: { body: z.input<typeof OrderCancellation>; answer: Order };
  };
  '/api/owner/orders/:order/delivered': {
    POST: { body: z.input<typeof DeliveredParcel>; answer: Order };
  };
  '/api/owner/orders/:order/downloads': {
    GET: { answer: OwnerDownloads };
    POST: { answer: OwnerDownloads };
  };
  '/api/owner/orders/:order/edit': {
    POST: { body: z.input<typeof OrderEdit>; answer: OrderEditAnswer };
  };
  '/api/owner/orders/:order/edit-totals': {
    POST: { body: z.input<typeof OrderChanges>; answer: EditTotals };
  };
  '/api/owner/orders/:order/ended': {
    POST: { body: Record<string, never>; answer: Order };
  };
  '/api/owner/orders/:order/notes': {
    POST: { body: z.input<typeof OrderNote>; answer: Order };
  };
  '/api/owner/orders/:order/packed': {
    POST: { body: Record<string, never>; answer: Order };
  };
  '/api/owner/orders/:order/packing-slip': {
    GET: { answer: Blob };
  };
  '/api/owner/orders/:order/parcels/:parcel': {
    PUT: { body: z.input<typeof ParcelCorrection>; answer: Order };
  };
  '/api/owner/orders/:order/refund': {
    POST: { body: z.input<typeof RefundRequest>; answer: RefundAnswer };
  };
  '/api/owner/orders/:order/sent': {
    POST: { body: z.input<typeof SentParcel>; answer: Order };
  };
  '/api/owner/orders/:order/taken-back': {
    POST: { body: z.input<typeof StepBack>; answer: Order };
  };
  '/api/owner/orders/export': {
    GET: {
      query: { from: QueryValue; to: QueryValue; tests?: 'true' | undefined; format?: 'orders' | 'lines' | undefined };
      answer: Blob;
    };
  };
  '/api/owner/orders/labels': {
    GET: {
      query: { orders: QueryValue; format?: 'a4-14' | 'a4-24' | '4x6' | undefined; skip?: QueryValue | undefined };
      answer: Blob;
    };
  };
  '/api/owner/orders/packing-slips': {
    GET: { query: { orders: QueryValue }; answer: Blob };
  };
  '/api/owner/passwords': {
    GET: { query: { limit?: QueryValue | undefined; cursor?: QueryValue | undefined }; answer: OwnerLocks };
  };
  '/api/owner/payment-accounts': {
    GET: { answer: PaymentAccountList };
    POST: { body: z.input<typeof PaymentAccountKey>; answer: PaymentAccount };
  };
  '/api/owner/payment-accounts/:accountId/check': {
    POST: { answer: PaymentAccount };
  };
  '/api/owner/payment-accounts/:accountId/disconnect': {
    POST: { answer: PaymentAccountList };
  };
  '/api/owner/payments/reconciliation': {
    GET: { query: { from: QueryValue; to: QueryValue; cursor?: QueryValue | undefined }; answer: Reconciliation };
    POST: { body: { from: string; to: string; cursor?: string }; answer: Reconciliation };
  };
  '/api/owner/pending-orders': {
    GET: {
      query: {
        state?: 'started' | 'placed' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerPendingOrders;
    };
  };
  '/api/owner/pending-orders/:order': {
    GET: { answer: OwnerPendingOrder };
  };
  '/api/owner/pictures': {
    GET: {
      query: { q?: QueryValue | undefined; cursor?: QueryValue | undefined; limit?: QueryValue | undefined };
      answer: OwnerPictures;
    };
    POST: { query: { filename: QueryValue; altText?: QueryValue | undefined }; body: Blob; answer: OwnerPicture };
  };
  '/api/owner/pictures/:pictureId': {
    GET: { answer: OwnerPicture };
    PUT: { body: z.input<typeof PictureDetails>; answer: OwnerPicture };
    DELETE: { answer: undefined };
  };
  '/api/owner/pictures/fetch': {
    POST: { body: z.input<typeof PictureSource>; answer: OwnerPicture };
  };
  '/api/owner/popups': {
    GET: { answer: OwnerPopups };
    POST: { body: z.input<typeof NewPopup>; answer: OwnerPopup };
  };
  '/api/owner/popups/:popupId': {
    GET: { answer: OwnerPopup };
    PUT: { body: z.input<typeof PopupDefinition>; answer: OwnerPopup };
    DELETE: { answer: undefined };
  };
  '/api/owner/products': {
    GET: {
      query: {
        q?: QueryValue | undefined;
        sku?: QueryValue | undefined;
        collectionId?: QueryValue | undefined;
        status?: 'published' | 'needs-review' | 'draft' | 'private' | undefined;
        kind?: QueryValue | undefined;
        stock?: 'in-stock' | 'sold-out' | undefined;
        lacks?: 'safety' | undefined;
        order?: 'updated' | 'title' | 'price' | 'stock' | 'status' | 'position' | undefined;
        direction?: 'asc' | 'desc' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerProductList;
    };
    POST: { body: z.input<typeof NewProduct>; answer: OwnerProduct };
  };
  '/api/owner/products/:productId': {
    GET: { answer: OwnerProduct };
    PUT: { body: z.input<typeof ProductDefinition>; answer: OwnerProduct };
    DELETE: { answer: undefined };
  };
  '/api/owner/products/:productId/duplicate': {
    POST: { answer: OwnerProduct };
  };
  '/api/owner/products/changes': {
    POST: { body: z.input<typeof ProductChanges>; answer: ProductChangesAnswer };
  };
  '/api/owner/products/ids': {
    GET: {
      query: {
        q?: QueryValue | undefined;
        sku?: QueryValue | undefined;
        collectionId?: QueryValue | undefined;
        status?: 'published' | 'needs-review' | 'draft' | 'private' | undefined;
        kind?: QueryValue | undefined;
        stock?: 'in-stock' | 'sold-out' | undefined;
        lacks?: 'safety' | undefined;
      };
      answer: ProductIds;
    };
  };
  '/api/owner/redirects': {
    GET: {
      query: { search?: QueryValue | undefined; cursor?: QueryValue | undefined; limit?: QueryValue | undefined };
      answer: OwnerRedirects;
    };
    POST: { body: z.input<typeof NewRedirect>; answer: OwnerRedirect };
  };
  '/api/owner/redirects/:path': {
    GET: { answer: OwnerRedirect };
    PUT: { body: z.input<typeof RedirectDefinition>; answer: OwnerRedirect };
    DELETE: { answer: undefined };
  };
  '/api/owner/redirects/file': {
    GET: { answer: Blob };
  };
  '/api/owner/returns': {
    GET: {
      query: {
        state?: 'open' | 'received' | 'refunded' | 'cancelled' | undefined;
        due?: 'true' | undefined;
        order?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: Returns;
    };
    POST: { body: z.input<typeof NewReturn>; answer: Return };
  };
  '/api/owner/returns/:returnId': {
    GET: { answer: Return };
  };
  '/api/owner/returns/:returnId/cancel': {
    POST: { body: Record<string, never>; answer: Return };
  };
  '/api/owner/returns/:returnId/receive': {
    POST: { body: z.input<typeof ReceivedReturn>; answer: Return };
  };
  '/api/owner/returns/:returnId/refund': {
    POST: { body: Record<string, never>; answer: Return };
  };
  '/api/owner/reviews': {
    GET: {
      query: {
        state?: 'pending' | 'approved' | 'rejected' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerReviews;
    };
  };
  '/api/owner/reviews/:reviewId': {
    GET: { answer: OwnerReview };
    PUT: { body: z.input<typeof ReviewDecision>; answer: OwnerReview };
    DELETE: { answer: undefined };
  };
  '/api/owner/reviews/:reviewId/pictures/:pictureId': {
    GET: { answer: Blob };
  };
  '/api/owner/seals': {
    POST: { answer: Seals };
  };
  '/api/owner/senders': {
    GET: { answer: SenderList };
  };
  '/api/owner/senders/:name': {
    GET: { answer: Sender };
    PUT: { body: z.input<typeof SenderSettings>; answer: Sender };
    DELETE: { answer: undefined };
  };
  '/api/owner/senders/:name/test': {
    POST: { body: z.input<typeof SenderTest>; answer: SenderTestResult };
  };
  '/api/owner/set-up': {
    GET: { answer: SetUp };
  };
  '/api/owner/set-up/skipped': {
    PUT: { body: z.input<typeof SkippedStep>; answer: SetUp };
  };
  '/api/owner/site': {
    GET: { answer: OwnerSite };
    PUT: { body: z.input<typeof SiteSettings>; answer: OwnerSite };
  };
  '/api/owner/site/domains': {
    GET: { answer: SiteDomains };
    POST: { body: z.input<typeof NewDomain>; answer: SiteDomains };
  };
  '/api/owner/site/domains/:hostname': {
    PUT: { body: z.input<typeof DomainChange>; answer: SiteDomains };
    DELETE: { answer: undefined };
  };
  '/api/owner/site/domains/:hostname/check': {
    POST: { answer: Domain };
  };
  '/api/owner/site/opening': {
    POST: { body: z.input<typeof Opening>; answer: SetUp };
  };
  '/api/owner/site/origins': {
    GET: { answer: SiteOrigins };
    POST: { body: z.input<typeof NewOrigin>; answer: SiteOrigins };
    DELETE: { query: { origin?: QueryValue | undefined }; answer: undefined };
  };
  '/api/owner/site/password': {
    PUT: { body: z.input<typeof PagePassword>; answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/owner/site/test-order': {
    POST: { answer: TestOrder };
  };
  '/api/owner/stats': {
    GET: {
      query: {
        from?: QueryValue | undefined;
        to?: QueryValue | undefined;
        days?: QueryValue | undefined;
        compare?: 'before' | 'weekdays' | undefined;
      };
      answer: Stats;
    };
  };
  '/api/owner/stats/export': {
    GET: {
      query: { from?: QueryValue | undefined; to?: QueryValue | undefined; days?: QueryValue | undefined };
      answer: Blob;
    };
  };
  '/api/owner/stock': {
    GET: {
      query: {
        sku?: QueryValue | undefined;
        title?: QueryValue | undefined;
        atMost?: QueryValue | undefined;
        order?: 'sku' | 'title' | 'units' | undefined;
        direction?: 'asc' | 'desc' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerStockList;
    };
  };
  '/api/owner/stock/:variantId': {
    GET: { answer: OwnerStock };
    PUT: { body: z.input<typeof StockLevel>; answer: OwnerStock };
  };
  '/api/owner/stock/:variantId/adjustments': {
    POST: { body: z.input<typeof StockAdjustment>; answer: OwnerStock };
  };
  '/api/owner/stock/:variantId/history': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: StockHistory };
  };
  '/api/owner/stores': {
    POST: { body: z.input<typeof NewStore>; answer: StoreCollection };
  };
  '/api/owner/submissions/:submissionId': {
    GET: { answer: OwnerSubmission };
    DELETE: { answer: undefined };
  };
  '/api/owner/submissions/:submissionId/spam': {
    DELETE: { answer: undefined };
  };
  '/api/owner/subscriptions': {
    GET: {
      query: {
        state?: 'active' | 'paused' | 'ended' | 'cancelled' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: OwnerSubscriptions;
    };
  };
  '/api/owner/subscriptions/:subscriptionId': {
    GET: { answer: OwnerSubscription };
  };
  '/api/owner/subscriptions/:subscriptionId/:change': {
    POST: { answer: OwnerSubscription };
  };
  '/api/owner/subscriptions/:subscriptionId/address': {
    POST: { body: z.input<typeof MoveRequest>; answer: OwnerSubscription };
  };
  '/api/owner/subscriptions/:subscriptionId/quote': {
    POST: { body: z.input<typeof MoveQuoteRequest>; answer: MoveQuoteAnswer };
  };
  '/api/owner/subscriptions/:subscriptionId/skip': {
    POST: { body: z.input<typeof SkipRequest>; answer: OwnerSubscription };
  };
  '/api/owner/taxes/export': {
    GET: { query: { from: QueryValue; to: QueryValue; tests?: 'true' | undefined }; answer: Blob };
  };
  '/api/owner/templates': {
    GET: { answer: OwnerTemplates };
    PUT: { body: z.input<typeof TemplateChanges>; answer: SavedTemplates };
  };
  '/api/owner/templates/:name': {
    GET: { answer: OwnerTemplate };
    PUT: { body: z.input<typeof TemplateSource>; answer: SavedTemplate };
    DELETE: { answer: undefined };
  };
  '/api/owner/templates/check': {
    POST: { body: z.input<typeof TemplateDrafts>; answer: TemplateFindings };
  };
  '/api/owner/translations': {
    GET: { answer: TranslationCounts };
  };
  '/api/owner/translations/:language': {
    GET: {
      query: {
        kind?: 'site' | 'navigation' | 'collection' | 'category' | 'item' | 'form' | 'template' | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: Translations;
    };
  };
  '/api/owner/translations/:language/:kind/:id': {
    GET: { answer: Translation };
    PUT: { body: z.input<typeof TranslationTexts>; answer: Translation };
  };
  '/api/owner/uploads/:uploadId/complete': {
    POST: { answer: OwnerFile };
  };
  '/api/owner/uploads/:uploadId/parts/:part': {
    PUT: { body: Blob; answer: undefined };
  };
  '/api/owner/vitals': {
    GET: {
      query: { from?: QueryValue | undefined; to?: QueryValue | undefined; days?: QueryValue | undefined };
      answer: Vitals;
    };
  };
  '/api/owner/webhooks': {
    GET: { answer: Webhooks };
    POST: { body: z.input<typeof NewWebhook>; answer: CreatedWebhook };
  };
  '/api/owner/webhooks/:webhookId': {
    GET: { answer: Webhook };
    PUT: { body: z.input<typeof WebhookDefinition>; answer: Webhook };
    DELETE: { answer: undefined };
  };
  '/api/owner/webhooks/:webhookId/deliveries': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: WebhookDeliveries };
  };
  '/api/owner/webhooks/:webhookId/deliveries/:deliveryId/resend': {
    POST: { answer: WebhookDelivery };
  };
  '/api/owner/webhooks/:webhookId/ping': {
    POST: { answer: WebhookDelivery };
  };
  '/api/owner/withdrawals': {
    GET: {
      query: {
        state?: 'open' | 'accepted' | 'settled' | 'late' | 'unmatched' | 'overdue' | undefined;
        kind?: 'withdrawal' | 'cancellation' | undefined;
        order?: QueryValue | undefined;
        search?: QueryValue | undefined;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: Declarations;
    };
  };
  '/api/owner/withdrawals/:id': {
    GET: { answer: Declaration };
    PUT: { body: z.input<typeof DeclarationSettlement>; answer: Declaration };
  };
  '/api/owner/withdrawals/log': {
    GET: { query: { head?: QueryValue | undefined }; answer: DeclarationLog };
  };
  '/api/rest/forms/:formId': {
    GET: { answer: Form };
  };
  '/api/rest/forms/validate/:formId': {
    POST: { body: z.input<typeof FormValues>; answer: Record<string, never> };
  };
  '/api/rest/languages': {
    GET: { answer: ShopLanguages };
  };
  '/api/rest/popups/:popupId': {
    GET: { answer: Popup };
  };
  '/api/set-up': {
    GET: {
      query: { site?: QueryValue | undefined };
      answer: { problem: 'no-site-key' | 'unknown-site-key' | 'unlisted-origin' | null };
    };
  };
  '/api/site-header-footer': {
    GET: { answer: SiteHeaderFooter };
    PUT: { body: z.input<typeof SiteHeaderFooterChange>; answer: SiteHeaderFooter };
  };
  '/api/site-users/account': {
    POST: { body: z.input<typeof SignUpRequest>; answer: MailFollows };
    GET: { answer: SiteUser };
    PUT: { body: z.input<typeof ProfileChange>; answer: SiteUser };
    DELETE: { answer: undefined };
  };
  '/api/site-users/account/addresses': {
    GET: { answer: SavedAddresses };
    POST: { body: z.input<typeof SavedAddressRequest>; answer: SavedAddress };
  };
  '/api/site-users/account/addresses/:id': {
    PUT: { body: z.input<typeof SavedAddressRequest>; answer: SavedAddress };
    DELETE: { answer: undefined };
  };
  '/api/site-users/account/data': {
    GET: { answer: AccountData };
  };
  '/api/site-users/account/email': {
    POST: { body: z.input<typeof EmailChange>; answer: MailFollows };
  };
  '/api/site-users/account/lessons/:itemId': {
    PUT: { answer: undefined };
    DELETE: { answer: undefined };
  };
  '/api/site-users/account/locale': {
    POST: { body: z.input<typeof LocaleRequest>; answer: Record<string, never> };
  };
  '/api/site-users/account/notifications/restock': {
    POST: { body: z.input<typeof RestockSignUpRequest>; answer: RestockSignUpResponse };
    GET: {
      query: {
        productId: QueryValue;
        variantId: QueryValue;
        cursor?: QueryValue | undefined;
        limit?: QueryValue | undefined;
      };
      answer: RestockSignUps;
    };
  };
  '/api/site-users/account/notifications/restock/groups': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: RestockGroups };
  };
  '/api/site-users/account/notifications/restock/send': {
    POST: { body: z.input<typeof RestockSendRequest>; answer: RestockSent };
  };
  '/api/site-users/account/notifications/restock/send/all': {
    POST: { body: z.input<typeof RestockSendRequests>; answer: RestockSentAll };
  };
  '/api/site-users/account/orders': {
    GET: { query: { cursor?: QueryValue | undefined; limit?: QueryValue | undefined }; answer: AccountOrders };
  };
  '/api/site-users/account/passkeys': {
    GET: { answer: Passkeys };
    POST: { body: z.input<typeof PasskeyRequest>; answer: Passkey };
  };
  '/api/site-users/account/passkeys/:id': {
    DELETE: { answer: undefined };
  };
  '/api/site-users/account/passkeys/options': {
    POST: { body: z.input<typeof NoBody>; answer: PasskeyOptions };
  };
  '/api/site-users/account/password': {
    PUT: { body: z.input<typeof PasswordChange>; answer: SessionResponse };
  };
  '/api/site-users/account/password-reset': {
    POST: { body: z.input<typeof EmailRequest>; answer: MailFollows };
  };
  '/api/site-users/account/session': {
    POST: { body: z.input<typeof SessionRequest>; answer: SessionResponse };
    GET: { answer: SessionState };
    DELETE: { query: { cloneCart?: 'true' | 'false' | undefined }; answer: Record<string, never> };
  };
  '/api/site-users/account/session/passkey': {
    POST: { body: z.input<typeof PasskeySessionRequest>; answer: SessionResponse };
  };
  '/api/site-users/account/session/passkey/options': {
    POST: { body: z.input<typeof NoBody>; answer: PasskeyOptions };
  };
  '/api/site-users/account/sessions': {
    GET: { answer: SiteUserSessions };
    DELETE: { answer: undefined };
  };
  '/api/site-users/account/sessions/:id': {
    DELETE: { answer: undefined };
  };
  '/api/site-users/account/sign-in-link': {
    POST: { body: z.input<typeof EmailRequest>; answer: MailFollows };
  };
  '/api/site-users/account/subscriptions': {
    GET: { answer: AccountSubscriptions };
  };
  '/api/template/GetTemplateSchema': {
    GET: { query: { type: QueryValue }; answer: FormTemplate };
  };
  '/api/ucp/carts': {
    POST: { body: z.input<typeof CreateCartInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/carts/:id': {
    GET: { answer: z.output<typeof UcpAnswer> };
    PUT: { body: z.input<typeof UpdateCartInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/carts/:id/cancel': {
    POST: { body: z.input<typeof ReadCartInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/catalog/lookup': {
    POST: { body: z.input<typeof LookupCatalogInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/catalog/product': {
    POST: { body: z.input<typeof GetProductInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/catalog/search': {
    POST: { body: z.input<typeof SearchCatalogInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/checkout-sessions': {
    POST: { body: z.input<typeof CreateCheckoutInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/checkout-sessions/:id': {
    GET: { answer: z.output<typeof UcpAnswer> };
    PUT: { body: z.input<typeof UpdateCheckoutInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/checkout-sessions/:id/cancel': {
    POST: { body: z.input<typeof ReadCheckoutInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/checkout-sessions/:id/complete': {
    POST: { body: z.input<typeof ReadCheckoutInput>; answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/orders/:id': {
    GET: { answer: z.output<typeof UcpAnswer> };
  };
  '/api/ucp/policies/search': {
    POST: { body: z.input<typeof PolicySearch>; answer: z.output<typeof PolicyExcerpts> };
  };
  '/api/v1/clanker/events': {
    POST: { body: z.input<typeof ClankerEvent>; answer: undefined };
  };
  '/api/v1/clanker/validate-event-content/:schemaName': {
    POST: { body: z.input<typeof ClankerContent>; answer: z.output<typeof ClankerErrors> };
  };
  '/api/v1/commerce-preferences/:namespace': {
    GET: { answer: z.output<typeof AnyPreferencesAnswer> };
    PUT: { body: z.input<typeof AnyPreferences>; answer: z.output<typeof AnyPreferencesAnswer> };
  };
  '/api/widget/UpdateNavigation': {
    POST: { body: z.input<typeof UpdateNavigation>; answer: OwnerNavigation };
  };
}
