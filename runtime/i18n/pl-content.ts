/** The Polish texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} nie jest prawidłowym adresem URL strony',
  reservedUrl: 'Adresu {val} potrzebuje sam sklep',
  urlTaken: '{val} to adres innej strony',
  notAnOption: '{val} nie należy do oczekiwanych opcji',
  nameTooLong: '{val} to zbyt długa nazwa. Dozwolone: najwyżej {max|pl|one=# znak|few=# znaki|many=# znaków}',
  tooManyBlocks: 'Strona może mieć najwyżej {max|pl|one=# blok|few=# bloki|many=# bloków}, a ta ma {count}',
  wrongBlock: 'Kod JSON bloku {type} jest nieprawidłowy w polu {field}: {reason}',
  blockWithoutJson: 'Blok {type} wymaga ustawień w formacie JSON w data-block-json',
  tooManyImages: 'Galeria może mieć najwyżej {max|pl|one=# zdjęcie|few=# zdjęcia|many=# zdjęć}, a ta ma {count}',
  tooLong: 'Dozwolone: najwyżej {max|pl|one=# znak|few=# znaki|many=# znaków}',
  endBeforeStart: 'Koniec nie może być wcześniejszy niż początek',
  noStart: 'Wydarzenie musi mieć początek',
  notInProducts: 'Produkty należy tworzyć jako produkty',
  orderedByDate: 'Pozycje tej kolekcji są ułożone według dat',
  notInCollection: 'W kolekcji nie ma pozycji {val}',
  productsByOwner: 'Produkty są zawsze ułożone w kolejności ustalonej przez właściciela',
  notAVideo: '{val} nie jest filmem z YouTube ani Vimeo',
};
