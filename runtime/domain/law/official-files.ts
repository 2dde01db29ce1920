/** The page of the European Commission from which owners fetch the official files. */
export const OFFICIAL_FILES_URL =
  'https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en';
