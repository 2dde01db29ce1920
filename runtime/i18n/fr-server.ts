/** The French texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Réponse au formulaire - {form}',
  submissionPage: 'Envoyé depuis',
  submissionReply: 'Une réponse à cet e-mail sera envoyée à {email}.',
  submissionNoReply: 'L’expéditeur n’a pas laissé d’adresse e-mail pour une réponse.',
  submissionsMore:
    'Réponses qui ne figurent pas dans cet e-mail : {count}. Cette commande les affiche toutes : {command}',
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
  paidByInstallments: 'Payé en {count} fois sans intérêt avec {provider}',
  paidByTestInstallments: 'Payé en {count} fois sans intérêt avec {provider} (test)',
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

export const legal: Catalogue['legal'] = {
  imprint: 'Mentions légales',
  terms: 'Conditions générales de vente',
  withdrawal: 'Droit de rétractation',
  privacy: 'Confidentialité',
  delivery: 'Livraison',
  returns: 'Retours',
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
  PASSWORD_WRONG: 'Le mot de passe actuel est incorrect.',
  PASSKEY_INVALID: 'La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  UNAUTHORIZED: 'La clé d’API est absente, inconnue, expirée ou révoquée.',
  LOGIN_FAILED: 'L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.',
  PASSKEY_REFUSED:
    'Cette clé d’accès ne permet pas de se connecter ici. Choisissez-en une autre, ou connectez-vous autrement.',
  SIGN_IN_NEEDED: 'Connectez-vous.',
  SIGN_IN_AGAIN: 'Pour cela, connectez-vous de nouveau.',
  SCOPE_MISSING: 'La clé d’API n’a pas l’autorisation « {scope} ».',
  CONFIRMATION_NEEDED: 'Confirmez que c’est bien vous, puis réessayez.',
  SITE_LOCKED: 'Cette boutique est protégée par un mot de passe.',
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
  COUPONS_FULL: 'Il n’est pas possible d’utiliser plus de codes à la fois.',
  FORM_ID_TAKEN: 'Un formulaire avec cet identifiant existe déjà.',
  POPUP_ID_TAKEN: 'Un pop-up avec cet identifiant existe déjà.',
  POPUPS_FULL: 'Un site a 20 pop-ups au plus.',
  CONTENT_ID_TAKEN: 'Une collection ou un élément avec cet identifiant existe déjà.',
  GALLERIES_FULL: 'Un site a 20 galeries au plus.',
  MAILING_LIST_ID_TAKEN: 'Une liste de diffusion avec cet identifiant existe déjà.',
  MEMBER_AREA_ID_TAKEN: 'Un espace membres avec cet identifiant existe déjà.',
  MEMBER_AREA_IN_USE: 'Des collections font encore partie de cet espace membres.',
  DOMAIN_TAKEN: 'Ce domaine est celui d’un autre site.',
  LAST_DOMAIN: 'Un site a besoin d’au moins un domaine. Ajoutez d’abord un autre.',
  COUPON_NOT_FOUND: 'Ce code de réduction n’existe pas.',
  COUPON_CODE_TAKEN: 'Ce code de réduction existe déjà.',
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

export * from './fr-accounts.ts';
export * from './fr-announcement.ts';
export * from './fr-blocks.ts';
export * from './fr-comment-mails.ts';
export * from './fr-consent.ts';
export * from './fr-content.ts';
export * from './fr-contributors.ts';
export * from './fr-downloads.ts';
export * from './fr-events.ts';
export * from './fr-gallery.ts';
export * from './fr-gift-cards.ts';
export * from './fr-imports.ts';
export * from './fr-locks.ts';
export * from './fr-members.ts';
export * from './fr-money.ts';
export * from './fr-my-subscription.ts';
export * from './fr-orders.ts';
export * from './fr-owner.ts';
export * from './fr-owner-fields.ts';
export * from './fr-page-blocks.ts';
export * from './fr-passkeys.ts';
export * from './fr-pictures.ts';
export * from './fr-plain-forms.ts';
export * from './fr-plans.ts';
export * from './fr-reminders.ts';
export * from './fr-restock.ts';
export * from './fr-senders.ts';
export * from './fr-site.ts';
export * from './fr-subscription-terms.ts';
export * from './fr-subscriptions.ts';
export * from './fr-webhooks.ts';
export * from './fr-written-reviews.ts';
