/** The galleries of the engine's blocks. */
export const GALLERY_BLOCK = '.sqs-gallery-container';
/** The galleries of sections, which the platform's newer sites have. */
export const GALLERY_SECTION = '[class*="gallery-"][data-controller^=Gallery]';
export const GALLERY = `${GALLERY_BLOCK},${GALLERY_SECTION}`;
