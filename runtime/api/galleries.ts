import type { Gallery, GalleryPicture } from '../contracts/gallery.ts';
import { API_ROOT } from '../contracts/http.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

/** Reads the gallery of a collection, by its id or URL slug, or of an item, by its id. */
export function getGallery(of: 'collections' | 'items', id: string, signal: AbortSignal): Promise<Gallery> {
  const path = `${API_ROOT}1/galleries/${of}/${encodeURIComponent(id)}`;
  return request({ path, signal, isAnswer: isGallery });
}

function isGallery(json: unknown): json is Gallery {
  return isRecord(json) && isRecord(json.options) && isListOf(json.pictures, isPicture);
}

function isPicture(json: unknown): json is GalleryPicture {
  return (
    isRecord(json) &&
    typeof json.url === 'string' &&
    typeof json.alt === 'string' &&
    typeof json.title === 'string' &&
    typeof json.description === 'string' &&
    typeof json.link === 'string' &&
    Array.isArray(json.widths) &&
    isRecord(json.focalPoint)
  );
}
