/** Returns the class by which themes show the current one of the slides or thumbnails around an element. */
export function currentClass(slide: Element): string {
  return slide.closest('#productSlideshow,#productThumbnails') ? 'sqs-active-slide' : 'selected';
}

/** Makes a slide or thumbnail the current one. */
export function makeCurrent(slide: Element): void {
  const name = currentClass(slide);
  for (const sibling of slide.parentElement?.children ?? []) sibling.classList.toggle(name, sibling === slide);
}
