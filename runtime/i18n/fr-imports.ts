import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'La catégorie « {name} » est créée.',
  stockLeft: 'Le stock de la boutique reste inchangé.',
  notJson: 'Le JSON n’est pas valable.',
  noRecord: 'Cette ligne n’est pas un enregistrement d’une boutique.',
  noProduct:
    'L’objet {number} n’est ni un enregistrement ni un article entier avec son id, sa collection et ses variantes.',
  otherVersion: 'Le fichier a été écrit par une autre version, que cette boutique ne lit pas.',
  brokenOff: 'Le fichier se termine trop tôt. Il manque des enregistrements.',
  otherCount: 'Le fichier devrait avoir {count} enregistrements.',
};
