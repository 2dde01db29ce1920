/** The French texts that only the Worker uses. */
import type { Catalogue } from '../catalogue.ts';
import { cancellationForm, withdrawalForm } from './declarations.ts';

export { account } from './account.ts';
export * from './consent.ts';
export * from './declarations.ts';
export * from './gallery.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Réponse au formulaire - {form}',
  submissionPage: 'Envoyé depuis',
  submissionReply: 'Une réponse à cet e-mail sera envoyée à {email}.',
  submissionNoReply: 'L’expéditeur n’a pas laissé d’adresse e-mail pour une réponse.',
  submissionOpen: 'Ouvrir la réponse',
  submissionsOpen: 'Voir toutes les réponses du formulaire',
  submissionsMore: 'Réponses qui ne figurent pas dans cet e-mail : {count}.',
  submissionsFooter:
    'Les réponses reçues à peu d’intervalle arrivent dans un seul e-mail. Pour répondre, écrivez à l’adresse indiquée dans chacune.',
  confirmSubject: 'Veuillez confirmer votre inscription à {list}',
  confirmIntro: 'Quelqu’un, sans doute vous-même, a inscrit {email} à {list} de {site}.',
  confirmButton: 'Confirmer l’inscription',
  confirmExpiry: 'Le lien est valable 7 jours. Sans votre confirmation, vous ne recevrez aucun autre e-mail.',
  confirmIgnore: 'Si ce n’était pas vous, ignorez simplement cet e-mail.',
  unsubscribe: 'Se désinscrire',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Confirmez votre inscription',
  confirmText: 'Voulez-vous recevoir les e-mails de {site} à l’adresse {email} ?',
  confirmButton: 'Oui, m’inscrire',
  confirmedTitle: 'Votre inscription est confirmée',
  confirmedText: 'Merci ! Les e-mails de {site} seront envoyés à {email}.',
  unsubscribeTitle: 'Se désinscrire',
  unsubscribeText: 'Voulez-vous ne plus recevoir les e-mails de {site} à l’adresse {email} ?',
  unsubscribeButton: 'Se désinscrire',
  unsubscribedTitle: 'Votre désinscription est confirmée',
  unsubscribedText: 'Aucun e-mail de cette liste de {site} ne sera plus envoyé à {email}.',
  expiredTitle: 'Ce lien n’est plus valable',
  expiredText: 'Veuillez vous inscrire à nouveau pour en recevoir un autre.',
  invalidTitle: 'Ce lien est incomplet',
  invalidText: 'Veuillez l’ouvrir à nouveau depuis l’e-mail, ou le copier en entier.',
  home: 'Retour à {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Veuillez activer JavaScript pour remplir et envoyer ce formulaire.',
  tooManySearchesTitle: 'Trop de recherches',
  formNotSentTitle: 'Votre formulaire n’a pas été envoyé',
  formNotSentText:
    'Il a été envoyé avant que la page soit prête. Revenez en arrière : votre saisie est toujours là et le formulaire sera prêt.',
};

export const theme: Catalogue['theme'] = {
  skip: 'Aller au contenu',
  home: 'accueil',
  mainMenu: 'Menu principal',
  search: 'Rechercher',
  searchFor: 'Rechercher',
  results: '{n|fr|1=1 résultat|other=# résultats} pour « {query} »',
  moreResults: 'Plus de {n} résultats pour « {query} »',
  noResults: 'Rien trouvé pour « {query} ». Essayez un autre mot.',
  account: 'Compte',
  footer: 'Pied de page',
  help: 'Aide',
  askUs: 'Des questions ? Écrivez-nous',
  notFound: 'Cette page n’existe pas',
  notFoundText: 'Elle a peut-être changé de place, ou son article n’est plus en vente.',
  toHome: 'Aller à l’accueil',
  products: 'Articles',
  posts: 'Publications',
  categories: 'Catégories',
  everything: 'Tout',
  nothingHere: 'Il n’y a encore rien ici.',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  cartNeedsScript: 'Le script de cette page garde votre panier. Activez JavaScript pour l’utiliser.',
  breadcrumb: 'Fil d’Ariane',
  picture: 'Image',
  howToBuy: 'Comment l’acheter',
  subscription: 'Abonnement',
  oneTimePurchase: 'Achat unique',
  oneFewer: 'Un de moins',
  oneMore: 'Un de plus',
  buyingNeedsScript: 'L’achat a besoin de JavaScript, qui est désactivé dans ce navigateur',
  related: 'Vous aimerez peut-être',
  reviews: 'Ce que l’on en dit',
  oldestReviews: 'C’étaient les avis les plus anciens.',
  latestReviews: 'Voir les derniers',
  noReviews: 'Personne n’a encore écrit à ce sujet.',
  olderReviews: 'Avis plus anciens',
  allEvents: 'Tous les événements',
  months: 'Mois',
  monthByMonth: 'Mois par mois',
  addAllToCalendar: 'Les ajouter tous à votre agenda',
  comingUp: 'À venir',
  nothingPlanned: 'Rien n’est prévu pour l’instant.',
  pastEvents: 'Événements passés',
  seeOnMap: 'Voir sur la carte',
  seeNext: 'Voir la suite',
  addToCalendar: 'Ajouter à votre agenda',
  lessons: 'Leçons',
  finished: 'Terminée',
  previousLesson: 'Leçon précédente :',
  nextLesson: 'Leçon suivante :',
  noLesson: 'Il n’y a pas encore de leçon.',
  follow: 'Suivre {account}',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Votre abonnement',
  giftCardTitle: 'Votre carte cadeau',
  checkoutTitle: 'Paiement',
  payNext: 'Vous vérifiez tout et payez à la page suivante.',
  price: 'Prix',
  total: 'Total',
  subtotal: 'Sous-total',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour que {site} puisse vous joindre au sujet de cette commande.',
  recipientName: 'Nom du ou de la destinataire',
  recipientEmail: 'Adresse e-mail du ou de la destinataire',
  senderName: 'De la part de',
  senderHint:
    'Votre nom, tel que le ou la destinataire vous connaît. À défaut, la carte cadeau indique votre adresse e-mail.',
  message: 'Message',
  optional: '(facultatif)',
  deliveryDate: 'Date d’envoi',
  deliveryDateHint: 'Aujourd’hui ou un autre jour à venir.',
  tooEarly: 'Veuillez choisir aujourd’hui ou un jour à venir.',
  proofText: 'Saisissez l’adresse e-mail de cette commande pour la poursuivre.',
  expiredTitle: 'Cette commande a expiré',
  expiredText: 'Elle a été commencée il y a plus de 30 jours. Veuillez recommencer depuis la page de l’article.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet ou a expiré. Veuillez recommencer depuis la page de l’article.',
  toCheckout: 'Passer au paiement',
  giftFor: 'Pour',
  changeGift: 'Modifier les informations de la carte cadeau',
  refusedTitle: 'Une erreur est survenue',
  payingNeedsScript:
    'JavaScript est nécessaire pour payer. Veuillez l’activer et recharger cette page ; votre panier est conservé.',
  emptyCart: 'Votre panier est vide.',
  backToCart: 'Retour au panier',
  home: 'Retour à {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Confirmez votre paiement',
  note: 'Cette boutique est en mode test : aucun montant n’est débité. Cette page remplace celle de votre banque. Choisissez si le paiement aboutit.',
  installmentsTitle: 'Payez en {count} fois avec {provider}',
  installmentsNote:
    'Cette boutique est en mode test : aucun montant n’est débité, ni maintenant ni plus tard. Cette page remplace celle de {provider}. Choisissez si le paiement aboutit.',
  approve: 'Accepter le paiement',
  decline: 'Refuser le paiement',
  expiredTitle: 'Le délai est écoulé',
  expiredText: 'Ce paiement ne peut plus être confirmé et rien n’a été débité. Veuillez revenir à la page de paiement.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet ou ne correspond à aucun paiement. Rien n’a été débité.',
  back: 'Retour au paiement',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Envoyé le',
  pageTitle: 'Page',
  pagePath: 'Adresse',
  spam: 'Indésirable',
  yes: 'Oui',
  otherFields: 'Autres champs',
};

export const payments: Catalogue['payments'] = {
  declined: 'Le paiement a été refusé. Rien n’a été débité. Veuillez essayer un autre moyen de paiement.',
  insufficientFunds: 'La provision de la carte est insuffisante. Rien n’a été débité. Veuillez en essayer une autre.',
  expiredCard: 'La carte a expiré. Rien n’a été débité. Veuillez en essayer une autre.',
  unknownCard: 'Cette carte n’a pas été reconnue. Rien n’a été débité. Veuillez en essayer une autre.',
  authenticationRequired:
    'La banque demande votre confirmation. Rien n’a été débité. Veuillez confirmer la carte ou en changer.',
  refunded: 'Un article de votre commande n’était plus disponible à l’arrivée du paiement. Nous vous remboursons.',
  refundedTitle: 'Nous vous remboursons',
  pendingTitle: 'Votre paiement est en cours',
  pendingText:
    'Votre prestataire de paiement ne nous l’a pas encore confirmé. Rien ne sera débité deux fois : veuillez vérifier de nouveau dans un instant.',
  checkAgain: 'Vérifier de nouveau',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet ou ne correspond à aucun paiement.',
  backToCheckout: 'Retour au paiement',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Merci pour votre commande',
  confirmedText: 'Nous avons bien reçu votre paiement. Une confirmation vous est envoyée à {email}.',
  statusTitle: 'Votre commande',
  testMode: 'Mode test : rien n’a été débité pour cette commande.',
  number: 'Numéro de commande',
  date: 'Date',
  email: 'E-mail',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  delivery: 'Livraison',
  taxes: 'Taxes',
  taxesIncluded: 'Dont TVA',
  total: 'Total',
  paidByGiftCard: 'Payé par carte cadeau',
  paidByTestCard: 'Payé par carte de test',
  paidByStripe: 'Payé par carte ou portefeuille électronique',
  paidOutside: 'Payé directement à la boutique',
  paidByInstallments: 'Payé en {count} fois sans intérêt avec {provider}',
  paidByTestInstallments: 'Payé en {count} fois sans intérêt avec {provider} (test)',
  saveAddress: 'Enregistrer cette adresse dans mon compte',
  address: 'Adresse de livraison',
  country: 'Pays ou région',
  note: 'Votre message',
  price: 'Prix',
  unknownTitle: 'Nous ne trouvons pas cette commande',
  unknownText: 'Le lien est incomplet. Veuillez le rouvrir depuis l’e-mail ou le copier en entier.',
  proofText: 'Saisissez l’adresse e-mail de cette commande pour voir aussi l’adresse et le message.',
  proofButton: 'Voir toute la commande',
  proofWrong: 'Ce n’est pas l’adresse e-mail de la commande.',
  mailSubject: 'Votre commande {number} chez {site}',
  mailIntro: 'Merci pour votre commande {number}. Voici ce que vous avez acheté.',
  mailButton: 'Voir votre commande',
  mailLegal: 'Informations légales',
  mailFooter: 'Vous recevez cet e-mail parce qu’une commande a été passée avec votre adresse.',
  noticeSubject: 'Nouvelle commande {number}',
  noticeIntro: 'La commande {number} a été passée par {email}.',
  noticeFooter: 'Vous recevez cet e-mail parce que votre boutique signale ses commandes à cette adresse.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'TTC',
  taxExcluded: 'HT',
  plusDelivery: 'livraison en sus',
};

export const priceLines: Catalogue['priceLines'] = {
  lowest: 'Prix le plus bas des 30 derniers jours avant la réduction : {amount}',
  anchor: 'Prix d’ancrage (sidrena cijena) du {date} : {amount}',
  unitPrice: '{price} / {measure}',
  pieces: '{n|fr|one=# pièce|other=# pièces}',
  plusDeposit: 'consigne en sus : {amount}',
  depositIncluded: 'Dont consigne',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Mentions légales',
  terms: 'Conditions générales de vente',
  withdrawal: 'Droit de rétractation',
  privacy: 'Confidentialité',
  delivery: 'Livraison',
  returns: 'Retours',
  accessibility: 'Accessibilité',
};

