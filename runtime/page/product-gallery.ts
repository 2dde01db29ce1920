/** The gallery of a product's pictures, in the families of themes. One may stand in another. */
export const PRODUCT_GALLERY =
  '.ProductItem-gallery,.product-gallery,.pdp-gallery,.pdp-gallery-wrapper,.pdp-gallery-images,#productGallery';
/** Older themes put the thumbnails beside the gallery. */
export const OLDER_THUMBNAILS = '#productThumbnails';
export const PRODUCT_SLIDE =
  '.ProductItem-gallery-slides-item,.product-gallery-slides-item,.pdp-gallery-slides,#productSlideshow>.slide';
export const PRODUCT_THUMBNAIL = `.ProductItem-gallery-thumbnails-item,.product-gallery-thumbnails-item,.pdp-gallery-thumbnails-item,${OLDER_THUMBNAILS}>.slide`;
