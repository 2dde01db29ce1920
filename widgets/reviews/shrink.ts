/** Longest side of a picture that is sent, in pixels. */
const LONGEST_SIDE = 1_600;
/** Longest side of a thumbnail, for screens with two pixels to a point. */
const THUMBNAIL_SIDE = 144;
/** A picture of at most this size is sent as it is, unless it has too many pixels. */
const SMALL_BYTES = 400_000;
const QUALITY = 0.85;

export interface Shrunk {
  file: File;
  /** Undefined for a file that the browser cannot show. */
  thumbnail: HTMLCanvasElement | undefined;
}

/**
 * Returns a picture with fewer pixels, upright and without metadata, which is what phones should send. A picture that is
 * small already, that moves, or that this browser cannot read stays as it is.
 */
export async function shrink(file: File): Promise<Shrunk> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { file, thumbnail: undefined };
  }
  const thumbnail = drawn(picture, THUMBNAIL_SIDE);
  const isSmall = file.size <= SMALL_BYTES && Math.max(picture.width, picture.height) <= LONGEST_SIDE;
  if (isSmall || file.type === 'image/gif') return { file, thumbnail };
  const blob = await new Promise<Blob | null>((resolve) => {
    drawn(picture, LONGEST_SIDE).toBlob(resolve, 'image/jpeg', QUALITY);
  });
  picture.close();
  if (!blob || blob.size >= file.size) return { file, thumbnail };
  return { file: new File([blob], file.name, { type: blob.type }), thumbnail };
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // A JPEG has no transparency, and would show black in its place.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
