import type { MovedTranslation } from '../../runtime/contracts/translations.ts';

/** The events of the tea shop in French, by their ids. What was said at length stays English. */
const EVENTS: Readonly<Record<string, { title: string; excerpt: string }>> = {
  'ss-event-greens': {
    title: 'Six verts, une table',
    excerpt: '<p>De l’herbe à l’algue : le goût du printemps dans six jardins.</p>',
  },
  'ss-event-oolongs': {
    title: 'Des oolongs, sans hâte',
    excerpt: '<p>À moitié verts, à moitié noirs, et jamais deux fois pareils.</p>',
  },
  'ss-event-blacks': {
    title: 'Des noirs et un pu-erh',
    excerpt: '<p>Cinq thés pour qui n’aime pas le lait, et un autre plus vieux que la table.</p>',
  },
  'ss-event-night-boat': {
    title: 'Du thé jusqu’au dernier bateau',
    excerpt: '<p>La bouilloire reste allumée de dix heures du soir à une heure et demie.</p>',
  },
  'ss-event-harvest': {
    title: 'Le week-end de la nouvelle récolte',
    excerpt: '<p>Deux jours, toutes boîtes ouvertes. Venez quand vous voulez, restez autant que vous voulez.</p>',
  },
  'ss-event-whites': { title: 'Des blancs, à peine là', excerpt: '<p>Des thés qui récompensent qui se tait.</p>' },
  'ss-event-autumn': {
    title: 'Torréfiés et fumés',
    excerpt: '<p>Un houjicha, un oolong au charbon, et un lapsang gardé au bout de la table.</p>',
  },
  'ss-event-first': {
    title: 'Une table pour débuter',
    excerpt: '<p>Combien, à quelle chaleur, combien de temps : trois questions et six réponses.</p>',
  },
};

export const frenchEvents: MovedTranslation[] = [
  {
    language: 'fr',
    kind: 'collection',
    id: 'ss-events',
    slug: 'rendez-vous',
    texts: {
      title: 'Les soirées au comptoir',
      navigationTitle: 'Rendez-vous',
      description:
        'Des dégustations, et parfois un week-end toutes boîtes ouvertes. Les heures sont celles d’Astoria, dans l’Oregon.',
    },
  },
  ...Object.entries(EVENTS).map(([id, texts]) => ({ language: 'fr', kind: 'item' as const, id, slug: null, texts })),
];
