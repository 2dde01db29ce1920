import type { Customer, CustomerNewsletter, CustomerTotal } from '#runtime/contracts/customers.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { date } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';

/** Who the person is, what they have ordered in all, and whether they may get a newsletter. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { email, earlierEmails, createdAt, lastOrderAt, totals, testOrders, newsletters } = customer;
  const orders = [
    ...totals.map(totalText),
    ...(testOrders > 0 ? [fill(customersTexts.notCounted, { n: testOrders })] : []),
  ];
  const address = <a href={`mailto:${email}`}>{email}</a>;
  const orderLines = orders.length > 0 ? <Lines lines={orders} /> : customersTexts.noOrder;
  const lists =
    newsletters.length > 0 ? <Lines lines={newsletters.map(newsletterText)} /> : customersTexts.noNewsletter;
  return (
    <Section title={customersTexts.person}>
      <Facts
        facts={[
          [commonTexts.email, address],
          [customersTexts.earlierEmails, earlierEmails.join(', ')],
          [customersTexts.orders, orderLines],
          [customersTexts.lastOrder, lastOrderAt !== null && date(lastOrderAt)],
          [customersTexts.firstSeen, createdAt !== null && date(createdAt)],
          [customersTexts.account, accountText(customer)],
          [customersTexts.newsletter, lists],
        ]}
      />
    </Section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

function totalText({ orders: n, ordered, refunded }: CustomerTotal): string {
  const total = amountText(ordered);
  if (refunded.value === 0) return fill(customersTexts.ordersAndTotal, { n, total });
  return fill(customersTexts.ordersTotalAndRefunds, { n, total, refunded: amountText(refunded) });
}

function accountText({ account }: Customer): string {
  if (account === null) return customersTexts.noAccount;
  if (account.confirmedAt === null) return fill(customersTexts.accountNotConfirmed, { date: date(account.createdAt) });
  return fill(customersTexts.hasAccountSince, { date: date(account.confirmedAt) });
}

function newsletterText(newsletter: CustomerNewsletter): string {
  const { pageTitle, pagePath } = newsletter;
  const page = pageTitle || pagePath;
  return page ? `${stateText(newsletter)}, ${fill(customersTexts.signedUpOnPage, { page })}` : stateText(newsletter);
}

function stateText({ listName: list, status, createdAt, confirmedAt, unsubscribedAt }: CustomerNewsletter): string {
  if (status === 'confirmed') return fill(customersTexts.confirmedOn, { list, date: date(confirmedAt ?? createdAt) });
  if (status === 'pending') return fill(customersTexts.notConfirmedYet, { list, date: date(createdAt) });
  return fill(customersTexts.leftOn, { list, date: date(unsubscribedAt ?? createdAt) });
}
