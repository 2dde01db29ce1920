/** The French texts that browsers fetch when they are needed. They speak to visitors as “vous”. */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Désolé, nous n’avons pas assez de cet article en stock.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Ouvrir la boutique dans un nouvel onglet',
  message: 'Cette page ne peut pas ouvrir la boutique. Veuillez ouvrir vous-même cette adresse : {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'La boutique n’est pas disponible sur cette page.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'La quantité doit être un nombre.',
  notWhole: 'La quantité doit être un nombre entier',
  outOfRange: 'La quantité doit être comprise entre {min} et {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'Ajouter au panier',
  adding: 'Ajout…',
  added: 'Ajouté !',
  purchase: 'Acheter',
  subscribe: 'S’abonner',
  purchaseOptions: 'Mode d’achat',
  oneTimePurchase: 'Achat unique',
  subscription: 'Abonnement',
  selectOneOption: 'Veuillez choisir l’option {option}.',
  selectTwoOptions: 'Veuillez choisir les options {option1} et {option2}.',
  selectManyOptions: 'Veuillez choisir les options {optionsList} et {lastOption}.',
  variantUnavailable: 'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Choisissez un montant pour la carte cadeau',
  unableToAdd: 'Impossible d’ajouter l’article',
  unableToPurchase: 'Impossible d’acheter l’article',
  unableToPurchaseGiftCard: 'Impossible d’acheter la carte cadeau',
  viewItem: 'Voir l’article',
  itemUnreadable: 'Désolé, cet article ne peut pas être ajouté au panier pour le moment.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Impossible de modifier la quantité',
  removeItemFailed: 'Impossible de retirer l’article',
  updateFormFailed: 'Impossible de modifier le formulaire',
  openFormFailed: 'Impossible d’ouvrir le formulaire',
  minimumSubtotal: 'Pour passer au paiement, il faut un sous-total de {subtotal} ou plus.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Votre panier',
  loading: 'Chargement de votre panier…',
  empty: 'Votre panier est vide.',
  unavailable: 'Votre panier ne peut pas être affiché pour le moment.',
  retry: 'Réessayer',
  continueShopping: 'Continuer vos achats',
  checkOut: 'Passer au paiement',

  quantity: 'Quantité',
  quantityOf: 'Quantité de {title}',
  oneFewer: 'Un de moins : {title}',
  oneMore: 'Un de plus : {title}',
  quantityNow: '{title} : {n}. Sous-total {subtotal}.',
  each: '{price} l’unité',
  reservedByOthers:
    'Quelqu’un est en train de payer le dernier exemplaire. L’article reste dans votre panier et peut redevenir disponible.',
  details: 'Voir ou modifier les informations',
  detailsOf: 'Voir ou modifier les informations de {title}',
  remove: 'Retirer',
  removeTitle: 'Retirer {title}',
  removed: '{title} a été retiré.',
  removeQuestion: 'Retirer {title} ?',
  removeFields: 'Ce que vous avez rempli pour cet article sera aussi supprimé.',
  keep: 'Garder',
  undo: 'Annuler',
  undoTitle: 'Annuler : remettre {title}',
  restored: '{title} est de nouveau dans votre panier.',

  summary: 'Récapitulatif',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  delivery: 'Livraison',
  taxes: 'Taxes',
  free: 'Gratuit',
  atCheckout: 'Calculé lors du paiement',
  taxIncluded: 'Dont {amount} de TVA',
  pricesIncludeTax: 'TTC',
  plusDelivery: 'livraison en sus',
  total: 'Total',
  estimatedTotal: 'Total estimé',

  couponCode: 'Code de réduction',
  apply: 'Appliquer',
  applying: 'Application…',
  couponMissing: 'Saisissez d’abord un code.',
  couponApplied: 'Le code {code} a été appliqué.',
  removeCoupon: 'Retirer le code {code}',
  couponRemoved: 'Le code {code} a été retiré.',
  applyCouponFailed: 'Impossible d’appliquer le code',
  removeCouponFailed: 'Impossible de retirer le code',
  couponUnknown: '{code} n’est plus un code valable.',
  couponNotYet: '{code} n’est pas encore valable.',
  couponEnded: '{code} a expiré.',
  couponUsedUp: '{code} a déjà été entièrement utilisé.',
  couponBelowMinimum: '{code} est valable à partir d’un sous-total de {subtotal}.',
  couponNothingLeft: '{code} n’offre aucune réduction sur ce panier.',

  priceChanged: 'Le prix de {title} est passé de {was} à {is}.',
  quantityChanged: 'La quantité de {title} est passée de {was} à {is}.',
  gone: '{title} n’est plus dans votre panier.',
  emptied: 'Votre panier est maintenant vide : il a été commandé, ou vidé dans un autre onglet.',
  dismiss: 'Masquer',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Envoyer',
  submitting: 'Envoi…',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  required: '(obligatoire)',
  openForm: 'Ouvrir le formulaire',
  signUp: 'S’inscrire pour recevoir les actualités et les nouveautés',
  firstName: 'Prénom',
  lastName: 'Nom',
  address1: 'Adresse 1',
  address2: 'Adresse 2',
  city: 'Ville',
  stateProvince: 'État/Province',
  zipPostalCode: 'Code postal',
  country: 'Pays',
  month: 'Mois',
  day: 'Jour',
  year: 'Année',
  mm: 'MM',
  dd: 'JJ',
  yyyy: 'AAAA',
  hour: 'Heure',
  minute: 'Minute',
  second: 'Seconde',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Indicatif régional',
  prefix: 'Préfixe',
  line: 'Ligne',
  number: 'Numéro',
  selectAnOption: 'Choisir une option',
  stronglyDisagree: 'Pas du tout d’accord',
  disagree: 'Pas d’accord',
  neutral: 'Neutre',
  agree: 'D’accord',
  stronglyAgree: 'Tout à fait d’accord',
  characterCount: '{n} / {max}',
  errorsBelow: 'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le bas pour vérifier.',
  errorsAbove: 'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le haut pour vérifier.',
  thankYou: 'Merci !',
  formUnavailable: 'Ce formulaire ne peut pas être affiché pour le moment.',
  decoyLabel: 'Laissez ce champ vide',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  notAnswered: 'Sans réponse',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Obligatoire',
  invalid: 'Cette saisie n’est pas valide.',
  invalidEmail: 'L’adresse e-mail n’est pas valide. Les adresses e-mail doivent suivre le format {email}.',
  emailFormat: 'nom@exemple.fr',
  overLimit: 'Vous avez dépassé le nombre de caractères autorisé.',
  tooLong: 'La valeur ne doit pas dépasser {max} caractères.',
  noValidSelection: 'Veuillez faire un choix valide.',
  invalidDate: 'Cette date n’existe pas.',
  outOfRange: 'La valeur doit être comprise entre {min} et {max}.',
  invalidCountryCode: 'L’indicatif du pays doit comporter un signe plus facultatif et 4 chiffres au maximum.',
  invalidNumber: 'Les numéros ne doivent contenir que des chiffres et aucun autre caractère.',
  invalidCurrency: 'Le montant doit être écrit sous la forme 1234 ou 123,99.',
  invalidUrl: 'L’URL doit être valide.',
  invalidTwitterUsername: 'Le nom d’utilisateur Twitter doit être valide.',
  invalidPassword: 'Les mots de passe ne doivent pas contenir d’espaces.',
  invalidQuestion: 'L’une des questions n’est pas valide.',
  unknownField: 'Ce champ ne fait pas partie du formulaire.',
  invalidForm: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier votre saisie.',
  allEmpty: 'Veuillez remplir au moins un champ du formulaire.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
  notConfigured: 'Ce formulaire n’a pas encore été configuré.',
  rateLimited:
    'Impossible d’envoyer le formulaire. Le nombre d’envois autorisé est dépassé. Veuillez réessayer plus tard.',
  serverError: 'Impossible de transmettre le formulaire. Veuillez réessayer plus tard.',
  unknown: 'Erreur inconnue, veuillez réessayer plus tard.',
  processing: 'Une erreur est survenue lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
  captchaFailed: 'Échec de reCAPTCHA. Actualisez cette page et réessayez.',
  noKey: 'Impossible d’obtenir une clé d’envoi du formulaire, veuillez réessayer plus tard.',
  unparsable: 'Impossible de lire les champs du formulaire, veuillez vérifier votre saisie.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'ReCaptcha n’a pas été configuré !',
  completeFirst: 'Complétez le CAPTCHA avant d’envoyer.',
  iAmAPerson: 'Je suis une personne',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (épuisé)',
  unavailableValue: '{value} (non disponible)',
};

