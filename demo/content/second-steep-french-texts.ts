import type { MovedTranslation } from '../../runtime/contracts/translations.ts';

/** The fixed words of the shop's templates in French, by template. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
  'not-found.page': {
    'This cup is empty': 'Cette tasse est vide',
    'There is no page at this address. It may have sold out, or moved.':
      'Il n’y a pas de page à cette adresse. L’article est peut-être épuisé, ou la page a changé de place.',
    'Go to the shop': 'Aller à la boutique',
    Search: 'Rechercher',
  },
};

export const frenchTexts: MovedTranslation[] = Object.entries(TEXTS).map(([id, translations]) => ({
  language: 'fr',
  kind: 'template',
  id,
  slug: null,
  texts: Object.fromEntries(Object.entries(translations).map(([text, french]) => [`text:${text}`, french])),
}));