export const accessibilityStatement: Catalogue['accessibilityStatement'] = {
  title: 'Déclaration d’accessibilité',
  aim: '{shop} souhaite que chacun puisse acheter ici. Cette déclaration indique comment la boutique satisfait aux exigences de la directive (UE) 2019/882 selon la norme EN 301 549, et ce qui n’y satisfait pas.',
  serviceTitle: 'En quoi consiste ce service',
  service:
    'Dans cette boutique, vous consultez des articles, les mettez dans le panier, commandez, payez et suivez vos commandes. Ses pages s’utilisent dans un navigateur, à la souris, au doigt et au clavier.',
  steps:
    'Vous choisissez un article et sa variante, le mettez dans le panier, puis indiquez adresse, livraison et paiement sur la page de paiement. Vous voyez toute la commande avant d’appuyer sur le bouton qui commande.',
  meetsTitle: 'Comment la boutique satisfait aux exigences',
  standard:
    'Le logiciel de la boutique est vérifié par des programmes selon les WCAG 2.2, niveaux A et AA, en couleurs claires et sombres.',
  keyboard: 'Le panier, le paiement, le compte et les boîtes de dialogue sont vérifiés au clavier seul.',
  targets: 'Les boutons et les champs mesurent au moins 44 pixels de haut et de large.',
  contrast: 'Les couleurs des textes sont vérifiées pour un contraste de 4,5:1.',
  width:
    'Les pages tiennent dans une fenêtre de 320 pixels sans défilement latéral, même avec un texte deux fois plus grand.',
  errors: 'Les erreurs des formulaires sont expliquées à côté de leur champ.',
  lacksTitle: 'Ce qui n’y satisfait pas, ou n’est pas connu',
  audit:
    'Aucun organisme indépendant n’a examiné la boutique, et les programmes ne trouvent qu’une partie des obstacles.',
  ownContent:
    'Les images, vidéos et fichiers ajoutés par la boutique peuvent manquer de descriptions, de sous-titres ou de structure.',
  ofOthers:
    'Les pages des prestataires de paiement et les contenus d’autres services sont faits par des tiers ; nous ne les avons pas examinés.',
  ownGaps: '[… Ajoutez ce que vous savez d’autre, pourquoi il en est ainsi et ce que vous y faites. …]',
  contactTitle: 'À qui écrire',
  contact:
    'Si quelque chose vous empêche d’utiliser la boutique, ou si vous avez besoin d’informations sous une autre forme, écrivez à {email}.',
  authorityTitle: 'Qui en assure le contrôle',
  authority: '[… Nom et adresse de l’autorité de surveillance du marché de votre pays. …]',
  made: 'Cette déclaration a été établie le {date}.',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Langue' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Veuillez vérifier votre saisie et réessayer.',
  MALFORMED_JSON: 'La requête n’est pas un JSON valide.',
  UNKNOWN_FIELD: 'La requête contient un champ inconnu.',
  QUANTITY_NOT_A_NUMBER: 'La quantité doit être un nombre.',
  QUANTITY_NOT_WHOLE: 'La quantité doit être un nombre entier',
  QUANTITY_OUT_OF_RANGE: 'La quantité doit être comprise entre 1 et 9999.',
  QUANTITY_NOT_ALLOWED: 'Ceci ne s’achète qu’à l’unité.',
  ALREADY_IN_CART: 'Cet article est déjà dans le panier et ne s’achète qu’à l’unité.',
  VARIANT_REQUIRED: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  VARIANT_UNAVAILABLE: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  NOT_SOLD_BY_CART: 'Cet article s’achète sur sa propre page.',
  NOT_A_SUBSCRIPTION: 'Cet article n’est pas vendu en abonnement.',
  COUPON_UNKNOWN: 'Désolé, ce code n’est pas valable.',
  SHIPPING_NOT_OFFERED: 'Ce mode de livraison n’est pas proposé à cette adresse.',
  ADDITIONAL_FIELDS_INVALID: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier votre saisie.',
  IDEMPOTENCY_KEY_INVALID: 'L’Idempotency-Key manque ou est trop courte.',
  FORM_INVALID: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier votre saisie.',
  FORM_UNPARSABLE: 'Impossible de lire les champs du formulaire, veuillez vérifier votre saisie.',
  SUBMISSION_KEY_INVALID:
    'Une erreur est survenue lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
  CAPTCHA_FAILED: 'Échec de reCAPTCHA. Actualisez cette page et réessayez.',
  TOO_MANY_VARIANTS:
    'Une modification peut porter sur {max} variantes au plus. Veuillez modifier ces articles par parties.',
  FORM_FIELDS_INVALID: 'Un champ du formulaire a des propriétés que son type n’autorise pas.',
  REDIRECT_NOT_ALLOWED: 'La redirection après l’envoi doit mener à une adresse de ce site ou à une origine autorisée.',
  RESTOCK_EMAIL_BLANK: 'L’adresse e-mail est obligatoire',
  RESTOCK_EMAIL_INVALID: 'L’adresse e-mail n’est pas valide',
  RESTOCK_CAPTCHA_MISSING: 'Complétez le CAPTCHA avant l’envoi.',
  ACCOUNT_EMAIL_INVALID: 'Saisissez une adresse e-mail valide.',
  ADDRESS_INVALID: 'Veuillez vérifier cet élément de l’adresse.',
  PASSWORD_TOO_SHORT: 'Un mot de passe compte au moins {min} caractères.',
  PASSWORD_TOO_LONG: 'Un mot de passe compte au plus {max} caractères.',
  PASSWORD_COMMON: 'Beaucoup de gens utilisent ce mot de passe, il est donc facile à deviner. Choisissez-en un autre.',
  PASSWORD_MISSING: 'Veuillez saisir votre mot de passe.',
  PASSWORD_WRONG: 'Le mot de passe actuel est incorrect.',
  PASSKEY_INVALID: 'La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  UNAUTHORIZED: 'La clé d’API est absente, inconnue, expirée ou révoquée.',
  SESSION_OVER: 'Vous êtes déconnecté. Connectez-vous pour continuer.',
  LOGIN_FAILED: 'L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.',
  PASSKEY_REFUSED:
    'Cette clé d’accès ne permet pas de se connecter ici. Choisissez-en une autre, ou connectez-vous autrement.',
  SIGN_IN_NEEDED: 'Connectez-vous.',
  SIGN_IN_AGAIN: 'Pour cela, connectez-vous de nouveau.',
  SCOPE_MISSING: 'La clé d’API n’a pas l’autorisation « {scope} ».',
  CONFIRMATION_NEEDED: 'Confirmez que c’est bien vous, puis réessayez.',
  SITE_LOCKED: 'Cette boutique est protégée par un mot de passe.',
  SITE_NOT_OPEN: 'Cette boutique ouvre bientôt.',
  CRUMB_FAIL: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
  ORIGIN_NOT_ALLOWED: 'Cette boutique n’accepte pas de requêtes de cette page.',
  PASSKEY_ELSEWHERE: 'Les clés d’accès ne fonctionnent que sur les pages de la boutique elle-même.',
  NOT_FOUND: 'Introuvable.',
  SITE_CLOSED: 'Cette boutique est fermée.',
  DOMAIN_NOT_FOUND: 'Le site n’a pas ce domaine.',
  NAVIGATION_NOT_FOUND: 'Le menu du site est introuvable.',
  TRANSLATION_NOT_FOUND: 'Il n’y a rien de tel à traduire.',
  TRANSLATION_NOT_CONNECTED: 'Le site n’est relié à aucun service de traduction.',
  ITEM_NOT_FOUND: 'Désolé, cet article n’est plus disponible.',
  ENTRY_NOT_FOUND: 'Cet article n’est plus dans votre panier.',
  FORM_NOT_CONFIGURED: 'Ce formulaire n’a pas encore été configuré.',
  FORM_NOT_FOUND: 'Ce formulaire n’existe pas.',
  POPUP_NOT_FOUND: 'Ce pop-up n’existe pas.',
  SUBMISSION_NOT_FOUND: 'Cet envoi n’existe pas.',
  MAILING_LIST_NOT_FOUND: 'Cette liste de diffusion n’existe pas.',
  MEMBER_AREA_NOT_FOUND: 'Cet espace membres n’existe pas.',
  REVIEW_NOT_FOUND: 'Cet avis n’existe pas.',
  COMMENT_EMPTY: 'Veuillez d’abord écrire un commentaire.',
  COMMENT_TOO_LONG: 'Votre commentaire est trop long : {max} caractères sont autorisés.',
  COMMENT_NAME_MISSING: 'Veuillez saisir votre nom.',
  COMMENT_NAME_INVALID: 'Veuillez saisir un nom de {max} caractères au plus, sans adresse web.',
  COMMENT_EMAIL_INVALID: 'Veuillez saisir une adresse e-mail valide, ou aucune.',
  COMMENT_CAPTCHA_MISSING: 'Veuillez d’abord résoudre le captcha.',
  COMMENT_SIGN_IN_NEEDED: 'Veuillez vous connecter pour écrire un commentaire.',
  COMMENT_NOT_FOUND: 'Ce commentaire n’existe plus.',
  COMMENTS_CLOSED: 'Les commentaires sont fermés ici.',
  COMMENT_TOO_LATE: 'Ce commentaire ne peut plus être modifié.',
  COMMENT_THREAD_FULL: 'Cette conversation est complète. Veuillez écrire un nouveau commentaire plutôt qu’une réponse.',
  COMMENT_DELETED: 'Ce commentaire a été supprimé par son auteur et ne peut plus être affiché.',
  ORDER_NOT_FOUND: 'Cette commande n’existe pas.',
  DECLARATION_NOT_FOUND: 'Cette déclaration n’existe pas.',
  WITHDRAWAL_UNITS: 'Pour certains articles, le nombre indiqué dépasse ce à quoi vous pouvez encore renoncer.',
  NOT_DIGITAL: 'Seuls les articles numériques ont des fichiers.',
  FILE_NAME_MISSING: 'Veuillez saisir un nom de fichier',
  FILE_RENAME_FAILED: 'Le fichier n’a pas pu être renommé.',
  PICTURE_TOO_MANY_PIXELS: 'Une image peut avoir jusqu’à 50 mégapixels.',
  PICTURE_NOT_FOUND: 'Cette image n’existe pas.',
  PICTURE_IN_USE: 'Cette image est encore utilisée.',
  IMAGE_ID_TAKEN: 'Une image d’un autre article a cet identifiant, ou deux de la liste l’ont.',
  PICTURE_TOO_LARGE: 'Le fichier {fileName} est trop volumineux. La taille maximale est de {maxSize}.',
  PICTURE_UNSUPPORTED: 'Le fichier {fileName} ne semble pas être un fichier {fileTypeMessage}pris en charge.',
  PICTURE_UNREACHABLE: 'L’image n’a pas pu être récupérée à cette adresse.',
  FILE_UPLOAD_FAILED: 'Le fichier n’a pas pu être envoyé.',
  FILE_EMPTY: 'Le fichier est vide.',
  FILE_LENGTH_REQUIRED: 'Veuillez envoyer la taille du fichier dans Content-Length.',
  FILES_FULL: 'Cet article a autant de fichiers qu’il peut en avoir.',
  FILE_NAME_TAKEN: 'Un autre fichier de cet article porte ce nom.',
  FILE_NOT_FOUND: 'Ce fichier n’existe pas.',
  DOWNLOAD_NOT_FOUND: 'Ce téléchargement n’existe pas.',
  FILE_GONE: 'Le fichier a été retiré et n’existe plus.',
  SUBSCRIPTION_NOT_FOUND: 'Cet abonnement n’existe pas.',
  TEMPLATE_NOT_FOUND: 'Ce modèle n’existe pas.',
  WEBHOOK_NOT_FOUND: 'Ce webhook ou cet envoi n’existe pas.',
  PAYMENT_ACCOUNT_NOT_FOUND: 'Ce compte de paiement n’existe pas.',
  RESTOCK_NOT_OFFERED: 'Cette boutique n’envoie pas d’e-mail pour cet article.',
  LIKES_NOT_OFFERED: 'Ce site ne propose pas de mentions J’aime.',
  CONTRIBUTOR_NOT_FOUND: 'Ce contributeur n’existe pas.',
  SESSION_NOT_FOUND: 'Cette session n’existe pas.',
  ADDRESS_NOT_FOUND: 'Cette adresse n’existe pas.',
  TOO_MANY_ADDRESSES: 'Un compte garde au plus {most} adresses. Veuillez d’abord en supprimer une.',
  PASSKEY_NOT_FOUND: 'Cette clé d’accès n’existe pas.',
  PLACE_NOT_FOUND: 'Ce lieu n’est plus connu. Veuillez saisir l’adresse vous-même.',
  PLACES_UNAVAILABLE: 'La recherche de lieux est momentanément indisponible. Veuillez saisir l’adresse vous-même.',
  METHOD_NOT_ALLOWED: 'Cette méthode n’est pas permise ici.',
  OUT_OF_STOCK: 'Désolé, nous n’avons pas assez de cet article en stock.',
  CONTRIBUTOR_EXISTS: 'Une personne avec cette adresse est déjà contributrice.',
  PASSKEY_EXISTS: 'Cette clé d’accès est déjà ajoutée.',
  PASSKEYS_FULL: 'Vous pouvez avoir jusqu’à {max} clés d’accès. Supprimez-en une d’abord.',
  LIST_VIEWS_FULL: 'Vous pouvez enregistrer jusqu’à {max} vues par liste. Supprimez-en d’abord une.',
  PUSH_DEVICES_FULL: 'Vous pouvez recevoir des notifications sur {max} appareils au plus. Retirez-en un d’abord.',
  ENTRY_LINK_OVER: 'Ce lien a déjà été utilisé ou a expiré.',
  LAST_ADMIN: 'Le dernier administrateur d’un site le reste. Nommez d’abord un autre administrateur.',
  RESTOCK_IN_STOCK: 'Cet article est de nouveau en stock. Rechargez la page pour l’acheter.',
  RESTOCK_SOLD_OUT: 'Cette variante est épuisée ; aucun e-mail n’a été envoyé.',
  NOT_SOLD_NOW: 'Cette boutique ne vend pas cela en ce moment.',
  CART_CONFLICT: 'Votre panier a changé. Veuillez réessayer.',
  CART_FULL: 'Votre panier est plein.',
  CHECKOUT_INCOMPLETE: 'Veuillez vérifier votre saisie et réessayer.',
  GIFT_CARD_UNKNOWN: 'Désolé, cette carte cadeau n’est pas valable ou n’a plus de solde.',
  GIFT_CARD_NOT_ACCEPTED:
    'Une carte cadeau ne peut pas payer un abonnement, car celui-ci est débité à nouveau plus tard.',
  MINIMUM_NOT_MET: 'Votre commande est inférieure au minimum de cette boutique.',
  PAYMENT_UNAVAILABLE: 'Ce moyen de paiement n’est pas disponible ici.',
  WEBHOOK_INVALID: 'Le message n’est pas signé par le prestataire de paiement.',
  CHECKOUT_CHANGED: 'Votre commande a changé. Veuillez la revoir avant de payer.',
  SUBSCRIPTION_CHANGED: 'L’abonnement a changé entre-temps. Veuillez le vérifier.',
  SUBSCRIPTION_BUSY: 'Cet abonnement est en cours de débit. Veuillez réessayer dans quelques minutes.',
  COUPONS_FULL: 'Une commande n’accepte pas plus de codes. Veuillez d’abord en retirer un.',
  FORM_ID_TAKEN: 'Un formulaire avec cet identifiant existe déjà.',
  POPUP_ID_TAKEN: 'Un pop-up avec cet identifiant existe déjà.',
  POPUPS_FULL: 'Un site a 20 pop-ups au plus.',
  CONTENT_ID_TAKEN: 'Une collection ou un élément avec cet identifiant existe déjà.',
  GALLERIES_FULL: 'Un site a 20 galeries au plus.',
  MAILING_LIST_ID_TAKEN: 'Une liste de diffusion avec cet identifiant existe déjà.',
  MEMBER_AREA_ID_TAKEN: 'Un espace membres avec cet identifiant existe déjà.',
  MEMBER_AREA_IN_USE: 'Des collections font encore partie de cet espace membres.',
  DOMAIN_TAKEN: 'Ce domaine est celui d’un autre site.',
  DOMAIN_IN_USE:
    'C’est le domaine que vous utilisez en ce moment. Ouvrez le site sur un autre de ses domaines pour retirer celui-ci.',
  DOMAIN_IS_PRIMARY: 'C’est le domaine principal de la boutique. Choisissez d’abord un autre domaine principal.',
  DOMAIN_NOT_READY:
    'Ce domaine ne peut pas encore être le domaine principal. Sa vérification doit montrer qu’il mène à cette boutique, et il ne doit pas avoir de langue propre.',
  MAIL_NOT_SET_UP:
    'La boutique ne peut pas encore envoyer d’e-mails : le serveur n’a pas de service d’envoi ou pas d’adresse d’expéditeur. Configurez l’expéditeur.',
  LAST_DOMAIN: 'Un site a besoin d’au moins un domaine. Ajoutez d’abord un autre.',
  COUPON_NOT_FOUND: 'Ce code de réduction n’existe pas.',
  COUPON_CODE_TAKEN: 'Ce code de réduction existe déjà.',
  DRAFT_NOT_FOUND: 'Ce brouillon de commande n’existe pas.',
  DRAFT_ENDED: 'Ce brouillon de commande a été payé ou annulé et ne peut plus être modifié.',
  ORDER_NOT_EDITABLE:
    'Cette commande ne peut pas être modifiée : une partie a été expédiée, elle a été entièrement remboursée ou importée, ou elle appartient à un abonnement.',
  COUPON_IN_USE: 'Ce code de réduction a déjà servi, ou sert dans des paiements en cours, plus souvent.',
  ORDER_CONFLICT: 'L’état de la commande ne le permet pas.',
  VARIANT_NOT_FOUND: 'Cette variante n’existe pas.',
  COLLECTION_NOT_FOUND: 'Cette collection n’existe pas.',
  CONTENT_NOT_FOUND: 'Cet élément n’existe pas.',
  CATEGORY_NOT_FOUND: 'Cette catégorie n’existe pas.',
  STOCK_RESERVED: 'Le stock ne peut pas passer sous les {units} unités réservées par des paiements en cours.',
  STOCK_UNLIMITED: 'Le stock de cette variante est illimité. Fixez d’abord une quantité.',
  STOCK_ENDLESS: 'Les articles numériques et les cartes cadeaux ne s’épuisent jamais : ils n’ont pas de stock.',
  CATEGORY_ID_TAKEN: 'Une catégorie avec cet identifiant existe déjà.',
  CATEGORY_URL_TAKEN: 'Une autre catégorie du même niveau a cette adresse.',
  CATEGORY_CIRCLE: 'Une catégorie ne peut pas être déplacée sous elle-même.',
  CATEGORY_TOO_DEEP: 'Les catégories peuvent avoir jusqu’à 10 niveaux.',
  CATEGORY_IS_ROOT: 'La catégorie racine appartient à sa collection et ne peut être ni déplacée ni supprimée.',
  CATEGORIES_FULL: 'Cette collection a autant de catégories qu’elle peut en avoir.',
  CURRENCY_IN_USE:
    'La devise reste tant qu’elle a des abonnements en cours ou des cartes cadeaux avec un solde et, si l’une des deux n’a pas de centimes, tant que la boutique a des prix.',
  REFUND_REFUSED: 'Le prestataire de paiement refuse ce remboursement. Sa propre page du paiement en dit la raison.',
  PAYMENT_ELSEWHERE: 'Une autre boutique a encaissé cette commande. Remboursez-la chez le prestataire de paiement.',
  PAYMENT_DISPUTED:
    'Ce paiement est contesté auprès de la banque ; il ne peut être remboursé avant la décision de la banque.',
  FILE_TOO_LARGE:
    'Un fichier peut avoir jusqu’à 5 Go, et plus de 100 Mo seulement en parties, comme la commande `files add` l’envoie.',
  UPLOAD_CHANGED: 'Le fichier ou son envoi a changé. Veuillez recommencer l’envoi.',
  TEMPLATE_IN_USE: 'Ce modèle est utilisé par une collection, par toute boutique ou par un autre modèle.',
  TEMPLATES_FULL: 'Un site a au plus 200 modèles.',
  WEBHOOKS_FULL: 'Un site a au plus 20 webhooks.',
  UPLOAD_NOT_FOUND: 'Cet envoi n’existe pas, ou il a été abandonné au bout d’un jour.',
  PRODUCT_NOT_FOUND: 'Cet article n’existe pas.',
  PRODUCT_BEING_BOUGHT:
    'Cet article est réservé en ce moment par une commande en cours. Veuillez réessayer dans 15 minutes.',
  PRODUCT_ID_TAKEN: 'Un article ou un autre contenu avec cet identifiant existe déjà.',
  VARIANT_ID_TAKEN: 'Un autre article a une variante avec cet identifiant.',
  URL_TAKEN: 'Une autre page de cette collection a cette adresse.',
  SKU_TAKEN: 'Une autre variante a cette référence (SKU).',
  COLLECTION_FULL: 'Cette collection a atteint son nombre maximal d’éléments.',
  BIN_TOO_LARGE:
    'C’est plus que la corbeille ne peut contenir en une fois (1 000 éléments). Supprimez d’abord une partie du contenu, ou supprimez tout définitivement.',
  VERSION_STALE: 'Il a été modifié entre-temps. Relisez-le avant de le modifier.',
  IMPORT_NOT_TEXT: 'Le fichier n’est pas du texte en UTF-8. Les tableurs l’enregistrent comme « CSV UTF-8 ».',
  IMPORT_UNKNOWN:
    'Une importation ne lit pas ce type de fichier : elle lit les fichiers CSV d’articles de Shopify ou Squarespace, les pages de Squarespace, le JSON d’articles ou un fichier avec toute une boutique.',
  BODY_TOO_LARGE: 'La requête est trop volumineuse.',
  UNSUPPORTED_MEDIA_TYPE: 'Veuillez envoyer du JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Cette Idempotency-Key a servi à une autre requête.',
  TEMPLATE_INVALID: 'Les modèles contiennent des erreurs et ne sont pas enregistrés.',
  TOO_MANY_LOGINS:
    'Il y a eu trop de tentatives. Réessayez dans {minutes|fr|one=# minute|other=# minutes}, ou demandez un lien par e-mail.',
  RATE_LIMITED: 'Veuillez réessayer dans quelques secondes.',
  SUBMITTED_TOO_SOON:
    'Impossible d’envoyer le formulaire. Le nombre d’envois autorisé est dépassé. Veuillez réessayer plus tard.',
  OVERLOADED: 'Veuillez réessayer dans quelques secondes.',
  UNREACHABLE: 'Ce n’est pas possible pour le moment. Veuillez réessayer dans une minute.',
  INTERNAL: 'Un problème est survenu. Veuillez réessayer.',
};

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: 'Confirmez votre compte chez {site}',
  confirmIntro:
    'Quelqu’un a créé un compte chez {site} avec votre adresse {email}. Si c’était vous, confirmez-le\u00a0; il vous faut le mot de passe que vous avez choisi.',
  confirmButton: 'Confirmer le compte',
  expiresInADay: 'Le lien est valable un jour, une seule fois.',
  knownSubject: 'Vous avez déjà un compte chez {site}',
  knownIntro:
    'Quelqu’un a voulu créer un compte chez {site} avec votre adresse {email}. Vous en avez déjà un, rien n’a donc changé. Si vous avez oublié votre mot de passe, demandez un lien là où vous vous connectez.',
  passwordSubject: 'Un nouveau mot de passe pour {site}',
  passwordIntro: 'Vous pouvez choisir un nouveau mot de passe pour votre compte chez {site}.',
  passwordButton: 'Choisir un mot de passe',
  expiresSoon: 'Le lien est valable 30 minutes, une seule fois.',
  signInSubject: 'Connexion à {site}',
  signInIntro: 'Ce lien vous connecte sans mot de passe à votre compte chez {site}.',
  signInButton: 'Se connecter',
  changedSubject: 'Votre mot de passe chez {site} a changé',
  changedIntro: 'Le mot de passe de votre compte chez {site} a été changé, et tous les appareils ont été déconnectés.',
  changedPasskeys:
    'Ces clés d’accès permettent toujours de se connecter\u00a0: {names}. Vous pouvez les supprimer dans votre compte.',
  changedFooter:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: demandez un lien là où vous vous connectez.',
  ignore:
    'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans cet e-mail, personne ne peut utiliser le compte.',
  emailSubject: 'Votre nouvelle adresse e-mail chez {site}',
  emailIntro:
    'Le compte {account} chez {site} souhaite que {email} devienne son adresse. Si c’était vous, veuillez la confirmer dans le navigateur où vous êtes connecté.',
  emailButton: 'Confirmer l’adresse',
  emailFooter: 'Si ce n’était pas vous, vous n’avez rien à faire : rien ne change sans ce lien.',
  emailChangedSubject: 'Votre adresse e-mail chez {site} a été modifiée',
  emailChangedIntro:
    'Votre compte chez {site} a maintenant une autre adresse e-mail, et tous les autres appareils ont été déconnectés.',
  emailChangedFooter:
    'Si ce n’était pas vous, prévenez aussitôt la boutique : une autre personne utilise peut-être votre compte.',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'Confirmer votre compte',
  confirmIntro: 'Saisissez le mot de passe que vous avez choisi chez {site}.',
  confirmButton: 'Confirmer et se connecter',
  passwordTitle: 'Choisir un nouveau mot de passe',
  passwordIntro: 'Tous les appareils connectés à votre compte chez {site} seront déconnectés.',
  passwordButton: 'Enregistrer et se connecter',
  signInTitle: 'Se connecter',
  signInIntro: 'Vous vous connectez sur cet appareil à votre compte chez {site}.',
  signInButton: 'Se connecter',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins {min} caractères',
  goneTitle: 'Ce lien n’est plus valable',
  goneText: 'Il a été utilisé, il a expiré ou il est incomplet. Demandez-en un autre.',
  signedInTitle: 'Vous êtes connecté',
  signedInText: 'Vous êtes connecté chez {site} en tant que {email}.',
  emailTitle: 'Confirmer la nouvelle adresse',
  emailIntro: '{email} devient l’adresse du compte {account} chez {site}. Tous les autres appareils sont déconnectés.',
  emailElsewhere:
    'Le compte {account} chez {site} souhaite que {email} devienne son adresse. Seul un navigateur connecté à ce compte peut la confirmer. Si ce n’était pas vous, vous n’avez rien à faire.',
  emailButton: 'Confirmer l’adresse',
  emailChangedTitle: 'Votre adresse a été modifiée',
  emailChangedText: 'L’adresse de votre compte chez {site} est maintenant {email}.',
};

