/** The catalogue in French. */
import type { Catalogue } from './catalogue.ts';

export const failures: Catalogue['failures'] = {
  unableToAdd: 'Impossible d’ajouter l’article',
  checkConnection: 'Veuillez vérifier votre connexion internet.',
  tryAgain: 'Veuillez réessayer.',
  tryAgainInAFewSeconds: 'Veuillez réessayer dans quelques secondes.',
  sessionExpired: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
  enableCookies: 'Veuillez autoriser les cookies dans votre navigateur, recharger la page et réessayer.',
};

export const addToCart: Catalogue['addToCart'] = {
  add: 'Ajouter au panier',
  adding: 'Ajout…',
  added: 'Ajouté !',
  purchase: 'Acheter',
  subscribe: 'S’abonner',
  selectOneOption: 'Veuillez choisir l’option {option}.',
  selectTwoOptions: 'Veuillez choisir les options {option1} et {option2}.',
  selectManyOptions: 'Veuillez choisir les options {optionsList} et {lastOption}.',
  variantUnavailable: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  notEnoughStock: 'Désolé, nous n’avons pas assez de cet article en stock.',
  quantityNotANumber: 'La quantité doit être un nombre.',
  quantityNotWhole: 'La quantité doit être un nombre entier',
  quantityOutOfRange: 'La quantité doit être comprise entre {min} et {max}.',
  selectDenomination: 'Choisissez un montant pour la carte cadeau',
  unableToAdd: failures.unableToAdd,
  unableToPurchase: 'Impossible d’acheter l’article',
  unableToPurchaseGiftCard: 'Impossible d’acheter la carte cadeau',
  openItemPage: 'Cet article s’achète sur sa propre page.',
  viewItem: 'Voir l’article',
  giftCardNotOpen: 'Les cartes cadeaux ne sont pas encore en vente dans cette boutique.',
  subscriptionNotOpen: 'Les abonnements ne sont pas encore en vente dans cette boutique.',
  additionalFieldsNotOpen: 'Cet article demande un formulaire que cette boutique ne peut pas encore recevoir.',
  expressCheckoutNotOpen: 'L’achat immédiat n’est pas encore possible dans cette boutique.',
  itemUnreadable: 'Désolé, nous ne savons pas à quel article correspond ce bouton.',
};

export const cart: Catalogue['cart'] = {
  updateQuantityFailed: 'Impossible de modifier la quantité',
  removeItemFailed: 'Impossible de retirer l’article',
  updateFormFailed: 'Impossible de modifier le formulaire',
  openFormFailed: 'Impossible d’ouvrir le formulaire',
  minimumSubtotal: 'Pour passer commande, le sous-total doit être de {subtotal} ou plus.',
};

export const cartPill: Catalogue['cartPill'] = {
  overLimit: '100+',
  item: 'article',
  items: 'articles',
  cart: 'Panier',
  oneInCart: 'Un article dans le panier',
  manyInCart: '{n} articles dans le panier',
  moreThanInCart: 'Plus de {n} articles dans le panier',
};

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

export const dialog: Catalogue['dialog'] = { ok: 'OK', cancel: 'Annuler', close: 'Fermer' };

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
  CRUMB_FAIL: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
  ORIGIN_NOT_ALLOWED: 'Cette boutique n’accepte pas de requêtes de cette page.',
  NOT_FOUND: 'Introuvable.',
  ITEM_NOT_FOUND: 'Désolé, cet article n’est plus disponible.',
  ENTRY_NOT_FOUND: 'Cet article n’est plus dans votre panier.',
  METHOD_NOT_ALLOWED: 'Cette méthode n’est pas permise ici.',
  OUT_OF_STOCK: 'Désolé, nous n’avons pas assez de cet article en stock.',
  CART_CONFLICT: 'Votre panier a changé. Veuillez réessayer.',
  CART_FULL: 'Votre panier ne peut pas contenir davantage.',
  BODY_TOO_LARGE: 'La requête est trop volumineuse.',
  UNSUPPORTED_MEDIA_TYPE: 'Veuillez envoyer du JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Cette Idempotency-Key a servi à une autre requête.',
  RATE_LIMITED: 'Veuillez réessayer dans quelques secondes.',
  OVERLOADED: 'Veuillez réessayer dans quelques secondes.',
  INTERNAL: 'Un problème est survenu. Veuillez réessayer.',
};
