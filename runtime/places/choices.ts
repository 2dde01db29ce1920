import type { PlaceSuggestion } from '../contracts/places.ts';
import { fill } from '../i18n/fill.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { openLiveRegion } from '../ui/live-region.ts';
import css from './choices.css';

interface Options {
  texts: Readonly<Record<'list' | 'offered' | 'source', string>>;
  choose(placeId: string): void;
}

let lists = 0;

/**
 * Makes a field a combobox with a list of places below it (ARIA 1.2). Arrows go through the list, Enter chooses, and
 * Escape closes it; whatever is typed stays possible.
 */
export function createChoices(input: HTMLInputElement, { texts, choose }: Options, signal: AbortSignal) {
  const id = `sq-places-${++lists}`;
  const box = document.createElement('div');
  const list = document.createElement('ul');
  const source = document.createElement('p');
  let active = -1;

  box.className = 'sq-places';
  box.popover = 'manual';
  list.id = id;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', texts.list);
  box.append(list, source);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', id);
  const live = openLiveRegion();
  hide();

  function show(suggestions: readonly PlaceSuggestion[], provider: string | null): void {
    if (suggestions.length === 0) {
      hide();
      return;
    }
    // A modal dialog makes whatever is outside it inert.
    (input.closest('dialog') ?? rootOf(input)).append(box);
    adoptStyles(box, css);
    list.replaceChildren(...suggestions.map((suggestion, index) => optionFor(suggestion, `${id}-${index}`)));
    source.textContent = provider && fill(texts.source, { provider });
    source.hidden = !provider;
    point(-1);
    box.showPopover?.();
    input.setAttribute('aria-expanded', 'true');
    place();
    live.announce(texts.offered);
  }

  function hide(): void {
    point(-1);
    input.setAttribute('aria-expanded', 'false');
    box.remove();
  }

  /** Marks the option that Enter chooses; -1 for none. */
  function point(index: number): void {
    active = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    const option = list.children[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function place(): void {
    if (!box.isConnected) return;
    const { left, bottom, width } = input.getBoundingClientRect();
    Object.assign(box.style, { left: `${left}px`, top: `${bottom + 4}px`, width: `${width}px` });
  }

  function onKey(event: KeyboardEvent): void {
    const count = list.children.length;
    if (!box.isConnected || event.isComposing || count === 0) return;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1 < count ? active + 1 : -1,
      ArrowUp: active === -1 ? count - 1 : active - 1,
    };
    const move = moves[event.key];
    if (move !== undefined) point(move);
    else if (event.key === 'Enter' && active !== -1) choose(idOf(list.children[active]));
    else if (event.key === 'Escape') hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('blur', hide, { signal });
  // A press must not take the focus from the field.
  box.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const option = (target as Element).closest('[role=option]');
      if (option) choose(idOf(option));
    },
    { signal },
  );
  for (const type of ['scroll', 'resize']) addEventListener(type, place, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => {
    hide();
    live.close();
    for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded']) input.removeAttribute(name);
  });
  return { show, hide };
}

function optionFor({ placeId, text, secondaryText }: PlaceSuggestion, id: string): HTMLElement {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  option.dataset.place = placeId;
  const main = document.createElement('bdi');
  main.textContent = text;
  const secondary = document.createElement('small');
  secondary.textContent = secondaryText;
  option.append(main, ' ', secondary);
  return option;
}

function idOf(option: Element | undefined): string {
  return (option as HTMLElement | undefined)?.dataset.place ?? '';
}

function rootOf(input: Element): Element | ShadowRoot {
  const root = input.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
}