export const announcement: Catalogue['announcement'] = { close: 'Fermer cette annonce' };

export const blocks: Catalogue['blocks'] = {
  summary: 'Sélection',
  previous: 'Éléments précédents',
  next: 'Éléments suivants',
  readMore: 'Lire la suite',
  moreAbout: 'Lire la suite : {title}',
  allPosts: 'Tous les articles',
  archive: 'Archives',
  tags: 'Mots-clés',
  noComments: 'Aucun commentaire',
  oneComment: '1 commentaire',
  comments: '{n} commentaires',
  noLikes: 'Aucun J’aime',
  oneLike: '1 J’aime',
  likes: '{n} J’aime',
  oneItem: '1 élément',
  items: '{n} éléments',
};

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Un commentaire vous attend : {item}',
  intro: '{author} a commenté « {item} ». Les visiteurs verront le commentaire dès que vous l’aurez approuvé.',
  reported: 'Des visiteurs ont signalé un commentaire sur « {item} ». Il est masqué jusqu’à votre décision.',
  more: 'D’autres commentaires vous attendent',
  moreIntro: 'D’autres commentaires sont arrivés au cours de la dernière heure.',
  open: 'Ouvrir la page',
  decide: 'Décider du commentaire',
  list: 'Voir tous les commentaires qui attendent',
  footer: 'Vous recevez au plus deux de ces e-mails par heure.',
};

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} n’est pas une adresse de page valide',
  reservedUrl: 'La boutique a elle-même besoin de l’adresse {val}',
  urlTaken: '{val} est l’adresse d’une autre page',
  notAnOption: '{val} n’est pas une des options attendues',
  nameTooLong: '{val} est trop long. {max} caractères au plus sont permis',
  tooManyBlocks: 'Une page a {max} blocs au plus, et celle-ci en a {count}',
  wrongBlock: 'Le JSON du bloc {type} est incorrect à {field} : {reason}',
  blockWithoutJson: 'Le bloc {type} a besoin de ses réglages en JSON dans data-block-json',
  tooManyImages: 'Une galerie a {max} images au plus, et celle-ci en a {count}',
  tooLong: '{max} caractères au plus sont permis',
  endBeforeStart: 'La fin ne doit pas précéder le début',
  noStart: 'Un événement a besoin d’un début',
  notInProducts: 'Les articles sont créés comme articles',
  orderedByDate: 'Les éléments de cette collection sont dans l’ordre de leurs dates',
  notInCollection: 'La collection n’a pas d’élément {val}',
  productsByOwner: 'Les articles sont toujours dans l’ordre choisi',
  notAVideo: '{val} n’est pas une vidéo de YouTube ou de Vimeo',
};

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Invitation à travailler sur {site}',
  invitedIntro: 'Le propriétaire de {site} vous invite à travailler sur le site avec votre adresse {email}.',
  button: 'Choisir un mot de passe',
  invitedExpiry: 'Le lien est valable 7 jours, une seule fois.',
  passwordSubject: 'Un nouveau mot de passe pour travailler sur {site}',
  passwordIntro: 'Vous pouvez choisir un nouveau mot de passe pour travailler sur {site}.',
  passwordExpiry: 'Le lien est valable 30 minutes, une seule fois.',
  changedSubject: 'Votre mot de passe pour travailler sur {site} a changé',
  changedIntro:
    'Le mot de passe avec lequel vous ({email}) travaillez sur {site} a été changé. Tous les autres appareils ont été déconnectés.',
  changedPasskeys:
    'Ces clés d’accès permettent toujours de se connecter\u00a0: {names}. Vous pouvez les supprimer là où vous vous connectez.',
  changedFooter:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: demandez un lien là où vous vous connectez.',
  cameBackSubject: 'Quelqu’un a retrouvé un accès d’administrateur à {site}',
  cameBackIntro:
    '{person} a choisi un nouveau mot de passe pour travailler sur {site}, par un lien que seule une personne ayant accès au serveur de la boutique peut créer. {person} est maintenant administrateur.',
  cameBackFooter: 'Si cela vous surprend, demandez qui a accès au serveur et vérifiez qui travaille sur {site}.',
  pushAddedSubject: 'Un appareil affiche désormais les notifications de {site}',
  pushAddedIntro:
    'Les notifications de {email} ont été activées sur un appareil\u00a0: {name}. Elles indiquent le numéro et le montant des commandes.',
  ignore: 'Si vous n’attendiez pas cet e-mail, vous n’avez rien à faire.',
  pageTitle: 'Choisir un mot de passe',
  pageText:
    'Il vous sert à vous connecter pour travailler sur {site}. Tous les appareils connectés seront déconnectés.',
  joinedTitle: 'Vous êtes connecté',
  joinedText: 'Vous pouvez maintenant travailler sur {site}.',
  openConsole: 'Ouvrir l’administration',
  passkeyName: '{email} (travail sur {site})',
};

