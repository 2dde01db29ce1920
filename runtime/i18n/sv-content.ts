/** The Swedish texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} är inte en giltig sidadress',
  reservedUrl: 'Butiken behöver själv adressen {val}',
  urlTaken: '{val} är adressen till en annan sida',
  notAnOption: '{val} är inte ett av de väntade alternativen',
  nameTooLong: '{val} är för långt. Högst {max} tecken är tillåtna',
  tooManyBlocks: 'En sida får ha högst {max} block, och den här har {count}',
  wrongBlock: 'JSON för blocket {type} är fel vid {field}: {reason}',
  blockWithoutJson: 'Blocket {type} behöver sina inställningar som JSON i data-block-json',
  tooManyImages: 'Ett galleri får ha högst {max} bilder, och det här har {count}',
  tooLong: 'Högst {max} tecken är tillåtna',
  endBeforeStart: 'Slutet får inte vara före början',
  noStart: 'Ett evenemang behöver en starttid',
  notInProducts: 'Produkter skapas som produkter',
  orderedByDate: 'Objekten i den här samlingen är ordnade efter datum',
  notInCollection: 'Samlingen har inget objekt {val}',
  productsByOwner: 'Produkter visas alltid i ägarens ordning',
  notAVideo: '{val} är inte en video från YouTube eller Vimeo',
};
