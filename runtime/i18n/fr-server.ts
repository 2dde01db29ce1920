/** The part of the catalogue in French that only the Worker speaks. */
import type { Catalogue } from './catalogue.ts';

export const product = {
  soldOut: 'épuisé',
  sale: 'promo',
  salePrice: 'Prix promotionnel :',
  originalPrice: 'Prix d’origine :',
  fromPrice: 'à partir de {fromPrice}',
  priceUnavailable: 'Indisponible',
  quantity: 'Quantité',
  quickView: 'Aperçu rapide',
  selectOption: 'Choisir : {variantName}',
  selectGiftCardValue: 'Choisir un montant',
  giftCardValue: 'Montant',
  scarcityDefault: 'Plus que {qtyInStock} disponibles',
  scarcityLeftInStock: 'Plus que {qtyInStock} en stock',
  scarcityAvailable: '{qtyInStock} disponibles',
  scarcityLimited: 'Disponibilité limitée',
  restockCallToAction: 'Recevez un e-mail dès que cet article est de nouveau en stock.',
  restockEmail: 'Adresse e-mail',
  restockSignUp: 'S’inscrire',
  restockMailingList: 'Recevoir les actualités par e-mail.',
};

export const subscription = {
  everyWeek: 'par semaine',
  everyMonth: 'par mois',
  everyYear: 'par an',
  everyWeeks: 'toutes les {billingPeriodValue} semaines',
  everyMonths: 'tous les {billingPeriodValue} mois',
  everyYears: 'tous les {billingPeriodValue} ans',
  forWeek: 'pendant 1 semaine',
  forMonth: 'pendant 1 mois',
  forYear: 'pendant 1 an',
  forWeeks: 'pendant {duration} semaines',
  forMonths: 'pendant {duration} mois',
  forYears: 'pendant {duration} ans',
};

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Réponse au formulaire - {form}',
  submissionPage: 'Envoyé depuis',
  submissionReply: 'Une réponse à ce message sera envoyée à {email}.',
  submissionNoReply: 'L’expéditeur n’a pas laissé d’adresse e-mail pour une réponse.',
  confirmSubject: 'Veuillez confirmer votre inscription à {list}',
  confirmIntro: 'Quelqu’un, sans doute vous-même, a inscrit {email} à {list} de {site}.',
  confirmButton: 'Confirmer l’inscription',
  confirmExpiry: 'Le lien est valable 7 jours. Sans votre confirmation, vous ne recevrez aucun autre message.',
  confirmIgnore: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  unsubscribe: 'Se désinscrire',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Confirmez votre inscription',
  confirmText: 'Voulez-vous recevoir les messages de {site} à l’adresse {email} ?',
  confirmButton: 'Oui, m’inscrire',
  confirmedTitle: 'Vous êtes inscrit',
  confirmedText: 'Merci ! Les messages de {site} seront envoyés à {email}.',
  unsubscribeTitle: 'Se désinscrire',
  unsubscribeText: 'Voulez-vous ne plus recevoir les messages de {site} à l’adresse {email} ?',
  unsubscribeButton: 'Se désinscrire',
  unsubscribedTitle: 'Vous êtes désinscrit',
  unsubscribedText: 'Aucun message de cette liste de {site} ne sera plus envoyé à {email}.',
  expiredTitle: 'Ce lien n’est plus valable',
  expiredText: 'Veuillez vous inscrire à nouveau pour en recevoir un autre.',
  invalidTitle: 'Ce lien est incomplet',
  invalidText: 'Veuillez l’ouvrir à nouveau depuis le message, ou le copier en entier.',
  home: 'Retour à {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Veuillez activer JavaScript pour remplir et envoyer ce formulaire.',
  formNotSentTitle: 'Votre formulaire n’a pas été envoyé',
  formNotSentText:
    'Il a été envoyé avant que la page soit prête. Revenez en arrière : votre saisie est toujours là et le formulaire sera prêt.',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Envoyé le',
  pageTitle: 'Page',
  pagePath: 'Adresse',
  spam: 'Indésirable',
  yes: 'Oui',
  otherFields: 'Autres champs',
};

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Veuillez vérifier votre saisie et réessayer.',
  MALFORMED_JSON: 'La requête n’est pas un JSON valide.',
  UNKNOWN_FIELD: 'La requête contient un champ inconnu.',
  QUANTITY_NOT_A_NUMBER: 'La quantité doit être un nombre.',
  QUANTITY_NOT_WHOLE: 'La quantité doit être un nombre entier',
  QUANTITY_OUT_OF_RANGE: 'La quantité doit être comprise entre 1 et 9999.',
  QUANTITY_NOT_ALLOWED: 'Cette prestation ne s’achète qu’à l’unité.',
  VARIANT_REQUIRED: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  VARIANT_UNAVAILABLE: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  NOT_SOLD_BY_CART: 'Cet article s’achète sur sa propre page.',
  IDEMPOTENCY_KEY_INVALID: 'L’Idempotency-Key manque ou est trop courte.',
  FORM_INVALID: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier votre saisie.',
  FORM_UNPARSABLE: 'Impossible de lire les champs du formulaire, veuillez vérifier votre saisie.',
  SUBMISSION_KEY_INVALID:
    'Une erreur est survenue lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
  CAPTCHA_FAILED: 'Échec de reCAPTCHA. Actualisez cette page et réessayez.',
  FORM_FIELDS_INVALID: 'Un champ du formulaire n’est pas conforme à son type.',
  REDIRECT_NOT_ALLOWED: 'La redirection après l’envoi doit mener à une adresse de ce site ou à une origine autorisée.',
  UNAUTHORIZED: 'La clé d’API est absente, inconnue, expirée ou révoquée.',
  SCOPE_MISSING: 'La clé d’API n’a pas l’autorisation nécessaire.',
  CRUMB_FAIL: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
  ORIGIN_NOT_ALLOWED: 'Cette boutique n’accepte pas de requêtes de cette page.',
  NOT_FOUND: 'Introuvable.',
  ITEM_NOT_FOUND: 'Désolé, cet article n’est plus disponible.',
  ENTRY_NOT_FOUND: 'Cet article n’est plus dans votre panier.',
  FORM_NOT_CONFIGURED: 'Ce formulaire n’a pas encore été configuré.',
  FORM_NOT_FOUND: 'Ce formulaire n’existe pas.',
  SUBMISSION_NOT_FOUND: 'Cet envoi n’existe pas.',
  MAILING_LIST_NOT_FOUND: 'Cette liste de diffusion n’existe pas.',
  METHOD_NOT_ALLOWED: 'Cette méthode n’est pas permise ici.',
  OUT_OF_STOCK: 'Désolé, nous n’avons pas assez de cet article en stock.',
  CART_CONFLICT: 'Votre panier a changé. Veuillez réessayer.',
  CART_FULL: 'Votre panier ne peut pas contenir davantage.',
  FORM_ID_TAKEN: 'Un formulaire avec cet identifiant existe déjà.',
  MAILING_LIST_ID_TAKEN: 'Une liste de diffusion avec cet identifiant existe déjà.',
  FORM_CONFLICT: 'Le formulaire a été modifié entre-temps. Relisez-le avant de le modifier.',
  BODY_TOO_LARGE: 'La requête est trop volumineuse.',
  UNSUPPORTED_MEDIA_TYPE: 'Veuillez envoyer du JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Cette Idempotency-Key a servi à une autre requête.',
  RATE_LIMITED: 'Veuillez réessayer dans quelques secondes.',
  SUBMITTED_TOO_SOON:
    'Impossible d’envoyer le formulaire. Le nombre d’envois autorisé est dépassé. Veuillez réessayer plus tard.',
  OVERLOADED: 'Veuillez réessayer dans quelques secondes.',
  INTERNAL: 'Un problème est survenu. Veuillez réessayer.',
};
