import type { Catalogue } from './catalogue.ts';

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
  country: '{val} n’est pas le code d’un pays.',
  region: '{val} n’est pas une région des adresses de ce pays.',
  id: 'Un identifiant n’a que des lettres, des chiffres, - et _.',
  repeatedId: 'Chaque identifiant ne peut servir qu’une fois.',
  ascending: 'Chaque palier doit commencer au-dessus du précédent.',
  oneTier: 'Un prix fixe a un seul palier.',
  aboveMinimum: 'Le maximum doit dépasser le minimum.',
  noInstallments:
    'Le paiement en plusieurs fois demande un compte aux États-Unis, au Canada, en Australie, en Nouvelle-Zélande ou au Royaume-Uni, et la devise de ce pays.',
  other: 'Cette valeur n’est pas valide.',
};
