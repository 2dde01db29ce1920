/** The Portuguese texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} não é uma URL de página válida',
  reservedUrl: 'A própria loja precisa do endereço {val}',
  urlTaken: '{val} é o endereço de outra página',
  notAnOption: '{val} não é uma das opções esperadas',
  nameTooLong: '{val} é longo demais. São permitidos no máximo {max} caracteres',
  tooManyBlocks: 'Uma página tem no máximo {max} blocos, e esta tem {count}',
  wrongBlock: 'O JSON do bloco {type} está errado em {field}: {reason}',
  blockWithoutJson: 'O bloco {type} precisa das configurações como JSON em data-block-json',
  tooManyImages: 'Uma galeria tem no máximo {max} imagens, e esta tem {count}',
  tooLong: 'São permitidos no máximo {max} caracteres',
  endBeforeStart: 'O fim não pode ser antes do início',
  noStart: 'Um evento precisa de um início',
  notInProducts: 'Produtos são criados como produtos',
  orderedByDate: 'Os itens desta coleção seguem a ordem das datas',
  notInCollection: 'A coleção não tem nenhum item {val}',
  productsByOwner: 'Os produtos seguem sempre a ordem do proprietário',
  notAVideo: '{val} não é um vídeo do YouTube nem do Vimeo',
};
