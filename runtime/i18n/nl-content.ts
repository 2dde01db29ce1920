/** The Dutch texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} is geen geldige pagina-URL',
  reservedUrl: 'De winkel zelf heeft het adres {val} nodig',
  urlTaken: '{val} is het adres van een andere pagina',
  notAnOption: '{val} is geen van de verwachte opties',
  nameTooLong: '{val} is te lang. Er zijn maximaal {max} tekens toegestaan',
  tooManyBlocks: 'Een pagina heeft maximaal {max} blokken en deze heeft er {count}',
  wrongBlock: 'De JSON van het blok {type} is onjuist bij {field}: {reason}',
  blockWithoutJson: 'Het blok {type} heeft zijn instellingen nodig als JSON in data-block-json',
  tooManyImages: 'Een galerij heeft maximaal {max} afbeeldingen en deze heeft er {count}',
  tooLong: 'Er zijn maximaal {max} tekens toegestaan',
  endBeforeStart: 'Het einde mag niet voor het begin liggen',
  noStart: 'Een evenement heeft een begin nodig',
  notInProducts: 'Producten worden als producten aangemaakt',
  orderedByDate: 'De items van deze collectie staan op volgorde van datum',
  notInCollection: 'De collectie heeft geen item {val}',
  productsByOwner: 'Producten staan altijd in de volgorde van de eigenaar',
  notAVideo: '{val} is geen video van YouTube of Vimeo',
};
