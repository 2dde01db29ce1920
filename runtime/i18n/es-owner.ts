import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Ya existe: {tagType}',
  notAnOption: '{val} no es una de las opciones esperadas',
  notAPageUrl: '{val} no es una URL de página válida',
  required: 'Obligatorio',
  tooLong: 'Como máximo {max} caracteres',
  outOfRange: 'Este valor está fuera de los límites',
  saleNotLower: 'El precio de oferta debe ser inferior al precio',
  noSubscription: 'Solo los artículos físicos y los servicios se pueden vender por suscripción',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'etiqueta',
  category: 'categoría',
  option: 'opción',
  variant: 'variante',
  sku: 'SKU',
  image: 'imagen',
};
