import type { OrderUnits } from '#runtime/contracts/order.ts';
import { readBatch } from '../db/read-batch.ts';

/** Most declarations of one order whose units are counted. */
const MOST_EARLIER = 1_000;

/** A line of an order, and how many units of it nobody has withdrawn from yet. */
export interface UnitsLeft {
  position: number;
  title: string;
  /** JSON: option name to value. */
  attributes: string;
  left: number;
}

interface LineRow {
  position: number;
  title: string;
  attributes: string;
  quantity: number;
}

export function unitStatements(
  db: D1Database,
  siteId: string,
  orderId: string,
): [D1PreparedStatement, D1PreparedStatement] {
  return [
    db
      .prepare(
        `SELECT position, title, attributes, quantity FROM order_lines
         WHERE site_id = ?1 AND order_id = ?2 ORDER BY position`,
      )
      .bind(siteId, orderId),
    db
      .prepare(
        `SELECT lines FROM declarations INDEXED BY declarations_by_order
         WHERE site_id = ?1 AND order_id = ?2 AND kind = 'withdrawal' AND proven = 1 ORDER BY number LIMIT ?3`,
      )
      .bind(siteId, orderId, MOST_EARLIER),
  ];
}

/**
 * Returns the units that are left of an order's lines; none once somebody has withdrawn from all of it. Only declarations by
 * the link of the order's page count: whoever guesses a number and an address must not take units from the buyer.
 */
export function unitsLeft(lines: readonly LineRow[], earlier: readonly { lines: string | null }[]): UnitsLeft[] {
  const isAllGone = earlier.some((declaration) => declaration.lines === null);
  const withdrawn = earlier.flatMap((declaration): OrderUnits[] => JSON.parse(declaration.lines ?? '[]'));
  return lines.map(({ position, title, attributes, quantity }) => {
    const units = withdrawn.filter((line) => line.position === position);
    const gone = units.reduce((sum, line) => sum + line.quantity, 0);
    return { position, title, attributes, left: isAllGone ? 0 : Math.max(0, quantity - gone) };
  });
}

export async function readUnitsLeft(db: D1Database, siteId: string, orderId: string): Promise<UnitsLeft[]> {
  const [lines, earlier] = await readBatch<[LineRow, { lines: string | null }]>(
    db,
    unitStatements(db, siteId, orderId),
  );
  return unitsLeft(lines.results, earlier.results);
}

/** Whether so many units are left of each line. A line that is named twice counts twice. */
export function areLeft(units: readonly OrderUnits[], left: readonly UnitsLeft[]): boolean {
  return units.every(({ position }) => {
    const asked = units.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0);
    return asked <= (left.find((line) => line.position === position)?.left ?? 0);
  });
}

/** Names units as a receipt does: "2 × Mug, Blue". */
export function unitTexts(units: readonly OrderUnits[], lines: readonly UnitsLeft[]): string[] {
  return units.flatMap(({ position, quantity }) => {
    const line = lines.find((candidate) => candidate.position === position);
    return line ? [`${quantity} × ${lineName(line)}`] : [];
  });
}

export function lineName({ title, attributes }: Pick<UnitsLeft, 'title' | 'attributes'>): string {
  return [title, ...Object.values<string>(JSON.parse(attributes))].join(', ');
}
