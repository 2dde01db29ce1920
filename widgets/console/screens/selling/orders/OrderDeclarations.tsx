import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { DeclarationBadges } from '../withdrawals/DeclarationBadges.tsx';
import { KIND_TEXT } from '../withdrawals/declaration-texts.ts';

/** What the buyer has declared of an order, before its goods are sent or its money is given back. Nothing in most orders. */
export function OrderDeclarations({ order }: { order: Order }) {
  const reading = useAnswer(addressOf('/api/owner/withdrawals', { order: order.id }));
  if (reading.isPending) return null;
  return (
    <Loaded of={reading}>
      {({ declarations }) =>
        declarations.length > 0 && (
          <Section title={withdrawalTexts.ofThisOrder}>
            <ul className="c-list">
              {declarations.map((declaration) => (
                <li key={declaration.id}>
                  <span className="c-row">
                    <Link to={`withdrawals/${declaration.id}`}>
                      {KIND_TEXT[declaration.kind]} {declaration.number}
                    </Link>
                    <DeclarationBadges declaration={declaration} />
                    <span className="c-quiet">{dateTime(declaration.receivedAt)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </Loaded>
  );
}
