import { addressOf } from '#runtime/api/calls.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../../app/query.ts';
import { Section } from '../../../parts/Section.tsx';

interface Props {
  orderNumber: number;
  /** The units that were declared; null where it was the whole order, or told in words. */
  lines: Declaration['lines'];
  /** The lines that the law lets the shop keep out of it. */
  excepted: readonly number[];
}

/** The units of the order that were declared, and those that the law excepts. */
export function DeclarationLines({ orderNumber, lines, excepted }: Props) {
  const order = useAnswer(addressOf('/api/owner/orders/:order', { order: orderNumber }));
  const items = order.data?.items ?? [];
  const shown = lines ?? excepted.map((position) => ({ position, quantity: items[position]?.quantity ?? 0 }));
  const nameOf = (position: number) =>
    items[position]?.productName ?? fill(withdrawalTexts.lineWithoutName, { number: position + 1 });
  return (
    <Section title={withdrawalTexts.lines}>
      <ul className="c-list">
        {shown.map(({ position, quantity }) => (
          <li key={position}>
            {quantity > 0 ? fill(withdrawalTexts.unitsOfLine, { quantity, name: nameOf(position) }) : nameOf(position)}
            {excepted.includes(position) && <p className="c-quiet">{withdrawalTexts.exceptedLine}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