export const productInformation = {
  title: 'Informations sur l’article',
  manufacturer: 'Fabricant',
  responsiblePerson: 'Personne responsable dans l’UE',
  identification: 'Identification de l’article',
  warnings: 'Avertissements et informations de sécurité',
  registrations: 'Numéros d’enregistrement',
  age: 'À partir de {age} ans',
  ageConfirmation: 'J’ai au moins {age} ans.',
  ageMissing: 'Pour commander ces articles, il faut confirmer avoir au moins {age} ans.',
  ageTitle: 'Confirmation de l’âge',
  forProducts: '{products} : {text}',
  service:
    'Si vous demandez que le service commence avant la fin du délai de rétractation, vous payez ce qui a été fourni jusqu’à la rétractation, et le droit de rétractation prend fin une fois le service pleinement exécuté.',
  download:
    'Le droit de rétractation pour un téléchargement prend fin dès que celui-ci est possible, si vous y avez consenti avant de payer.',
  giftCard:
    'Vous pouvez vous rétracter de l’achat d’une carte cadeau ; ce qui a déjà été payé avec elle n’est pas remboursé.',
  madeToMeasure:
    'Il n’y a pas de droit de rétractation, car ceci est confectionné selon les spécifications du consommateur ou nettement personnalisé.',
  perishable:
    'Il n’y a pas de droit de rétractation, car ceci est susceptible de se détériorer ou de se périmer rapidement.',
  sealedHygiene:
    'Le droit de rétractation prend fin si l’article est descellé après la livraison, car il ne peut alors être renvoyé pour des raisons d’hygiène ou de protection de la santé.',
  inseparable:
    'Le droit de rétractation prend fin si l’article a été mélangé de manière indissociable avec d’autres après la livraison.',
  sealedMedia: 'Le droit de rétractation prend fin si l’enregistrement ou le logiciel est descellé après la livraison.',
  periodical: 'Il n’y a pas de droit de rétractation pour un numéro isolé d’un journal ou d’un magazine.',
  datedLeisure: 'Il n’y a pas de droit de rétractation, car ceci est prévu pour une date ou une période déterminée.',
  durability: 'Garantie de durabilité du producteur',
  durabilityText: '{trademark} {model} : {years} ans, sans frais supplémentaires, pour l’ensemble du bien',
  notice: 'Garantie légale',
  noticeAlt:
    'Notice de l’Union européenne sur la garantie légale de conformité. Le lien à côté en explique le contenu.',
  noticeLink: 'À propos de vos droits à la garantie dans l’Union européenne',
};

export const downloads: Catalogue['downloads'] = {
  title: 'Vos téléchargements',
  button: 'Télécharger',
  left: 'encore {count|fr|one=# téléchargement|other=# téléchargements}, jusqu’au {date}',
  expired: 'le lien a expiré',
  usedUp: 'tous les téléchargements ont été utilisés',
  closed: 'le lien est fermé',
  waiting:
    'Il n’y a pas encore de fichier pour : {products}. {site} vous enverra le lien par e-mail dès qu’il sera prêt.',
  ownerWaiting:
    'Il manque à cette commande des fichiers de : {products}. Ajoutez les fichiers à ces articles, puis envoyez les liens depuis la page de la commande.',
  termsReady:
    'Vous pouvez télécharger {products} dès le paiement, jusqu’à {times} fois en {days|fr|one=# jour|other=# jours}. Les liens se trouvent aussi dans votre e-mail.',
  withdrawalConsent:
    'Je demande expressément à recevoir mes téléchargements immédiatement, avant la fin du délai de rétractation. Je reconnais perdre ainsi mon droit de rétractation pour ceux-ci.',
  consentMissing: 'Pour commander des téléchargements, il faut accepter qu’ils commencent immédiatement.',
  consentTitle: 'Accord pour le téléchargement immédiat',
  consentGiven: 'Donné le {time} : « {text} »',
  expiredTitle: 'Ce lien a expiré',
  expiredText: 'Veuillez demander un nouveau lien à {site} en indiquant votre commande {number}.',
  usedUpTitle: 'Tous les téléchargements ont été utilisés',
  usedUpText:
    'Ce fichier a été téléchargé autant de fois que son lien le permet. Veuillez demander un nouveau lien à {site} en indiquant votre commande {number}.',
  closedTitle: 'Ce téléchargement est fermé',
  closedText:
    'La commande a été remboursée, ou la boutique a fermé le lien. Si vous pensez qu’il s’agit d’une erreur, veuillez écrire à {site} en indiquant votre commande {number}.',
  replacedTitle: 'Il existe un lien plus récent',
  replacedText:
    '{site} vous a envoyé un nouveau lien par e-mail, celui-ci ne fonctionne donc plus. Si vous ne trouvez pas cet e-mail, veuillez en demander un autre à {site} en indiquant votre commande {number}.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail ou le copier en entier.',
  unavailableTitle: 'Le fichier n’est pas disponible pour le moment',
  unavailableText:
    'Veuillez réessayer dans quelques minutes. Cette tentative n’a pas utilisé de téléchargement. Si cela ne fonctionne toujours pas, veuillez écrire à {site} en indiquant votre commande {number}.',
  renewedSubject: 'Nouveau lien de téléchargement pour votre commande {number}',
  renewedIntro:
    '{site} a créé un nouveau lien pour un fichier de votre commande {number}. L’ancien lien ne fonctionne plus.',
  givenSubject: 'Des fichiers de votre commande {number} sont prêts',
  givenIntro: 'Vous pouvez maintenant télécharger d’autres fichiers de votre commande {number}.',
  mailFooter: 'Vous recevez cet e-mail parce qu’un article numérique a été commandé avec votre adresse.',
};

