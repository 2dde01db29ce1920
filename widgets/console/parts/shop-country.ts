/** The country of the business by its code; '' where its owner has not said. */
export function shopCountry(): string {
  return document.body.dataset.country ?? '';
}
