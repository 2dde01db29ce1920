/** The properties that an element had before we changed them. */
interface FirstView {
  nodes?: ChildNode[];
  className?: string;
  shown?: { hidden: boolean; display: string };
}

const firstViews = new WeakMap<Element, FirstView>();

export function showNodes(element: HTMLElement, nodes: readonly (Node | string)[]): void {
  firstView(element).nodes ??= [...element.childNodes];
  element.replaceChildren(...nodes);
}

export function showClass(element: HTMLElement, className: string): void {
  firstView(element).className ??= element.className;
  element.className = className;
}

/** Shows or hides an element by attribute and by style, because a theme's `display` overrides `hidden`. */
export function setShown(element: HTMLElement, isShown: boolean): void {
  firstView(element).shown ??= { hidden: element.hidden === true, display: element.style.display };
  element.hidden = !isShown;
  element.style.display = isShown ? '' : 'none';
}

export function restoreElement(element: HTMLElement): void {
  const { nodes, className, shown } = firstViews.get(element) ?? {};
  firstViews.delete(element);
  if (nodes) element.replaceChildren(...nodes);
  if (className !== undefined) element.className = className;
  if (shown) {
    element.hidden = shown.hidden;
    element.style.display = shown.display;
  }
}

function firstView(element: Element): FirstView {
  const view = firstViews.get(element) ?? {};
  firstViews.set(element, view);
  return view;
}