export const events: Catalogue['events'] = {
  isOver: 'Cet événement est terminé',
  isNow: 'En ce moment',
  isToday: 'Aujourd’hui',
  localTime: '{time} dans votre fuseau horaire',
};

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} vous offre une carte cadeau de {site}',
  hello: 'Bonjour {name},',
  intro: '{sender} vous offre une carte cadeau d’une valeur de {amount}, à utiliser chez {site}.',
  message: '{sender} vous écrit',
  code: 'Votre code',
  use: 'Pour l’utiliser, choisissez ce qui vous plaît et saisissez le code au moment de payer chez {site}.',
  validity:
    'La carte cadeau n’a pas de date d’expiration. Ce que vous ne dépensez pas tout de suite y reste pour d’autres commandes.',
  keepSafe: 'Toute personne qui a le code peut le dépenser : gardez-le en lieu sûr.',
  visit: 'Aller chez {site}',
  footer: 'Vous recevez cet e-mail parce que quelqu’un a acheté une carte cadeau pour vous.',
  givenFooter: 'Vous recevez cet e-mail parce que {site} vous a offert une carte cadeau.',
};

export const imports: Catalogue['imports'] = {
  newCategory: 'La catégorie « {name} » est créée.',
  stockLeft: 'Le stock de la boutique reste inchangé.',
  orderTaken: 'La boutique a une autre commande avec ce numéro ou de ce panier.',
  declarationTaken: 'La boutique a une autre déclaration avec ce numéro, ou en a reçu une elle-même ensuite.',
  leftBehind: 'C’est trop volumineux pour le fichier d’une boutique entière. Veuillez l’ajouter à part.',
  notJson: 'Le JSON n’est pas valable.',
  noRecord: 'Cette ligne n’est pas un enregistrement d’une boutique.',
  noProduct:
    'L’objet {number} n’est ni un enregistrement ni un article entier avec son id, sa collection et ses variantes.',
  otherVersion: 'Le fichier a été écrit par une autre version, que cette boutique ne lit pas.',
  brokenOff: 'Le fichier se termine trop tôt. Il manque des enregistrements.',
  otherCount: 'Le fichier devrait avoir {count} enregistrements.',
  unusedColumn: 'La boutique n’a pas de place pour cette colonne.',
  otherTable:
    'C’est un tableau d’un autre genre : ses colonnes sont {columns}. Un fichier d’articles a une colonne pour leur titre ou leur adresse.',
  wooCommerceFile:
    'C’est un fichier d’articles de WooCommerce, qui ne peut pas être lu ici. Veuillez exporter les articles au format de Shopify.',
  otherJson: 'Ce JSON est d’un autre genre : il ne contient ni article complet ni enregistrement d’une boutique.',
  badFields: 'Certains champs ne peuvent pas être repris.',
  badField: 'Cette valeur manque ou n’est pas valide.',
  noTitle: 'La boutique n’a pas encore cet article, et un nouvel article a besoin d’un titre.',
  otherTitle: 'L’article s’appelle « {title} » jusqu’ici.',
  skuOfAnother: '« {title} » a la référence « {sku} », qui appartient à l’article « {other} » ({address}).',
  withoutSku: 'Il est importé sans cette référence.',
  hiddenWithoutPrice: 'Un prix manque ; l’article est donc importé comme brouillon que personne ne peut acheter.',
  variantWithoutPrice: 'La nouvelle variante « {name} » n’a pas de prix et est omise.',
  saleNotLower: 'Le prix promotionnel n’est pas inférieur au prix.',
  unnamedOption: 'Option n° {number}',
  cellLeftOut: 'La cellule est omise.',
  variantLeftOut: 'La variante est omise.',
  restLeftOut: 'Le reste est omis.',
  cellBecomes: 'Cela devient « {value} ».',
  openQuote: 'Un guillemet ouvert ici n’est pas fermé. Le reste du fichier n’est pas lu.',
  longRow: 'La ligne qui commence ici est plus longue qu’un article ne peut l’être. Le reste du fichier n’est pas lu.',
  variantWithoutProduct: 'Cette ligne continue un article, mais il n’y en a pas au-dessus.',
  productTwice: 'La ligne {line} a un autre article avec cette adresse ou cet id.',
  moreProblems:
    'Plus de {max} problèmes ont été trouvés dans le fichier, et {max} d’entre eux sont indiqués. Veuillez les corriger, puis relire le fichier.',
  tooManyCells: 'La ligne a plus de cellules que le fichier n’a de colonnes.',
  collectionNeeded:
    'La boutique a plusieurs collections d’articles, ou aucune. Veuillez indiquer à laquelle les articles appartiennent.',
  badPrice: '« {value} » n’est pas un prix dans la devise de la boutique.',
  saleWithoutPrice: 'La variante est en promotion sans prix promotionnel.',
  badYes: '« {value} » n’est ni oui ni non.',
  badStock: '« {value} » n’est pas un stock.',
  negativeStock: 'Le stock {value} est lu comme 0.',
  tooLong: '{max} caractères au plus sont autorisés.',
  badId: '« {value} » n’est pas un id.',
  badAddress: '« {value} » n’est pas une adresse d’article.',
  badMeasure: '« {value} » n’est ni un poids ni une longueur.',
  badUnitMeasure: '« {value} » ne peut pas être la mesure d’un prix à l’unité.',
  badPicture: '« {value} » n’est pas une adresse d’image.',
  skuTwice: 'La ligne {line} a déjà cette référence.',
  variantTwice: 'La ligne {line} a une variante avec les mêmes valeurs.',
  optionWithoutValue: 'L’option « {name} » n’a pas de valeur.',
  valueWithoutOption: 'La valeur « {value} » n’appartient à aucune option.',
  tooManyVariants: 'Un article peut avoir jusqu’à {max} variantes.',
  tooManyImages: 'Un article peut avoir jusqu’à {max} images.',
  tooManyTags: 'Un article peut avoir jusqu’à {max} étiquettes.',
  tooManyCategories: 'Un article peut être dans {max} catégories au plus.',
  tagTooLong: 'L’étiquette « {name} » dépasse {max} caractères.',
  categoryTooLong: 'La catégorie « {name} » dépasse {max} caractères.',
  unknownKind: 'La boutique ne connaît pas le type « {value} ». L’article garde son type, ou est physique.',
  unknownStatus: 'La boutique ne connaît pas le statut « {value} ».',
  noVariants: 'Cet article n’a pas de variante sur la page.',
  otherCurrency: 'Les prix sont en {other}, et cette boutique vend en {currency}.',
  notProduct: 'Seuls les articles d’une telle page sont lus.',
  nextPage: 'Ce fichier n’est qu’une page parmi plusieurs. Enregistrez aussi les suivantes.',
  noProductOnPage: 'Cette page ne contient aucun article lisible.',
  pageTooLarge: 'La page est plus grande que ne peut l’être une page de boutique.',
  metricUnits:
    'Les poids et longueurs sans unité sont lus en kilogrammes et centimètres. Pour des livres et des pouces, veuillez choisir les unités impériales.',
};

export const locks: Catalogue['locks'] = {
  siteTitle: 'Ce site est protégé',
  siteText: 'Saisissez le mot de passe pour voir {site}.',
  pageTitle: 'Cette page est protégée',
  pageText: 'Saisissez le mot de passe pour la voir. Si vous ne l’avez pas, demandez-le à {site}.',
  password: 'Mot de passe',
  button: 'Continuer',
  wrong: 'Ce mot de passe est incorrect. Vérifiez-le et réessayez.',
  tooMany: 'Il y a eu trop de tentatives. Réessayez dans {minutes|fr|one=# minute|other=# minutes}.',
};

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Seuls les membres de {area} voient cette page.',
  join: 'Devenir membre de {area}',
  notForSale: 'Personne ne peut devenir membre pour le moment.',
  signIn: 'Déjà membre ? Connectez-vous',
  create: 'Déjà acheté ? Créez votre compte avec l’adresse de votre commande',
  signedInAs: 'Vous êtes connecté avec {email}, qui n’est pas l’adresse d’un membre.',
  otherAddress: 'Se connecter avec une autre adresse',
  joined: 'Vous êtes membre de {area}. Ses pages s’ouvrent dès que vous vous connectez avec {email}.',
  howToEnter: 'Connectez-vous avec cette adresse, ou créez un compte avec elle si vous n’en avez pas.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'Leçons terminées : {finished} sur {total}',
  finish: 'Marquer comme terminée',
  forget: 'Marquer comme non terminée',
  signIn: 'Connectez-vous pour conserver votre progression',
};

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Litige sur la commande {number}',
  disputeIntro: 'L’acheteur de la commande {number} a demandé à sa banque le remboursement de {amount}.',
  disputeUntil: 'Vous pouvez répondre jusqu’au {day}. Sans réponse, l’argent est rendu à l’acheteur.',
  disputeNoAnswer: 'La banque n’accepte pas de réponse à ce litige.',
  disputeButton: 'Voir le litige chez {provider}',
  disputeWonSubject: 'Litige gagné sur la commande {number}',
  disputeWonIntro:
    'La banque vous a donné raison : {amount} de la commande {number} vous reviennent. La commande continue comme avant.',
  disputeLostSubject: 'Litige perdu sur la commande {number}',
  disputeLostIntro:
    'La banque a donné raison à l’acheteur, qui a récupéré {amount} de la commande {number}. La commande indique ce montant comme remboursé.',
  disputeLostWhole:
    'Tout l’argent est reparti : les téléchargements de la commande sont fermés et les cartes cadeaux achetées avec elle ne valent plus rien.',
  disputeLostCard: 'Ce qu’une carte cadeau a payé reste payé.',
  disputeLostStock: 'Le stock n’a pas changé. Quand les articles seront revenus, veuillez les y remettre.',
  disputeLostSubscription: 'L’abonnement continue jusqu’à ce que vous le résiliiez.',
  buyer: 'Acheteur',
  amount: 'Montant',
  reason: 'Motif de la banque',
  silentSubject: 'Paiements dont l’issue est inconnue',
  silentIntro:
    'Depuis deux jours, {provider} ne nous dit pas ce qu’est devenu un paiement de {amount}. De l’argent a peut-être été prélevé.',
  silentWhat:
    'Nous continuons de demander. Vérifiez que les clés de {provider} sont toujours valables, et cherchez-y le paiement {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Le paiement serait frauduleux.',
  product_not_received: 'Rien ne serait arrivé.',
  product_unacceptable: 'L’article serait défectueux ou différent de sa description.',
  duplicate: 'Le paiement aurait été prélevé deux fois.',
  credit_not_processed: 'Un remboursement promis ne serait pas arrivé.',
  subscription_canceled: 'L’abonnement aurait été résilié avant.',
  unrecognized: 'L’acheteur ne reconnaît pas le paiement.',
  other: 'La banque indique « {code} ».',
};

