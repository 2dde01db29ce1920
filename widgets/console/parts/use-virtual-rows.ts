import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** From this many rows on only those near the view stand in the page. */
export const VIRTUAL_FROM = 50;
/** From this many rows on a table beside a desk scrolls in a box, under its titles; a shorter one scrolls with the page. */
const BOX_FROM = 201;
/** Heights of a row and of a phone's card in px, before they are measured. */
const ROW_PX = 53;
const CARD_PX = 190;
/** What stands above a table that scrolls with the page, in px, before that is measured: a title and filters. */
const ABOVE_PX = 300;
/** The space between two cards in px, as in `styles/tables.css`. */
const CARD_GAP_PX = 12;
/** Rows and cards that are drawn beyond the view; a card costs as much as three rows. */
const MORE_ROWS = 8;
const MORE_CARDS = 3;
/** The height of the box, as a share of the view's, as in `styles/tables.css`. */
const BOX_SHARE = 0.7;
/** The width up to which rows are cards, as in `styles/tables.css`. */
const CARDS = '(max-width: 40rem)';

/** A row that stands in the page, and the height in px of what is left out before it. */
export interface ShownRow<Row> {
  row: Row;
  index: number;
  before: number;
}

interface VirtualRows<Row> {
  shown: readonly ShownRow<Row>[];
  /** The height in px of what is left out after the last row. */
  after: number;
  /** Whether the table scrolls in a box of its own. */
  isBox: boolean;
  /** Whether rows are left out. */
  isVirtual: boolean;
  /** Takes the height of a card. Rows of a desk are about as high as one another: one mean does for all. */
  measure: ((line: HTMLTableRowElement | null) => void) | undefined;
}

/**
 * Chooses the rows that stand in the page: those near the view, and the one at `kept`, which has the focus. Cards scroll
 * with the page, since a box inside it is hard to scroll by a thumb.
 */
export function useVirtualRows<Row>(
  place: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { idOf, kept, isWhole }: { idOf: (row: Row) => string; kept: number; isWhole: boolean },
): VirtualRows<Row> {
  const isCards = useSyncExternalStore(watchWidth, hasCards);
  const isVirtual = !isWhole && rows.length >= VIRTUAL_FROM;
  const isBox = isVirtual && !isCards && rows.length >= BOX_FROM;
  const isPage = isVirtual && !isBox;
  const [scrollMargin, setScrollMargin] = useState(ABOVE_PX);
  // What is measured comes after the drawing, so that its layout is a task of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows can have other things above them
  useEffect(() => {
    if (isPage && place.current) setScrollMargin(place.current.getBoundingClientRect().top + window.scrollY);
  }, [isPage, rows, place]);
  const rangeExtractor = useCallback((range: Range) => withKept(defaultRangeExtractor(range), kept), [kept]);
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : idOf(row);
    },
    [rows, idOf],
  );
  const [rowPx, setRowPx] = useState(ROW_PX);
  const estimateSize = useCallback(() => (isCards ? CARD_PX : rowPx), [isCards, rowPx]);
  const options = {
    measureElement: heightOf,
    estimateSize,
    getItemKey,
    rangeExtractor,
    overscan: isCards ? MORE_CARDS : MORE_ROWS,
    useFlushSync: false,
    gap: isCards ? CARD_GAP_PX : 0,
  };
  const box = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    count: isBox ? rows.length : 0,
    enabled: isBox,
    // The first drawing has its rows already: those that come after its layout are all drawn in one task.
    initialRect: { width: innerWidth, height: BOX_SHARE * innerHeight },
    getScrollElement: () => place.current,
  });
  const page = useWindowVirtualizer<HTMLTableRowElement>({
    ...options,
    count: isPage ? rows.length : 0,
    enabled: isPage,
    initialRect: { width: innerWidth, height: innerHeight },
    scrollMargin,
  });
  const { measure: layOutBox } = box;
  const { measure: layOutPage } = page;
  useEffect(() => {
    if (isVirtual && !isCards) setRowPx((before) => meanHeight(place.current) ?? before);
  }, [isVirtual, isCards, place]);
  useEffect(() => {
    if (rowPx === ROW_PX) return;
    layOutBox();
    layOutPage();
  }, [rowPx, layOutBox, layOutPage]);
  const all = useMemo(() => rows.map((row, index) => ({ row, index, before: 0 })), [rows]);
  if (!isVirtual) return { shown: all, after: 0, isBox, isVirtual, measure: undefined };
  const virtual = isBox ? box : page;
  const margin = isBox ? 0 : scrollMargin;
  const shown: ShownRow<Row>[] = [];
  let end = margin;
  for (const { index, start, end: itsEnd } of virtual.getVirtualItems()) {
    const row = rows[index];
    if (row === undefined) continue;
    shown.push({ row, index, before: Math.max(0, start - end - (index > 0 ? options.gap : 0)) });
    end = itsEnd;
  }
  const measure = isCards ? virtual.measureElement : undefined;
  return { shown, after: virtual.getTotalSize() - (end - margin), isBox, isVirtual, measure };
}

/** Returns the mean height of the rows that stand in a table, in px; undefined where it cannot be known. */
function meanHeight(table: HTMLElement | null): number | undefined {
  const heights = [...(table?.querySelectorAll<HTMLElement>('tbody tr[data-index]') ?? [])].map(
    ({ offsetHeight }) => offsetHeight,
  );
  return heights.reduce((sum, height) => sum + height, 0) / heights.length || undefined;
}

/** Returns the height of a row in px; that of one in a hidden page is not known, and is not 0. */
function heightOf<Place extends Element | Window>(
  line: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<Place, HTMLTableRowElement>,
): number {
  return measureElement(line, entry, rows) || rows.options.estimateSize(rows.indexFromElement(line));
}

function withKept(indices: number[], kept: number): number[] {
  return kept < 0 || indices.includes(kept) ? indices : [...indices, kept].sort((a, b) => a - b);
}

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(CARDS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function hasCards(): boolean {
  return matchMedia(CARDS).matches;
}
