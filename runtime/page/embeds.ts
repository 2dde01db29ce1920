/** A link that a press turns into the frame of a video or a map. */
export const EMBED_LINK = 'a[data-sq-embed]';
/** The engine's video, whose frame is written in an attribute. */
export const VIDEO_WRAPPER = '.sqs-video-wrapper[data-html]';
