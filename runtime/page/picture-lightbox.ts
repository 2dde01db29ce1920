/** What a press on enlarges the picture of a picture block. */
export const PICTURE_LIGHTBOX = ':is(.image-block,.sqs-block-image) .lightbox:not(form .lightbox)';
