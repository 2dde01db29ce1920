import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { ReturnTable } from '../returns/ReturnTable.tsx';
import { unitsToReturn } from './chosen-units.ts';

/** Lists the returns of an order, and leads to a new one. */
export function OrderReturns({ order }: { order: Order }) {
  const returns = useAnswer(addressOf('/api/owner/returns', { order: order.id }));
  const open = may('orders:write') && unitsToReturn(order).length > 0 && (
    <Link className="c-button c-button--small" to={`returns/new?order=${order.number}`}>
      {sellingTexts.openAReturn}
    </Link>
  );
  return (
    <Section title={sellingTexts.returns} actions={open}>
      <Loaded of={returns}>
        {({ returns: rows }) => <ReturnTable rows={rows} empty={sellingTexts.orderHasNoReturns} />}
      </Loaded>
    </Section>
  );
}
