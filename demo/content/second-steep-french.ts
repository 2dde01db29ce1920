import type { MovedTranslation } from '../../runtime/contracts/translations.ts';
import { frenchEvents } from './second-steep-french-events.ts';
import { frenchTexts } from './second-steep-french-texts.ts';

type Texts = Record<string, string>;

const of = (kind: MovedTranslation['kind'], id: string, texts: Texts, slug: string | null = null) => ({
  language: 'fr',
  kind,
  id,
  slug,
  texts,
});
/** Texts that are named by themselves. */
const own = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([text, french]) => [`${text.startsWith('<') ? 'html' : 'text'}:${text}`, french]),
  );

/** The shop in French: its main pages, menus, forms and fixed words, some products and posts. All else is shown in English. */
export const french: MovedTranslation[] = [
  of(
    'site',
    'site',
    own({
      'Packed by hand on Tuesdays and Fridays': 'Emballé à la main le mardi et le vendredi',
      '<p>Loose tea, and the few things it needs. Packed on Tuesdays and Fridays in Astoria, Oregon.</p>':
        '<p>Du thé en vrac, et le peu qu’il lui faut. Emballé le mardi et le vendredi à Astoria, dans l’Oregon.</p>',
      Search: 'Recherche',
      Archive: 'Archives',
      Cart: 'Panier',
      'Your account': 'Votre compte',
      'This part of the shop opens with a password.': 'Cette partie de la boutique s’ouvre avec un mot de passe.',
      'For our guests': 'Pour nos invités',
    }),
  ),
  of('navigation', 'mainNav', own({ Visit: 'Nous voir' })),
  of('navigation', '_memberareas', own({ 'The Circle': 'Le Cercle' })),
  of('collection', 'ss-home', {
    title: 'Le bon thé est meilleur la deuxième fois',
    navigationTitle: 'Accueil',
    description: 'Du thé en vrac et le peu qu’il lui faut, emballés deux fois par semaine à Astoria, dans l’Oregon.',
    mainContent:
      '<p>Les feuilles entières s’ouvrent lentement. Nous vendons des thés qui ont encore quelque chose à dire à la deuxième théière, et les quelques bonnes choses qu’il faut pour y arriver.</p>',
  }),
  of('collection', 'ss-hello', {
    title: 'Second Steep en bref',
    navigationTitle: 'En bref',
    description: 'Vous avez notre boîte à la main. Voici quoi en faire.',
    ...own({
      'Pour it twice': 'Versez-le deux fois',
      '<p>You have our tin in your hand. The first pot takes three minutes, and the second one two. The rest is here.</p>':
        '<p>Vous avez notre boîte à la main. La première théière prend trois minutes, la deuxième deux. Le reste est ici.</p>',
      'How to brew it': 'Comment l’infuser',
      'Order more': 'En commander',
      'The tea bar': 'Le bar à thé',
      Tastings: 'Dégustations',
      'Write to us': 'Nous écrire',
    }),
  }),
  of(
    'collection',
    'ss-shop',
    {
      title: 'Toute l’étagère',
      navigationTitle: 'Boutique',
      description: 'Treize choses. Si elles sont là, c’est que l’un de nous s’en sert chaque matin.',
    },
    'boutique',
  ),
  of('collection', 'ss-journal', {
    title: 'Journal',
    navigationTitle: 'Journal',
    description: 'Notes sur l’eau, les feuilles et la patience.',
  }),
  of(
    'collection',
    'ss-about',
    {
      title: 'Deux personnes et une très grande bouilloire',
      navigationTitle: 'Qui sommes-nous',
      description: 'Qui emballe votre thé, et comment nous le choisissons.',
      mainContent: `<img src="/assets/pictures/about-shopfront.svg" alt="Notre vitrine : un store rayé, une théière et une porte verte" width="1200" height="750">
<p>Second Steep est né d’une dispute : a-t-on le droit de verser de l’eau chaude deux fois sur les mêmes feuilles ? Oui. Avec un thé à feuilles entières, il le faut même : la première théière le réveille, la deuxième est celle que l’on partage.</p>
<p>Nous sommes June et Okoro. June goûte, Okoro emballe. Nous achetons de petits lots directement à onze jardins, une fois par an, et nous imprimons la récolte sur chaque boîte.</p>
<h2>Comment nous choisissons</h2>
<p>Chaque thé est infusé quatre fois avant d’être commandé. Si la troisième tasse est fade, nous le laissons. C’est toute la méthode.</p>
<h2>Passez nous voir</h2>
<p>Le comptoir du 14 Duane Street est ouvert du jeudi au dimanche, de dix à dix-sept heures. La bouilloire est toujours allumée, et trois soirs par mois nous <a href="/tastings">dégustons ensemble</a>.</p>`,
    },
    'qui-sommes-nous',
  ),
  of('collection', 'ss-contact', { title: 'Écrivez-nous', navigationTitle: 'Contact' }),
  of('collection', 'ss-brewing', {
    title: 'Infuser en quatre leçons',
    navigationTitle: 'Cours d’infusion',
    description: 'La feuille, l’eau, le temps et la deuxième théière. Chaque leçon dure le temps d’une tasse.',
  }),
  of('collection', 'ss-tea-bar', { title: 'Le bar à thé', navigationTitle: 'Bar à thé' }),
  of('collection', 'ss-tastings', {
    title: 'Six tasses, une table',
    navigationTitle: 'Dégustations',
    description: 'Trois soirs par mois au comptoir d’Astoria.',
  }),
  of('collection', 'ss-wholesale', {
    title: 'Servez notre thé',
    navigationTitle: 'Professionnels',
    description: 'Pour les cafés, les boutiques et les cantines.',
  }),
  of('category', 'ss-shop-tea', { title: 'Thé' }),
  of('category', 'ss-shop-teaware', { title: 'Autour du thé' }),
  of('category', 'ss-shop-gifts', { title: 'Cadeaux' }),
  of('category', 'ss-shop-tastings-books', { title: 'Dégustations et livres' }),
  of('category', 'ss-shop-tins', { title: 'Boîtes' }),
  of('category', 'ss-shop-subscriptions', { title: 'Abonnements' }),
  of('category', 'ss-shop-pots', { title: 'Théières' }),
  of('category', 'ss-shop-cups', { title: 'Tasses' }),
  of('category', 'ss-shop-tools', { title: 'Ustensiles' }),
  of(
    'item',
    'ss-everyday-teapot',
    {
      title: 'Théière de tous les jours',
      excerpt:
        '<p>Grès blanc, 700 ml, avec un bec qui ne goutte pas. Le couvercle tient quand vous versez, car il a un ergot là où il faut.</p>',
      body: '<ul><li>700 ml, quatre tasses</li><li>Filtre en acier inclus</li><li>Va au lave-vaisselle</li></ul>',
      ...own({
        'A white teapot with a yellow knob on a red table': 'Une théière blanche à bouton jaune sur une table rouge',
        'The white teapot beside a steaming yellow cup': 'La théière blanche à côté d’une tasse jaune fumante',
        'The teapot close up, from the side': 'La théière de près, de profil',
      }),
    },
    'theiere-de-tous-les-jours',
  ),
  of(
    'item',
    'ss-linen-towel',
    {
      title: 'Torchon en lin',
      excerpt:
        '<p>Lin lavé à bordure tissée. Il essuie une théière d’un seul geste et embellit chaque année. Indigo et Corail sont des fins de rouleau, donc moins chers.</p>',
      body: '<ul><li>Petit 45 × 65 cm, grand 55 × 80 cm</li><li>Tissé en Lituanie</li><li>Avec une attache, bien sûr</li></ul>',
      ...own({
        Colour: 'Couleur',
        Size: 'Taille',
        Coral: 'Corail',
        Leaf: 'Feuille',
        Small: 'Petit',
        Large: 'Grand',
        'A lilac linen towel with an indigo border': 'Un torchon lilas à bordure indigo',
        'A coral linen towel with white and yellow stripes': 'Un torchon corail à rayures blanches et jaunes',
        'A green linen towel with white and yellow stripes': 'Un torchon vert à rayures blanches et jaunes',
      }),
    },
    'torchon-en-lin',
  ),
  of('item', 'ss-house-blend', { title: 'Mélange maison n° 4' }, 'melange-maison'),
  of('item', 'ss-monthly-tin', { title: 'La boîte du mois' }, 'boite-du-mois'),
  of('item', 'ss-brewing-guide', { title: 'Le guide de l’infusion' }, 'guide-de-l-infusion'),
  of('item', 'ss-gift-card', { title: 'Carte cadeau' }, 'carte-cadeau'),
  of('form', 'ss-newsletter', {
    name: 'Les lettres du comptoir',
    submitButtonText: 'S’inscrire',
    submissionMessage: '<p>Presque fini : suivez le lien dans le mail que nous venons de vous envoyer.</p>',
    disclaimerMessage: '<p>Une lettre par mois. Chacune a un lien pour les arrêter.</p>',
    ...own({ 'Email Address': 'Adresse e-mail' }),
  }),
  of('form', 'ss-contact', {
    submitButtonText: 'Envoyer à June',
    submissionMessage:
      '<p><strong>Merci !</strong> June lit ces messages pendant la deuxième théière. Elle vous répond sous deux jours.</p>',
    ...own({
      Name: 'Nom',
      Email: 'E-mail',
      'Only to answer you.': 'Seulement pour vous répondre.',
      'you@example.com': 'vous@exemple.fr',
      'What is it about?': 'De quoi s’agit-il ?',
      'An order': 'Une commande',
      'Which tea to pick': 'Quel thé choisir',
      'Something broke': 'Quelque chose s’est cassé',
      'Something else': 'Autre chose',
      'Order number': 'Numéro de commande',
      'If there is one. It stands in the email about your order.':
        'S’il y en a un. Il se trouve dans l’e-mail de confirmation.',
      Message: 'Message',
      'How did you find us?': 'Comment nous avez-vous trouvés ?',
      'A friend': 'Par des amis',
      'A café that pours our tea': 'Dans un café qui sert notre thé',
      'The journal': 'Par le journal',
      'Walked past': 'En passant devant',
    }),
  }),
  of('item', 'ss-post-second-pot', { title: 'Pourquoi la deuxième théière est la bonne' }, 'la-deuxieme-theiere'),
  of('item', 'ss-post-kettle', { title: 'Vous n’avez sans doute pas besoin de thermomètre' }, 'sans-thermometre'),
  of('item', 'ss-post-terraces', { title: 'Une semaine sur les terrasses' }, 'une-semaine-sur-les-terrasses'),
  ...frenchEvents,
  ...frenchTexts,
];