export const mySubscription: Catalogue['mySubscription'] = {
  title: 'Votre abonnement',
  unchanged:
    'Rien d’autre n’a changé : c’était déjà fait, ou l’abonnement était entre-temps dans un autre état. Vous voyez ci-dessous où il en est.',
  resumeNow: 'Si vous le reprenez, {amount} sont prélevés aujourd’hui.',
  resumeLater: 'Si vous le reprenez, le prochain paiement de {amount} a lieu le {date}.',
  active: 'Votre abonnement est actif. Le prochain paiement de {amount} a lieu le {date}.',
  retrying:
    'Votre carte n’a pas pu être débitée. Nous essayons de nouveau de prélever {amount} le {date}. D’ici là, vous pouvez utiliser une autre carte.',
  pausedByBuyer: 'Votre abonnement est en pause. Rien n’est prélevé tant que vous ne le reprenez pas.',
  pausedByShop: 'La boutique a mis votre abonnement en pause. Rien n’est prélevé tant qu’elle ne le reprend pas.',
  pausedForPayment:
    'Votre abonnement est en pause, car votre carte n’a pas pu être débitée. Il reprend dès que vous utilisez une autre carte.',
  pausedForStock:
    'Votre abonnement est en pause, car l’article est épuisé. Rien n’est prélevé. Vous pouvez le reprendre quand l’article est de retour.',
  ended: 'Votre abonnement est terminé. Plus rien n’est prélevé.',
  cancelled: 'Votre abonnement est résilié. Plus rien n’est prélevé.',
  started: 'Début',
  paid: 'Paiements effectués',
  paidOf: '{n} sur {all}',
  price: 'Prix',
  address: 'Adresse de livraison',
  payments: 'Paiements',
  skip: 'Sauter le paiement du {date}',
  pause: 'Mettre l’abonnement en pause',
  resume: 'Reprendre l’abonnement',
  card: 'Utiliser une autre carte',
  changeAddress: 'Changer l’adresse',
  cancel: 'Résilier l’abonnement',
  cancelTitle: 'Résilier votre abonnement ?',
  cancelText:
    'Plus rien n’est prélevé ni livré. Les commandes que vous avez payées restent inchangées. Un abonnement résilié ne peut pas être repris.',
  cancelButton: 'Résilier l’abonnement maintenant',
  keep: 'Garder l’abonnement',
  seeAmount: 'Voir le nouveau montant',
  addressNote: 'Vous voyez le nouveau montant avant tout changement.',
  confirmAddress: 'Veuillez vérifier l’adresse',
  sameAmount: 'Chaque paiement reste de {amount}.',
  newAmount: 'Chaque paiement sera de {amount} au lieu de {before}.',
  toStripe: 'Continuer vers Stripe',
  stripeNote: 'Vous indiquez la nouvelle carte chez Stripe. Rien n’y est prélevé.',
  cardNotChanged: 'La carte n’a pas changé. Veuillez réessayer.',
  back: 'Retour',
  proof:
    'Pour voir vos commandes, changer l’adresse ou la carte ou reprendre avec un paiement, veuillez saisir l’adresse e-mail de l’abonnement.',
  unknownTitle: 'Nous ne trouvons pas cet abonnement.',
  unknownText: 'Le lien est peut-être incomplet. Veuillez l’ouvrir de nouveau depuis notre e-mail.',
  chargedToday: 'Votre abonnement est actif. {amount} sont prélevés aujourd’hui.',
  skipped: 'Vous avez sauté un paiement. Nous vous avons envoyé un e-mail à ce sujet.',
  paused: 'Vous avez mis l’abonnement en pause. Nous vous avons envoyé un e-mail à ce sujet.',
  resumed: 'Vous avez repris l’abonnement. Nous vous avons envoyé un e-mail à ce sujet.',
  stopped: 'Vous avez résilié l’abonnement. Nous vous avons envoyé un e-mail à ce sujet.',
  moved: 'Vous avez changé l’adresse. Nous vous avons envoyé un e-mail à ce sujet.',
  cardChanged: 'Vous avez changé la carte. Nous vous avons envoyé un e-mail à ce sujet.',
  actions: 'Modifier votre abonnement',
  resumeAndPay: 'Reprendre et payer {amount} aujourd’hui',
  thenCharged: 'Ensuite, {amount} sont prélevés aujourd’hui sur la nouvelle carte.',
  saveCard: 'Enregistrer cette carte',
  waiting: 'L’article est épuisé, rien n’est donc prélevé. Nous vérifierons de nouveau le {date}.',
  proofButton: 'Continuer',
  proofWrong: 'Ce n’est pas l’adresse e-mail de l’abonnement.',
};

export const returns: Catalogue['returns'] = {
  title: 'Retours',
  opened: 'Retour du {date}',
  open: 'Nous attendons les articles',
  received: 'Les articles sont arrivés',
  refunded: 'Remboursé',
  cancelled: 'Annulé',
  goods: 'Articles retournés',
  slip: 'Imprimer le bordereau de retour',
  slipTitle: 'Bordereau de retour',
  slipText: 'Veuillez joindre ce bordereau au colis.',
  sendTo: 'Renvoyez les articles à',
  noAddress: '{site} vous indique où renvoyer les articles.',
  buyerPays: 'Les frais de renvoi sont à votre charge.',
  shopPays: '{site} prend en charge les frais de renvoi.',
  within: 'Veuillez renvoyer les articles dans les 14 jours suivant votre rétractation.',
  mailSubject: 'Votre retour pour la commande {number} chez {site}',
  mailIntro: '{site} a ouvert un retour pour votre commande {number}.',
  mailMoney:
    'Vous êtes remboursé par le moyen de paiement utilisé. Nous pouvons attendre que les articles soient arrivés ou que vous ayez prouvé leur envoi.',
};

export const afterSale: Catalogue['afterSale'] = {
  sku: 'Référence article',
  giftFor: 'Cadeau pour',
  giftMessage: 'Message du cadeau',
  deliveryMethod: 'Mode de livraison',
  nextTitle: 'Et maintenant ?',
  nextPhysical: 'Nous préparons votre commande et vous écrivons dès qu’elle est en route.',
  nextGiftCardNow: 'La carte cadeau part tout de suite par e-mail à {email}.',
  nextGiftCard: 'La carte cadeau part par e-mail à {email} le {date}.',
  giftCardSent: 'La carte cadeau a été envoyée par e-mail à {email}.',
  nextService: '{site} vous contacte pour convenir d’un rendez-vous.',
  nextCharge:
    'Le prochain paiement, {amount}, sera prélevé le {date}. D’ici là, vous pouvez modifier ou résilier l’abonnement.',
  lastCharge: 'C’était le dernier paiement de l’abonnement.',
  manageSubscription: 'Modifier ou résilier votre abonnement',
  contactTitle: 'Des questions ?',
  contactText: 'Écrivez à {email}.',
  renewalSubject: 'Votre abonnement chez {site} : commande {number}',
  renewalIntro: 'Votre abonnement a été renouvelé. Voici la commande {number}.',
  packTitle: 'À préparer',
  orderedTitle: 'Commandé',
  paidTitle: 'Payé',
  sendTo: 'Envoyer à',
  buyerNote: 'Message du client',
  writeToBuyer: 'Écrire au client',
  openOrder: 'Ouvrir la page de la commande',
  markSent: 'Dès qu’elle est en route, marquez-y la commande comme expédiée : le client recevra un e-mail.',
  markEnded: 'Quand tout est fait, marquez-y la commande comme terminée.',
  state: 'État',
  paid: 'Payée',
  packed: 'Préparée',
  sent: 'Envoyée',
  ended: 'Terminée',
  refunded: 'Remboursée',
  partlyRefunded: 'Partiellement remboursée',
  history: 'Historique',
  eventPaid: 'Commandée et payée',
  eventSentWith: 'Envoyée par {carrier}',
  eventEdited: 'La commande a été modifiée',
  eventRefunded: '{amount} remboursés',
  eventDisputeLost: '{amount} rendus par votre banque',
  eventRefundFailed: 'Un remboursement de {amount} n’est pas arrivé',
  partlySent: 'Expédiée en partie',
  delivered: 'Livrée',
  partlyDelivered: 'Livrée en partie',
  withdrawUntil: 'Selon notre décompte, vous pouvez vous rétracter de ce contrat jusqu’à la fin du {date}.',
  withdrawFromNow:
    'Vous pouvez vous rétracter de ce contrat dès maintenant, et jusqu’à {n} jours après la réception des articles.',
  cancelled: 'Annulée',
  eventPartSentWith: 'Une partie a été expédiée avec {carrier}',
  sentPartIntro: 'Nous avons expédié une partie de votre commande {number}. Le reste suit dans un autre colis.',
  sentRestIntro: 'Nous avons expédié le reste de votre commande {number}.',
  cancelledSubject: 'Votre commande {number} chez {site} est annulée',
  cancelledIntro: '{site} a annulé votre commande {number}.',
  cancelledReason: 'Motif',
  cancelledMoney: 'Vous êtes remboursé. Nous vous en informons dans un autre e-mail.',
  packingSlip: 'Bordereau de préparation',
  track: 'Suivre votre colis',
  trackingNumber: 'Numéro de suivi',
  correctedSubject: 'Suivi de votre commande {number} chez {site}',
  correctedIntro: 'Le transporteur ou le numéro de suivi d’un colis de votre commande {number} a changé.',
  eventCorrected: 'Le suivi d’un colis a été corrigé',
  eventTakenBack: 'Un colis a été signalé par erreur et reste à expédier',
  carrier: 'Transporteur',
  refundedSum: 'Remboursé',
  sentSubject: 'Votre commande {number} chez {site} est en route',
  sentIntro: 'Nous avons envoyé votre commande {number}.',
  refundSubject: 'Un remboursement pour votre commande {number} chez {site}',
  refundIntro: '{site} vous a remboursé {amount} pour votre commande {number}.',
  refundToPayer: 'L’argent revient par le moyen de paiement utilisé. Les banques peuvent prendre jusqu’à dix jours.',
  refundToGiftCard: '{amount} sont de nouveau sur la carte cadeau avec laquelle vous avez payé.',
  refundDownloads: 'Les téléchargements de cette commande sont désormais fermés.',
  refundGiftCards: 'Les cartes cadeaux achetées avec elle ne sont plus valables.',
  refundTest: 'Mode test : rien n’a été débité, rien n’est donc remboursé.',
};

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Existe déjà : {tagType}',
  notAnOption: '{val} ne fait pas partie des choix attendus',
  notAPageUrl: '{val} n’est pas une URL de page valide',
  required: 'Obligatoire',
  tooLong: '{max} caractères au maximum',
  outOfRange: 'Cette valeur est hors limites',
  saleNotLower: 'Le prix soldé doit être inférieur au prix',
  noSubscription: 'Seuls les articles physiques, les services et les adhésions peuvent être vendus par abonnement',
  unitsDiffer: 'Les deux unités doivent mesurer la même chose, comme g et kg',
  noDeposit: 'Une carte cadeau n’a pas de consigne',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'mot-clé',
  category: 'catégorie',
  option: 'option',
  variant: 'variante',
  sku: 'référence (SKU)',
  image: 'image',
};

