/** The French texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} n’est pas une adresse de page valide',
  reservedUrl: 'La boutique a elle-même besoin de l’adresse {val}',
  urlTaken: '{val} est l’adresse d’une autre page',
  notAnOption: '{val} n’est pas une des options attendues',
  nameTooLong: '{val} est trop long. {max} caractères au plus sont permis',
  tooManyBlocks: 'Une page a {max} blocs au plus, et celle-ci en a {count}',
  wrongBlock: 'Le JSON du bloc {type} est incorrect à {field} : {reason}',
  blockWithoutJson: 'Le bloc {type} a besoin de ses réglages en JSON dans data-block-json',
  tooManyImages: 'Une galerie a {max} images au plus, et celle-ci en a {count}',
  tooLong: '{max} caractères au plus sont permis',
  endBeforeStart: 'La fin ne doit pas précéder le début',
  noStart: 'Un événement a besoin d’un début',
  notInProducts: 'Les articles sont créés comme articles',
  orderedByDate: 'Les éléments de cette collection sont dans l’ordre de leurs dates',
  notInCollection: 'La collection n’a pas d’élément {val}',
  productsByOwner: 'Les articles sont toujours dans l’ordre choisi',
  notAVideo: '{val} n’est pas une vidéo de YouTube ou de Vimeo',
};
