import { type GalleryOptions, readGalleryOptions } from '#runtime/domain/gallery-options.ts';

/** Returns the options that stand in the block around a gallery, as the engine and our pages write them. */
export function readOptions(container: Element): GalleryOptions {
  const given = parse(container.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson);
  return readGalleryOptions((name) => given[name]);
}

export function parse(json: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(json ?? '{}'));
  } catch {
    return {};
  }
}