export const product: LazyCatalogue['product'] = {
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

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'L’adresse e-mail est obligatoire',
  emailInvalid: 'L’adresse e-mail n’est pas valide',
  signingUp: 'Inscription…',
  signedUp: 'C’est noté !',
  confirm: 'Si vous ne l’avez pas encore fait, ouvrez le lien de notre e-mail pour confirmer votre adresse.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|fr|one=par semaine|other=toutes les # semaines}',
  everyMonths: '{billingPeriodValue|fr|one=par mois|other=tous les # mois}',
  everyYears: '{billingPeriodValue|fr|one=par an|other=tous les # ans}',
  forWeeks: '{duration|fr|one=pendant 1 semaine|other=pendant # semaines}',
  forMonths: '{duration|fr|one=pendant 1 mois|other=pendant # mois}',
  forYears: '{duration|fr|one=pendant 1 an|other=pendant # ans}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Images',
  enlarge: 'Agrandir l’image',
  pictureOf: 'Image {n} sur {count}',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  oneFewer: 'Un de moins',
  oneMore: 'Un de plus',
  viewDetails: 'Voir tous les détails',
  productUnavailable: 'Désolé, cet article ne peut pas être affiché pour le moment.',
  productUnknown: 'Désolé, cet article n’est plus en vente.',
  quickViewFailed: 'Impossible d’ouvrir l’aperçu rapide',
  previousProduct: 'Article précédent',
  nextProduct: 'Article suivant',
  productOf: '{n} sur {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Lieux suggérés',
  offered: 'Des suggestions sont disponibles. Choisissez-en une avec les flèches haut et bas.',
  source: 'Suggestions de {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count} avis',
  ratingOf: '{rating} sur {best}',
  moreReviews: 'Plus d’avis',
  verified: 'Achat vérifié',
  verifiedMeaning:
    'Les avis marqués « Achat vérifié » viennent de personnes qui ont acheté cet article ici : elles ont écrit par un lien que seul l’acheteur d’une commande reçoit. Les autres avis ne sont pas vérifiés ainsi.',
  reviewPicture: 'Photo {n} sur {count} de {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Aucun commentaire',
  one: '1 commentaire',
  many: '{n} commentaires',
  empty: 'Personne n’a encore écrit.',
  write: 'Écrire un commentaire',
  comment: 'Commentaire',
  name: 'Nom',
  email: 'E-mail (facultatif, non affiché)',
  send: 'Envoyer le commentaire',
  sending: 'Envoi…',
  signedInAs: 'Vous écrivez sous le nom de {name}.',
  signIn: 'Connectez-vous pour écrire un commentaire.',
  closed: 'Les commentaires sont fermés.',
  waits: 'Les commentaires sont affichés après l’accord de la boutique.',
  needsScript: 'Veuillez autoriser les scripts sur cette page pour écrire un commentaire.',
  pending: 'En attente d’approbation. Vous seul voyez ce commentaire.',
  hidden: 'Ce commentaire n’est pas affiché.',
  deletedUser: 'Utilisateur supprimé',
  shop: 'Auteur',
  reply: 'Répondre',
  replyTo: 'Répondre à {name}',
  inReplyTo: 'En réponse à {name}',
  cancel: 'Annuler',
  like: 'J’aime',
  report: 'Signaler',
  reportQuestion: 'Signaler ce commentaire à la boutique ?',
  reported: 'Signalé',
  reportDone: 'Merci. La boutique a été informée de ce commentaire.',
  edit: 'Modifier',
  save: 'Enregistrer',
  edited: 'modifié',
  remove: 'Supprimer',
  removeQuestion: 'Supprimer votre commentaire ?',
  removed: 'Votre commentaire a été supprimé.',
  posted: 'Votre commentaire a été publié.',
  waiting: 'Merci. Votre commentaire sera affiché après l’accord de la boutique.',
  changed: 'Votre commentaire a été modifié.',
  more: 'Afficher plus de commentaires',
  first: 'Afficher les premiers commentaires',
  failed: 'Votre commentaire n’a pas été envoyé. Votre texte est toujours là.',
  offline: 'Veuillez vérifier votre connexion internet et réessayer.',
  by: 'Commentaire de {name}',
  yes: 'Oui',
  no: 'Non',
  sentTitle: 'Merci pour votre commentaire',
  back: 'Retour à la page',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Vider votre panier ?',
  emptyCartMessage: 'Un assistant de votre navigateur demande à retirer tous les articles de votre panier.',
  emptyCartYes: 'Vider le panier',
  placeOrder: 'Passer cette commande ?',
  placeOrderMessage:
    'Un assistant de votre navigateur demande à passer cette commande pour vous. Vérifiez-la avant d’accepter.',
};
