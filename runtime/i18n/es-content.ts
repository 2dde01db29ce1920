/** The Spanish texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} no es una dirección de página válida',
  reservedUrl: 'La propia tienda necesita la dirección {val}',
  urlTaken: '{val} es la dirección de otra página',
  notAnOption: '{val} no es una de las opciones esperadas',
  nameTooLong: '{val} es demasiado largo. Se permiten {max} caracteres como máximo',
  tooManyBlocks: 'Una página tiene {max} bloques como máximo, y esta tiene {count}',
  wrongBlock: 'El JSON del bloque {type} es incorrecto en {field}: {reason}',
  blockWithoutJson: 'El bloque {type} necesita sus ajustes como JSON en data-block-json',
  tooManyImages: 'Una galería tiene {max} imágenes como máximo, y esta tiene {count}',
  tooLong: 'Se permiten {max} caracteres como máximo',
  endBeforeStart: 'El final no puede ser anterior al comienzo',
  noStart: 'Un evento necesita un comienzo',
  notInProducts: 'Los artículos se crean como artículos',
  orderedByDate: 'Los elementos de esta colección están en el orden de sus fechas',
  notInCollection: 'La colección no tiene el elemento {val}',
  productsByOwner: 'Los artículos siempre están en el orden elegido',
  notAVideo: '{val} no es un vídeo de YouTube ni de Vimeo',
};
