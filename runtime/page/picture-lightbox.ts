/** The openers of picture blocks: a press on one enlarges the picture in it. */
export const PICTURE_LIGHTBOX = ':is(.image-block,.sqs-block-image) .lightbox:not(form .lightbox)';
