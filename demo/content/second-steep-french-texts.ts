import type { MovedTranslation } from '../../runtime/contracts/translations.ts';

/** The fixed words of the shop's templates in French, by template. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cart.page': {
    'Your cart': 'Votre panier',
    'Your cart is kept by this page’s script. Please switch JavaScript on to use it.':
      'Le script de cette page garde votre panier. Activez JavaScript pour l’utiliser.',
    'Continue shopping': 'Continuer vos achats',
  },
  'events.item': {
    'See it on the map': 'Voir sur la carte',
    'See what comes next': 'Voir la suite',
    'Add to your calendar': 'Ajouter à votre agenda',
  },
  'events.list': {
    'All events': 'Tous les rendez-vous',
    'Month by month': 'Mois par mois',
    'Add them all to your calendar': 'Les ajouter tous à votre agenda',
    'Coming up': 'À venir',
    'Nothing is planned yet.': 'Rien n’est prévu pour l’instant.',
    'Tell us': 'Dites-nous',
    'what you would come for.': 'ce qui vous ferait venir.',
    'Events that are over': 'Rendez-vous passés',
  },
  'home.page': {
    'Shop all tea things': 'Tout pour le thé',
    'Three teas a week': 'Trois thés par semaine',
    'A white teapot, a tin of tea and a steaming cup on a red table before green hills':
      'Une théière blanche, une boîte de thé et une tasse fumante sur une table rouge devant des collines vertes',
    'What regulars reorder': 'Ce que les habitués recommandent',
    'See everything': 'Tout voir',
    'How we work': 'Notre façon de faire',
    'Picked this year': 'Cueilli cette année',
    'We buy one harvest at a time and stop selling it when it is over a year old.':
      'Nous achetons une récolte à la fois et ne la vendons plus quand elle a plus d’un an.',
    'Made to be steeped twice': 'Fait pour deux infusions',
    'Whole leaves give their best on the second cup. The tin tells you how long to wait.':
      'Les feuilles entières donnent le meilleur à la deuxième tasse. La boîte dit combien de temps attendre.',
    'Thirty days to change your mind': 'Trente jours pour changer d’avis',
    'Opened or not. Tell us what you did not like and we will pick you something else.':
      'Ouvert ou non. Dites-nous ce qui ne vous a pas plu, et nous vous choisirons autre chose.',
    'From the journal': 'Dans le journal',
    'All posts': 'Tous les articles',
  },
  'lessons.item': {
    Finished: 'Terminée',
    Lessons: 'Leçons',
    'Previous lesson:': 'Leçon précédente :',
    'Next lesson:': 'Leçon suivante :',
  },
  'lessons.list': {
    Finished: 'Terminée',
    'No lesson is here yet.': 'Il n’y a pas encore de leçon.',
  },
  'not-found.page': {
    'This cup is empty': 'Cette tasse est vide',
    'There is no page at this address. It may have sold out, or moved.':
      'Il n’y a pas de page à cette adresse. L’article est peut-être épuisé, ou la page a changé de place.',
    'Go to the shop': 'Aller à la boutique',
    Search: 'Rechercher',
  },
  'products.item': {
    Breadcrumb: 'Fil d’Ariane',
    'out of': 'sur',
    '1 review': '1 avis',
    reviews: 'avis',
    'How to buy it': 'Comment l’acheter',
    Subscription: 'Abonnement',
    'One-time purchase': 'Achat unique',
    'One fewer': 'Un de moins',
    'One more': 'Un de plus',
    'Buying needs JavaScript, which is off in this browser':
      'L’achat a besoin de JavaScript, qui est désactivé dans ce navigateur',
    'You might also like': 'Vous aimerez peut-être',
  },
  'products.list': {
    'Nothing here yet.': 'Il n’y a encore rien ici.',
  },
  'search.page': {
    Search: 'Rechercher',
    'Search for': 'Rechercher',
    'Nothing found for “': 'Rien trouvé pour « ',
    '”. Try another word.': ' ». Essayez un autre mot.',
    'More than': 'Plus de',
    '1 result for': '1 résultat pour',
    'results for': 'résultats pour',
  },
  'site.region': {
    'Skip to content': 'Aller au contenu',
  },
  'partials/brand': {
    ', home': ', accueil',
  },
  'partials/cart-indicators': {
    Cart: 'Panier',
  },
  'partials/category-nav': {
    Categories: 'Catégories',
    Everything: 'Tout',
  },
  'partials/checkout-footer': {
    Help: 'Aide',
    'Questions? Write to us': 'Des questions ? Écrivez-nous',
  },
  'partials/checkout-header': {
    'Back to cart': 'Retour au panier',
  },
  'partials/footer': {
    Footer: 'Pied de page',
    Cart: 'Panier',
  },
  'partials/gallery': {
    Pictures: 'Images',
    Picture: 'Image',
    'Enlarge picture': 'Agrandir l’image',
  },
  'partials/header': {
    Main: 'Principale',
    Search: 'Rechercher',
    Account: 'Compte',
  },
  'partials/month': {
    Months: 'Mois',
  },
  'partials/pages': {
    'Previous page': 'Page précédente',
    'Next page': 'Page suivante',
  },
  'partials/reviews': {
    'What people say': 'Ce que l’on en dit',
    'out of': 'sur',
    '1 review': '1 avis',
    reviews: 'avis',
    'These were the oldest reviews.': 'C’étaient les avis les plus anciens.',
    'See the latest': 'Voir les derniers',
    'Nobody has written about this yet.': 'Personne n’a encore écrit à ce sujet.',
    'Older reviews': 'Avis plus anciens',
  },
};

export const frenchTexts: MovedTranslation[] = Object.entries(TEXTS).map(([id, translations]) => ({
  language: 'fr',
  kind: 'template',
  id,
  slug: null,
  texts: Object.fromEntries(Object.entries(translations).map(([text, french]) => [`text:${text}`, french])),
}));
