import type { Catalogue } from './catalogue.ts';

export const imports: Catalogue['imports'] = {
  newCategory: 'Se crea la categoría «{name}».',
  stockLeft: 'Las existencias de la tienda no cambian.',
  notJson: 'El JSON no es válido.',
  noRecord: 'Esta línea no es un registro de una tienda.',
  noProduct: 'El objeto {number} no es ni un registro ni un artículo entero con su id, su colección y sus variantes.',
  otherVersion: 'El archivo lo escribió otra versión, que esta tienda no lee.',
  brokenOff: 'El archivo termina demasiado pronto. Faltan registros.',
  otherCount: 'El archivo debería tener {count} registros.',
};
