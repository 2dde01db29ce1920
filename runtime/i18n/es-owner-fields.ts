import type { Catalogue } from './catalogue.ts';

export const ownerFields: Catalogue['ownerFields'] = {
  missing: 'Indique un valor.',
  number: 'Debe ser un número entero.',
  text: 'Debe ser un texto.',
  yesOrNo: 'Debe ser true o false.',
  list: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  least: 'Debe ser {limit} o más.',
  most: 'Debe ser {limit} o menos.',
  empty: 'No puede estar vacío.',
  longest: 'Puede tener {limit} caracteres como máximo.',
  entries: 'Esta lista puede tener {limit} elementos como máximo.',
  choice: '{val} no es una de las opciones posibles.',
  email: 'Introduzca un correo electrónico válido.',
  link: '{val} no es una dirección de página válida.',
  country: '{val} no es el código de un país.',
  region: '{val} no es una región que nombren las direcciones de este país.',
  id: 'Un identificador solo tiene letras, cifras, - y _.',
  repeatedId: 'Cada identificador se puede usar una vez.',
  ascending: 'Cada tramo debe empezar por encima del anterior.',
  oneTier: 'Un precio fijo tiene un solo tramo.',
  aboveMinimum: 'El máximo debe superar el mínimo.',
  noInstallments:
    'El pago a plazos necesita una cuenta en Estados Unidos, Canadá, Australia, Nueva Zelanda o el Reino Unido, y la moneda de ese país.',
  other: 'Este valor no es válido.',
};
