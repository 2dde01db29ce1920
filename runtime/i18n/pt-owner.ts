import type { Catalogue } from './catalogue.ts';

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: '{tagType}: já existe',
  notAnOption: '{val} não é uma das opções esperadas',
  notAPageUrl: '{val} não é uma URL de página válida',
  required: 'Obrigatório',
  tooLong: 'São permitidos no máximo {max} caracteres',
  outOfRange: 'Este valor está fora do intervalo',
  saleNotLower: 'O preço promocional deve ser menor que o preço',
  noSubscription: 'Só produtos físicos e serviços podem ser vendidos como assinatura',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'tag',
  category: 'categoria',
  option: 'opção',
  variant: 'variante',
  sku: 'SKU',
  image: 'imagem',
};
