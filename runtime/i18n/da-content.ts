/** The Danish texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} er ikke en gyldig sideadresse',
  reservedUrl: 'Butikken bruger selv adressen {val}',
  urlTaken: '{val} er adressen på en anden side',
  notAnOption: '{val} er ikke en af de mulige værdier',
  nameTooLong: '{val} er for langt. Der er højst plads til {max} tegn',
  tooManyBlocks: 'En side har højst {max} blokke, og denne har {count}',
  wrongBlock: 'JSON-koden i blokken {type} er forkert ved {field}: {reason}',
  blockWithoutJson: 'Blokken {type} skal have sine indstillinger som JSON i data-block-json',
  tooManyImages: 'Et galleri har højst {max} billeder, og dette har {count}',
  tooLong: 'Der er højst plads til {max} tegn',
  endBeforeStart: 'Sluttidspunktet må ikke ligge før starttidspunktet',
  noStart: 'En begivenhed skal have et starttidspunkt',
  notInProducts: 'Produkter oprettes som produkter',
  orderedByDate: 'Indholdet i denne samling er ordnet efter dato',
  notInCollection: 'Samlingen indeholder ikke {val}',
  productsByOwner: 'Produkter står altid i ejerens rækkefølge',
  notAVideo: '{val} er ikke en video fra YouTube eller Vimeo',
};
