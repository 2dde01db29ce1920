import type { Law } from '../../runtime/contracts/law-settings.ts';
import type { ProductContact } from '../../runtime/contracts/product-law.ts';

const workshop: ProductContact = {
  name: 'Lampenwerk Halle GmbH',
  postalAddress: 'Hof 3\n06108 Halle (Saale)\nDeutschland',
  electronicAddress: 'werkstatt@lampenwerk.example',
};

/** The setting `law`: who makes the lamps, and where that is registered. The numbers are made up. */
export const lawSettings: Partial<Law> = {
  manufacturer: workshop,
  registrations: [
    { register: 'LUCID', number: 'DE0000000000000', countryCode: 'DE' },
    { register: 'stiftung ear (WEEE)', number: 'DE 00000000', countryCode: 'DE' },
  ],
  returnAddress: 'Lampenwerk Halle GmbH\nHof 3\n06108 Halle (Saale)',
};

/** Who makes the cable. */
export const cableMaker: ProductContact = {
  name: 'Kabelei Zeitz',
  postalAddress: 'Am Kanal 8\n06712 Zeitz\nDeutschland',
  electronicAddress: 'kontakt@kabelei.example',
};
