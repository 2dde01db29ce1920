import { PICTURES_PATH } from '../site/page-paths.ts';

const NAME_MAX_LENGTH = 80;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/**
 * Returns the path of a picture. Its name has letters, digits and hyphens only, because templates write it into
 * attributes, `srcset` and styles as it is; its ending is that of the content.
 */
export function pictureUrl(id: string, filename: string, contentType: string): string {
  const name = filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]+/g, '-')
    .slice(0, NAME_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${PICTURES_PATH}/${id}/${name || 'picture'}.${ENDINGS[contentType]}`;
}
