import { screenTitle } from '../../../e2e/harness/console.ts';
import { eventually } from '../../../e2e/harness/visitor.ts';
import { buyTeapot, subscribe } from './shoppers.ts';
import { dialogOf, main, openScreen, save, see, type Task, untilClosed } from './task.ts';

export const SELLING_TASKS: readonly Task[] = [
  {
    number: 5,
    title: 'Coupon',
    before: '2 + 4',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Coupons');
      await owner.pressLink('New coupon');
      await owner.fillField('Code', `AUTUMN-${mark}`);
      await owner.fillField('Name', 'Autumn');
      await owner.fillField('Percent', '10');
      await owner.fillField('Usage limit in orders (optional)', '50');
      await owner.pressButton('Create the coupon');
      await eventually(() => screenTitle(page)).toMatch(new RegExp(`AUTUMN-${mark}`, 'i'));
    },
  },
  {
    number: 6,
    title: 'Delivery by country, by subtotal and by weight',
    before: '5 + 5',
    async act(owner, { mark }) {
      await openScreen(owner, 'Delivery');
      await owner.pressButton('Add a delivery option');
      await owner.type(`Parcel ${mark}`);
      const added = main(owner.page).getByRole('region', { name: `Parcel ${mark}` });
      await owner.choose('Add a destination', 'Germany', added);
      await owner.choose('Pricing', { value: 'subtotal' }, added);
      await owner.fill(added.getByLabel('Delivery price (USD)').first(), '9');
      await owner.pressButton('Add a price', added);
      await owner.fill(added.getByLabel('Order value from (USD)').last(), '80');
      await save(owner);
      await owner.choose('Pricing', { value: 'weight' }, added);
      await owner.fill(added.getByLabel('Weight from (kg)').last(), '2,5');
      await save(owner);
    },
  },
  {
    number: 7,
    title: 'Tax',
    before: '2 + 3',
    async act(owner, { mark }) {
      await openScreen(owner, 'Tax');
      await owner.pressButton('Add a tax');
      await owner.type(`VAT ${mark}`);
      const added = main(owner.page).getByRole('region', { name: `VAT ${mark}` });
      await owner.fillField('Rate in percent', '19', added);
      await owner.choose('Country', mark === 'phone' ? 'Germany' : 'Austria', added);
      await save(owner);
    },
  },
  {
    number: 11,
    title: 'Refund a part of an order',
    before: '4 + 2',
    prepare: buyTeapot,
    async act(owner, { order }) {
      const { page } = owner;
      await openScreen(owner, 'Orders');
      await owner.press(
        main(page)
          .getByRole('link', { name: new RegExp(`#?${order}\\b`) })
          .first(),
      );
      await eventually(() => screenTitle(page)).toMatch(/Order #/);
      await owner.pressButton('Refund…');
      await owner.choose('Amount to refund', 'Another amount', dialogOf(owner));
      await owner.fillField('Amount in USD', '10,50', dialogOf(owner));
      await owner.pressButton('Refund', dialogOf(owner));
      await untilClosed(owner);
      await see(owner, /10\.50/);
    },
  },
  {
    number: 12,
    title: 'Send an order with its tracking number',
    before: 'not with a number',
    prepare: buyTeapot,
    async act(owner, { order }) {
      const { page } = owner;
      await openScreen(owner, 'Orders');
      await owner.press(
        main(page)
          .getByRole('link', { name: new RegExp(`#?${order}\\b`) })
          .first(),
      );
      await eventually(() => screenTitle(page)).toMatch(/Order #/);
      await owner.pressButton('Mark as sent…');
      await owner.choose('Carrier', 'UPS', dialogOf(owner));
      await owner.fillField('Tracking number or link (optional)', '1Z999AA10123456784', dialogOf(owner));
      await owner.pressButton('Mark as sent', dialogOf(owner));
      await untilClosed(owner);
      await see(owner, /1Z999AA10123456784/);
    },
  },
  {
    number: 13,
    title: 'Cancel a subscription',
    before: '4',
    prepare: subscribe,
    async act(owner) {
      const { page } = owner;
      await openScreen(owner, 'Subscriptions');
      await owner.press(
        main(page)
          .getByRole('row', { name: /Active/ })
          .getByRole('link')
          .first(),
      );
      await owner.pressButton('Cancel the subscription…');
      await owner.pressButton('Cancel the subscription', dialogOf(owner));
      await untilClosed(owner);
    },
  },
  {
    number: 22,
    title: 'Find an order by its buyer’s name',
    before: '1 + 1',
    async act(owner) {
      const { page } = owner;
      await openScreen(owner, 'Orders');
      await owner.fill(page.getByRole('searchbox', { name: /^Name, number/ }), 'park');
      await owner.key('Enter');
      await main(page)
        .getByRole('link', { name: /June Park|#/ })
        .first()
        .waitFor();
    },
  },
  {
    number: 24,
    title: 'Yesterday’s sales and the funnel',
    before: 'partly, 2',
    async act(owner) {
      await owner.choose('Show', 'Yesterday');
      await owner.page.getByRole('heading', { name: 'From visit to order' }).waitFor();
    },
  },
];