export const ownerFields: Catalogue['ownerFields'] = {
  missing: 'Veuillez indiquer une valeur.',
  number: 'Indiquez un nombre entier.',
  text: 'Indiquez un texte.',
  yesOrNo: 'Indiquez true ou false.',
  list: 'Indiquez une liste.',
  object: 'Indiquez un objet.',
  least: 'Indiquez au moins {limit}.',
  most: 'Indiquez au plus {limit}.',
  empty: 'Ce champ ne peut pas être vide.',
  longest: 'Ce champ peut avoir {limit} caractères au plus.',
  entries: 'Cette liste peut avoir {limit} éléments au plus.',
  choice: '{val} ne fait pas partie des options possibles.',
  email: 'Veuillez saisir une adresse e-mail valide.',
  link: '{val} n’est pas une adresse de page valide.',
  secureOrigin: '{val} n’est pas une origine comme https://tags.example.',
  electronicAddress: '{val} n’est ni une adresse e-mail ni une adresse qui commence par https://.',
  country: '{val} n’est pas le code d’un pays.',
  region: '{val} n’est pas une région des adresses de ce pays.',
  id: 'Un identifiant n’a que des lettres, des chiffres, - et _.',
  repeatedId: 'Chaque identifiant ne peut servir qu’une fois.',
  ascending: 'Chaque palier doit commencer au-dessus du précédent.',
  oneTier: 'Un prix fixe a un seul palier.',
  aboveMinimum: 'Le maximum doit dépasser le minimum.',
  noInstallments:
    'Le paiement en plusieurs fois demande un compte aux États-Unis, au Canada, en Australie, en Nouvelle-Zélande ou au Royaume-Uni, et la devise de ce pays.',
  noProductsToSell: 'La boutique n’a aucun article que les visiteurs puissent voir.',
  noWayToPay: 'Personne ne pourrait payer : connectez un prestataire de paiement ou activez le mode test.',
  testPaymentsAlone:
    'Personne ne serait débité : la boutique n’accepte que des paiements de test. Indiquez qu’elle ouvre pour des tests, ou connectez un prestataire de paiement et quittez le mode test.',
  notInTestMode: 'La boutique accepte des paiements réels. Activez le mode test pour essayer la page de paiement.',
  noLivePayments:
    'Le mode test reste activé jusqu’à ce qu’un prestataire de paiement réel soit configuré : sans lui, personne ne pourrait payer.',
  paymentKeyPublishable:
    'C’est la clé publiable, que tout le monde peut connaître. La boutique a besoin de la clé secrète, à côté, qui commence par {start}.',
  paymentKeyStart:
    'Cette clé ne commence pas par {start}. Un compte réel a une clé de production, un compte de test une clé de test.',
  paymentKeyRefused:
    'Stripe ne connaît pas cette clé. Elle a peut-être été remplacée chez Stripe. Veuillez copier la clé à nouveau.',
  paymentKeyPermissions:
    'Cette clé restreinte ne permet pas tout ce dont la boutique a besoin. Chez Stripe, autorisez-la à écrire Checkout Sessions, PaymentIntents, Charges and Refunds, Webhook Endpoints et à lire Accounts et Disputes.',
  paymentAccountInactive:
    'Stripe ne permet pas encore à ce compte d’encaisser des paiements. Veuillez compléter le compte chez Stripe, puis le connecter.',
  paymentAddress:
    'Stripe ne peut pas signaler de paiements à {origin}. Veuillez connecter le compte à l’adresse publique de la boutique, qui commence par https://.',
  discountCode: 'Un code n’a que des lettres, des chiffres, - et _.',
  afterStart: 'La fin doit suivre le début.',
  datasetColumn: 'Vos données doivent avoir au moins une colonne',
  datasetRow: 'Vos données doivent avoir au moins une ligne',
  datasetMissing: 'Il manque des données dans une ou plusieurs lignes',
  video: '{val} n’est pas une vidéo de YouTube ou de Vimeo',
  menuItem: 'Un menu doit avoir au moins un plat.',
  other: 'Cette valeur n’est pas valide.',
};

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Commander',
  playVideo: 'Lire la vidéo : {title}',
  videoNote: 'La vidéo vient de {provider} dès que vous la lancez.',
  listen: 'Écouter {title}',
  download: 'Télécharger',
  openInMaps: 'Ouvrir dans une application de cartes',
  showMap: 'Afficher la carte',
  mapNote: 'La carte vient d’OpenStreetMap dès que vous l’affichez.',
  chartNumbers: 'Les chiffres sous forme de tableau',
};

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Une clé d’accès pour {site} a été ajoutée',
  addedIntro:
    'Une clé d’accès a été ajoutée\u00a0: elle permet de se connecter à {site} en tant que {email} sans mot de passe.',
  removedSubject: 'Une clé d’accès pour {site} a été supprimée',
  removedIntro: 'Une clé d’accès qui permettait de se connecter à {site} en tant que {email} a été supprimée.',
  name: 'Son nom\u00a0: {name}',
  unnamed: 'Clé d’accès',
  footer:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et supprimez les clés d’accès que vous ne connaissez pas.',
};

export const pictures: Catalogue['pictures'] = {
  fileType: 'image',
  usedBy: 'Cette image est encore utilisée par : {uses}.',
};

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Vos réponses n’ont pas pu être envoyées. Elles sont toutes encore là.',
  filesAgain: 'Veuillez choisir vos photos à nouveau.',
  sendAgain: 'Envoyer à nouveau',
};

export const opening: Catalogue['opening'] = {
  contact: 'Vous pouvez nous joindre à l’adresse {email}.',
  signIn: 'Cette boutique est la vôtre ? Connectez-vous.',
  bar: 'Les visiteurs lisent que cette boutique ouvre bientôt.',
  open: 'Ouvrir la boutique',
};

export const plans: Catalogue['plans'] = {
  closedSignIn: 'Cette boutique est la vôtre ? Connectez-vous pour renouveler son forfait.',
  title: 'Le forfait de {site}',
  elsewhere: 'Aucun forfait n’est vendu ici. La personne qui gère le serveur de cette boutique modifie son forfait.',
};

export const reminders: Catalogue['reminders'] = {
  subject: 'Votre commande chez {site} n’est pas encore payée',
  intro: 'Vous avez commencé une commande chez {site} sans la payer. Tout est resté en l’état.',
  button: 'Continuer vers le paiement',
  otherwise:
    'Si vous avez changé d’avis, vous n’avez rien à faire : rien n’a été commandé ni débité. Les prix et le stock peuvent changer jusqu’au paiement.',
  refuse: 'Ne plus me le rappeler',
  footer:
    'Vous recevez cet e-mail une seule fois, parce que votre adresse a été saisie lors d’un paiement chez {site}.',
  backTitle: 'Votre panier',
  proofText:
    'Saisissez l’adresse e-mail que vous avez donnée au moment de payer. Le panier viendra alors sur cet appareil.',
  goneTitle: 'Ce panier n’existe plus',
  goneText: 'Il a été payé, vidé ou supprimé, ou le lien est incomplet. Rien n’a été débité en l’ouvrant.',
  refuseTitle: 'Plus de rappels',
  refuseText:
    'Souhaitez-vous ne plus recevoir de rappels de commandes impayées de {site} ? Les autres e-mails sur vos commandes vous parviendront toujours.',
  refusedTitle: 'Vous ne recevrez plus de rappels',
  refusedText: '{site} ne vous rappellera plus de commandes impayées.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet. Veuillez l’ouvrir de nouveau depuis l’e-mail ou le copier en entier.',
};

export const restock: Catalogue['restock'] = {
  backSubject: '{product} est de nouveau en stock',
  backIntro: 'Vous avez demandé à {site} de vous prévenir du retour de {product}. L’article est de nouveau en stock.',
  backButton: 'Voir l’article',
  backNoReservation: 'Nous ne vous réservons rien, et l’article peut de nouveau être épuisé.',
  stop: 'Ne plus m’envoyer d’e-mails de ce type',
  backFooter:
    'Vous recevez cet e-mail une seule fois, car votre adresse a été saisie chez {site} pour être prévenue à propos de cet article.',
  confirmSubject: 'Voulez-vous être prévenu du retour de {product}\u00a0?',
  confirmIntro:
    'Votre adresse a été saisie chez {site} pour recevoir un e-mail dès que {product} sera de nouveau en stock. Confirmez que c’était bien vous.',
  confirmButton: 'Oui, prévenez-moi',
  confirmExpiry: 'Le lien est valable 7 jours.',
  confirmFooter: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: vous ne recevrez pas d’autre e-mail.',
  confirmTitle: 'Confirmez votre demande',
  confirmText: 'Voulez-vous que {site} écrive à {email} dès que l’article sera de nouveau en stock\u00a0?',
  confirmedTitle: 'Votre demande est enregistrée',
  confirmedText: '{site} écrira à {email} dès que l’article sera de nouveau en stock.',
  stopTitle: 'Plus d’e-mails sur les retours en stock',
  stopText: 'Voulez-vous que {site} n’envoie plus à {email} d’e-mails sur les articles de nouveau en stock\u00a0?',
  stopButton: 'Ne plus m’en envoyer',
  stoppedTitle: 'Vous ne recevrez plus ces e-mails',
  stoppedText: '{email} ne figure plus sur aucune liste de ce type chez {site}.',
  expiredTitle: 'Ce lien a expiré',
  expiredText: 'Inscrivez-vous de nouveau sur la page de l’article pour en recevoir un autre.',
  unknownTitle: 'Ce lien est incomplet',
  unknownText: 'Ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
  home: 'Retour à {site}',
};

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} ne reçoit plus rien',
  intro:
    '{service} refuse ce que la boutique envoie. La boutique ne lui signale donc plus les commandes ni les paniers.',
  account: 'Compte',
  answer: 'Réponse',
  waiting:
    'Les nouvelles commandes et les nouveaux paniers attendent jusqu’à sept jours, trois jours avec Google Analytics. Les plus anciens sont abandonnés.',
  resume: 'Une fois la cause éliminée, réactivez le service. C’est aussi là que s’enregistre un nouveau secret.',
};

export const mailSender: Catalogue['mailSender'] = {
  refused: 'Les e-mails ne partent plus de {domain}',
  refusedIntro:
    'Le service d’envoi n’accepte plus d’e-mails de {domain}. Les e-mails de votre boutique partent maintenant de l’adresse du serveur, s’il en a une ; sinon, ils attendent. Aucun e-mail n’est perdu.',
  answer: 'Réponse',
  refusedNext:
    'Vérifiez les enregistrements du domaine. Votre propre adresse sera de nouveau utilisée dès que la vérification réussira.',
  test: 'E-mail de test de {shop}',
  testIntro: 'Les e-mails de votre boutique arrivent. Celui-ci vient de {address}.',
  testSpam: 'Si cet e-mail était dans les indésirables, vérifiez les enregistrements du domaine.',
};

