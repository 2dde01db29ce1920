/** The Italian texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} non è un URL di pagina valido',
  reservedUrl: 'Il negozio stesso usa l’indirizzo {val}',
  urlTaken: '{val} è l’indirizzo di un’altra pagina',
  notAnOption: '{val} non è una delle opzioni previste',
  nameTooLong: '{val} è troppo lungo. Sono ammessi al massimo {max} caratteri',
  tooManyBlocks: 'Una pagina ha al massimo {max} blocchi e questa ne ha {count}',
  wrongBlock: 'Il JSON del blocco {type} è errato in {field}: {reason}',
  blockWithoutJson: 'Il blocco {type} richiede le sue impostazioni come JSON in data-block-json',
  tooManyImages: 'Una galleria ha al massimo {max} immagini e questa ne ha {count}',
  tooLong: 'Sono ammessi al massimo {max} caratteri',
  endBeforeStart: 'La fine non può precedere l’inizio',
  noStart: 'Un evento richiede un inizio',
  notInProducts: 'I prodotti si creano come prodotti',
  orderedByDate: 'Gli elementi di questa raccolta sono ordinati per data',
  notInCollection: 'La raccolta non ha nessun elemento {val}',
  productsByOwner: 'I prodotti sono sempre nell’ordine scelto dal titolare',
  notAVideo: '{val} non è un video di YouTube o Vimeo',
};