/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Il manque une valeur T/S/L.',
  hue: 'La teinte est hors limites.',
  saturation: 'La saturation est hors limites.',
  lightness: 'La luminosité est hors limites.',
  alpha: 'L’opacité est hors limites.',
  color: 'Une couleur est de 3 à 6 chiffres hexadécimaux, rgb(), rgba(), hsl(), hsla(), hwb() ou un nom de couleur.',
  noTexts: 'Nous n’avons pas de textes en {language}.',
  ownLanguage: '{language} est la langue du site.',
  memberArea: 'Un espace membre figure seulement dans le menu _memberareas.',
  onlyPages: '{name} ne contient que des pages du site.',
} as const;

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Aujourd’hui, vous payez {amount}.',
  plusDelivery: '{amount} plus la livraison',
  onlyPayment: 'C’est le seul paiement. L’abonnement se termine ensuite de lui-même.',
  next: 'Ensuite, vous payez {price}, la prochaine fois le {date}.',
  onceMore: 'Ensuite, vous payez {amount} une seule autre fois, le {date}.',
  untilCancelled: 'L’abonnement continue jusqu’à ce que vous le résiliiez.',
  endsAfter: 'Vous payez {n} fois en tout, la dernière fois le {last}. L’abonnement se termine ensuite de lui-même.',
  endsThen: 'L’abonnement se termine ensuite de lui-même.',
  priceStays: 'Ce prix reste le même pendant toute la durée de votre abonnement.',
  priceStaysDelivered:
    'Ce prix reste le même pendant toute la durée de votre abonnement. La livraison et les taxes ne changent que si vous changez l’adresse.',
  cardIsKept: 'Votre carte est conservée pour ces paiements.',
  howToCancel:
    'Nous vous écrivons avant chaque paiement. Le lien dans cet e-mail vous permet de le sauter, de mettre l’abonnement en pause ou de le résilier.',
  resumedLate:
    'Si vous reprenez un abonnement en pause après la date d’un paiement, ce paiement est prélevé aussitôt. Vous le voyez avant de le reprendre.',
};

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Votre abonnement à {product} se renouvelle bientôt',
  resumed: 'Votre abonnement à {product} reprend',
  skipped: 'Un paiement de votre abonnement à {product} est sauté',
  ended: 'Votre abonnement à {product} est terminé',
  addressChanged: 'L’adresse de votre abonnement à {product} a changé',
  cardChanged: 'La carte de votre abonnement à {product} a changé',
  failed: 'Nous n’avons pas pu débiter votre abonnement à {product}',
  delayed: '{product} est épuisé, nous ne débitons rien pour le moment',
  paused: 'Votre abonnement à {product} est en pause',
  cancelled: 'Votre abonnement à {product} est résilié',
  nextCharge: 'Nous débiterons {amount} le {date}.',
  beforeRenewal:
    'Le lien ci-dessous vous permet, d’ici là, de sauter ce paiement, de mettre l’abonnement en pause ou de le résilier.',
  otherCard: 'Le lien ci-dessous vous permet d’utiliser une autre carte. Nous réessayons alors aussitôt.',
  whenBack: 'Votre commande arrive dès que l’article est de nouveau en stock.',
  nothingMore: 'Plus rien n’est prélevé.',
  details: 'Détails',
  button: 'Voir votre abonnement',
  footer: 'Vous recevez cet e-mail parce que vous avez un abonnement dans cette boutique.',
  nextTry: 'Nous essaierons de nouveau de débiter {amount} le {date}.',
  nextLook: 'Nous vérifierons de nouveau le {date} et ne débiterons rien avant le retour de l’article.',
  chargeToday: 'Nous débitons {amount} aujourd’hui.',
  manage: 'Le lien ci-dessous vous permet de sauter un paiement, de mettre l’abonnement en pause ou de le résilier.',
  resumeOrCancel: 'Le lien ci-dessous vous permet de reprendre l’abonnement ou de le résilier.',
  cancelThere: 'Le lien ci-dessous vous permet de résilier l’abonnement.',
  cardThen: 'Le lien ci-dessous vous permet d’utiliser une autre carte. {amount} y sont alors débités aussitôt.',
  byBuyer: 'Vous avez résilié l’abonnement.',
  byShop: 'La boutique a résilié l’abonnement.',
  cancelledAt: 'Résilié le',
  newAddress: 'Nouvelle adresse',
  eachPayment: 'Chaque paiement',
  notYou: 'Si cette modification ne vient pas de vous, veuillez répondre à cet e-mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} est épuisé pour un abonnement',
  paused: 'Un abonnement à {product} est en pause',
  cancelled: 'Un abonnement à {product} est résilié',
  delayedText:
    'Rien n’est prélevé, et vous n’avez rien à emballer. Le stock est vérifié de nouveau le {date}. Au bout d’une semaine, l’abonnement est mis en pause.',
  byBuyer: 'Le client l’a mis en pause. Rien n’est prélevé tant qu’il ne le reprend pas.',
  byPerson: '{person} l’a mis en pause dans la console. Rien n’est prélevé tant qu’il n’est pas repris.',
  byOwner: 'Il a été mis en pause par la boutique. Rien n’est prélevé tant qu’il n’est pas repris.',
  forPayment:
    'La carte n’a pas pu être débitée, et il n’y a pas d’autre tentative. Nous avons demandé une autre carte au client ; l’abonnement reprend alors de lui-même.',
  forStock:
    'L’article est épuisé ou a été supprimé. Rien n’est prélevé. Quand il est de retour, le client ou vous pouvez reprendre l’abonnement.',
  cancelledByBuyer: 'Le client l’a résilié. Plus rien n’est prélevé. Les commandes payées restent inchangées.',
  cancelledByPerson:
    '{person} l’a résilié dans la console. Plus rien n’est prélevé. Les commandes payées restent inchangées.',
  cancelledByOwner:
    'Il a été résilié par la boutique. Plus rien n’est prélevé. Les commandes payées restent inchangées.',
  declined: 'La banque a refusé la carte.',
  insufficientFunds: 'La carte n’a pas de provision suffisante.',
  expiredCard: 'La carte a expiré.',
  unknownCard: 'La carte n’a pas été reconnue.',
  authenticationRequired: 'La banque demande une confirmation au client.',
  customer: 'Client',
  item: 'Article',
  paid: 'Paiements effectués',
  show: 'Voir l’abonnement',
};

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Un webhook est désactivé',
  intro: 'Aucun message n’est arrivé à cette adresse depuis le {day}. La boutique a donc désactivé le webhook.',
  address: 'Adresse',
  lost: 'Les messages en attente sont abandonnés et plus rien n’est envoyé. Les messages abandonnés restent 30 jours dans la liste et peuvent être renvoyés.',
  enable: 'Dès que l’adresse répond à nouveau, veuillez réactiver le webhook.',
};

export const writtenReviews: Catalogue['writtenReviews'] = {
  mailSubject: 'Que pensez-vous de votre achat chez {site} ?',
  mailIntro:
    'Votre commande {number} vous est parvenue il y a quelques jours. Vous plaît-elle ? Bon ou mauvais, ce que vous écrivez aide les autres à choisir.',
  mailNote: 'Écrivez ce que vous en pensez : les bons et les mauvais avis sont montrés de la même façon.',
  mailWrite: 'Écrire un avis',
  mailStop: 'Ne plus recevoir d’e-mails comme celui-ci',
  mailFooter: 'Vous recevez cet e-mail parce que vous avez commandé chez {site}. Nous demandons une fois par commande.',
  title: 'Écrire un avis',
  chooseText: 'Choisissez ce dont vous voulez parler.',
  write: 'Écrire un avis',
  change: 'Voir ou modifier votre avis',
  rating: 'Votre note',
  reviewTitle: 'Titre',
  body: 'Votre avis',
  authorName: 'Votre nom, tel que les autres le verront',
  authorNameHint: 'Votre prénom suffit. Votre adresse e-mail n’est jamais montrée.',
  pictures: 'Photos',
  picturesHint:
    'Jusqu’à {count} photos (JPEG, PNG, WebP, AVIF ou GIF) de {size} Mo au plus chacune. Nous retirons le lieu et la date de la prise de vue.',
  picture: 'Photo {n}',
  uploaded: 'La photo {n} est envoyée.',
  removePicture: 'Retirer la photo {n}',
  note: 'Nous lisons chaque avis avant de le montrer, et nous montrons les bons comme les mauvais. Les autres verront vos étoiles, votre texte, votre nom et vos photos, et que vous avez acheté l’article.',
  send: 'Envoyer l’avis',
  ratingMissing: 'Veuillez choisir d’une à cinq étoiles.',
  nameIsAddress: 'Veuillez choisir un nom sans adresse e-mail.',
  pictureUnreadable:
    '« {name} » n’est pas une image que nous pouvons montrer. Veuillez choisir un fichier JPEG, PNG, WebP, AVIF ou GIF.',
  pictureTooLarge: '« {name} » dépasse {size} Mo. Veuillez choisir une image plus petite.',
  tooManyPictures: 'Un avis peut avoir {count} photos au plus.',
  uploadTooLarge:
    'Vos photos sont trop lourdes ensemble, rien n’a donc été envoyé. Revenez en arrière, où ce que vous avez écrit est encore là, et choisissez-en de plus petites.',
  sentTitle: 'Merci pour votre avis',
  sentText:
    'Nous le lisons avant de le montrer. Vous pouvez le modifier ou le retirer à tout moment par le lien de notre e-mail.',
  picturesLost:
    'Votre avis est enregistré, mais vos photos n’ont pas pu l’être. Veuillez les ajouter plus tard par le même lien.',
  pending: 'Votre avis n’a pas encore été lu, personne ne le voit donc.',
  approved: 'Tout le monde peut voir votre avis. Si vous le modifiez, il est caché jusqu’à ce que nous l’ayons relu.',
  rejected: 'Nous ne montrons pas cet avis. Si vous le modifiez, nous le relisons.',
  withdraw: 'Retirer cet avis',
  withdrawText: 'Votre avis est supprimé pour de bon, avec ses photos.',
  withdrawButton: 'Supprimer l’avis',
  withdrawnTitle: 'Votre avis est supprimé',
  withdrawnText:
    'Plus personne ne peut le voir, et ses photos sont supprimées aussi. Vous pouvez en écrire un autre par le même lien.',
  already:
    'Cet article a déjà reçu un avis par ce lien. Saisissez l’adresse e-mail de la commande pour voir, modifier ou retirer l’avis.',
  prove: 'Voir mon avis',
  others: 'Vous pouvez aussi parler de',
  toItem: 'Voir l’article',
  closedTitle: 'Cette commande ne peut pas recevoir d’avis',
  refunded: 'Elle a été remboursée.',
  nothingLeft: 'Ce que vous avez acheté n’est plus vendu ici.',
  stopTitle: 'Plus de demandes d’avis',
  stopText: 'Voulez-vous ne plus recevoir d’e-mails de {site} qui demandent un avis ?',
  stopButton: 'Oui, je n’en veux plus',
  stoppedText: '{site} ne vous demandera plus d’avis. Vous recevrez toujours les e-mails sur vos commandes.',
};

export const withdrawals: Catalogue['withdrawals'] = {
  ...withdrawalForm,
  unitsTitle: 'Le nombre d’articles auxquels vous renoncez',
  unitsHint: 'Laissez tous ces champs vides pour renoncer à toute la commande.',
  unitsOf: '{product} (jusqu’à {max})',
  tooMany: 'Veuillez saisir un nombre entier de 0 à {max}.',
  mailSubject: 'Accusé de réception de votre rétractation {number}',
  mailIntro: '{site} a reçu cette rétractation : {time}.',
  mailLog:
    'Le code du registre clôt une chaîne de toutes les déclarations que la boutique avait reçues jusque-là. Aucune ne peut être modifiée ni omise ensuite sans rompre la chaîne.',
  mailFooter:
    'Vous recevez cet e-mail parce que quelqu’un a déclaré une rétractation à {site} et a indiqué cette adresse pour l’accusé de réception.',
  noticeSubject: 'Rétractation {number}',
  noticeIntro: '{name} s’est rétracté d’un contrat : {time}.',
  noticeMatched: 'Elle concerne la commande {order}.',
  noticeUnmatched:
    'Le numéro et l’adresse ne correspondent à aucune commande de la boutique. Si ce contrat existe, la rétractation vaut quand même.',
  noticeOpen: 'Ouvrir la rétractation',
  order: 'Commande {number}',
  ownOrders: 'Vos dernières commandes',
};

/** The page on which buyers cancel a contract, its receipt, and what the subscription's own page says. */
export const cancellations: Catalogue['cancellations'] = {
  ...cancellationForm,
  mailSubject: 'Accusé de réception de votre résiliation {number}',
  mailIntro: '{site} a reçu cette résiliation le {time}.',
  mailFooter:
    'Vous recevez cet e-mail parce qu’une personne a résilié un contrat avec {site} et a indiqué cette adresse pour l’accusé de réception.',
  noticeSubject: 'Résiliation {number}',
  noticeIntro: '{name} a résilié un contrat le {time}.',
  noticeUnmatched:
    'Le numéro et l’adresse ne correspondent à aucune commande de la boutique. Si un tel contrat existe, la résiliation compte quand même.',
  noticeOpen: 'Ouvrir la résiliation',
  ending: 'Votre abonnement à {product} est résilié',
  endingText: 'Il a été résilié sur notre page de résiliation. Plus rien n’est prélevé à partir du {date}.',
  keepText: 'Si vous ne le souhaitez pas, vous pouvez conserver l’abonnement jusque-là avec le lien ci-dessous.',
  keep: 'Conserver finalement l’abonnement',
};

/** Orders that the shop has written, and what it adds to placed ones: the mails with payment links, and their page. */
export const paymentLinks: Catalogue['paymentLinks'] = {
  mailSubject: 'Votre commande chez {site} : {amount} à payer',
  mailIntro: '{site} a préparé une commande pour vous. Vous pouvez la consulter et la payer ici.',
  mailButton: 'Voir la commande et payer',
  mailUntil: 'Le lien est valable jusqu’au {date}.',
  mailFooter: 'Vous recevez cet e-mail car {site} a préparé une commande pour cette adresse.',
  title: 'Votre commande chez {site}',
  until: 'Vous pouvez payer jusqu’au {date}.',
  goneTitle: 'Ce lien de paiement n’est plus valable',
  goneText: 'La commande a été payée, modifiée ou annulée, ou le lien a expiré. Demandez un nouveau lien à {site}.',
  overText: 'Le lien était valable jusqu’au {date} et rien n’a été payé. Demandez un nouveau lien à {site}.',
  soldOut: 'Un article de cette commande est actuellement épuisé. Rien n’a été débité. Adressez-vous à {site}.',
  addedSubject: 'Votre commande {number} chez {site} : {amount} à payer',
  addedIntro:
    '{site} a complété votre commande {number}. Dès que {amount} sont payés, l’ajout fait partie de la commande.',
  addedTitle: 'Ajouté à la commande {number}',
  credit: 'Retiré de la commande {number}',
  editedSubject: 'Votre commande {number} chez {site} a été modifiée',
  editedIntro:
    '{site} a modifié votre commande {number}. La page de la commande montre ce qu’elle contient maintenant.',
};
