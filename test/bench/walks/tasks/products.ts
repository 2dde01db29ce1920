import { screenTitle } from '../../../e2e/harness/console.ts';
import { eventually } from '../../../e2e/harness/visitor.ts';
import { waitForRestock } from './shoppers.ts';
import { dialogOf, find, main, openScreen, pictureOf, save, see, type Task, untilClosed } from './task.ts';

const ROWS = 40;
/** A product file of Shopify. */
const csvOf = (mark: string) =>
  [
    'Title,URL handle,Price,Inventory tracker,Inventory quantity',
    ...Array.from({ length: ROWS }, (_, i) => `Tea ${mark} ${i + 1},tea-${mark}-${i + 1},${5 + i}.50,shopify,${i}`),
  ].join('\n');

export const PRODUCT_TASKS: readonly Task[] = [
  {
    number: 1,
    title: 'Change a price',
    before: '3 + 1',
    async act(owner) {
      await openScreen(owner, 'Products');
      await find(owner, 'Moon Cup');
      await owner.press(main(owner.page).getByRole('button', { name: /^Change the price of Moon Cup/ }));
      await owner.type('35.50');
      await owner.key('Enter');
      await main(owner.page).getByRole('button', { name: 'Change the price of Moon Cup: $35.50' }).waitFor();
    },
  },
  {
    number: 2,
    title: 'Product with 2 options and 6 variants',
    before: '12 + 22',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Products');
      await owner.pressLink('New product');
      await owner.fillField('Title', `Apron ${mark}`);
      await owner.fillField('Price (USD)', '39');
      await owner.fillField('Stock', '5');
      await owner.pressButton('Create the product');
      await eventually(() => screenTitle(page)).toBe(`Apron ${mark}`);
      await owner.pressButton('Add an option, such as size');
      await owner.type('Size');
      await owner.pressButton('Add an option, such as size');
      await owner.type('Colour');
      await owner.pressButton('Variants from values');
      await owner.fillField('Size', 'S, M, L', dialogOf(owner));
      await owner.fillField('Colour', 'Sand, Ink', dialogOf(owner));
      await owner.pressButton('Create the variants', dialogOf(owner));
      await page.getByRole('heading', { name: 'Variants (6)' }).waitFor();
      await save(owner);
    },
  },
  {
    number: 3,
    title: 'Picture: upload, move, focal point, description',
    before: '2 + 3 + 1',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Products');
      await find(owner, 'Moon Cup');
      await owner.pressLink('Moon Cup');
      await eventually(() => screenTitle(page)).toBe('Moon Cup');
      const before = await page.getByRole('button', { name: /^Remove picture/ }).count();
      await owner.chooseFiles(page.getByRole('button', { name: 'Choose files' }), pictureOf(mark));
      const added = before + 1;
      await page.getByRole('button', { name: `Remove picture ${added}`, exact: true }).waitFor();
      await owner.fillField(`Alternative text of picture ${added}`, 'The cup from above');
      await owner.press(page.getByRole('button', { name: `Focal point of picture ${added}`, exact: true }));
      await owner.key('ArrowLeft');
      await owner.pressButton('Done', dialogOf(owner));
      await page.getByRole('button', { name: new RegExp(`^Picture ${added}:`) }).focus();
      await owner.key('ArrowUp');
      if (await page.getByRole('button', { name: 'Save', exact: true }).isVisible()) await save(owner);
    },
  },
  {
    number: 4,
    title: 'Stock: change, see the history, undo',
    before: '3 + 2, undo 1',
    async act(owner) {
      const { page } = owner;
      await openScreen(owner, 'Stock');
      await find(owner, 'Moon Cup');
      await owner.press(main(page).getByRole('button', { name: 'Change the stock of Moon Cup', exact: true }));
      await owner.fillField('Units', '6', dialogOf(owner));
      await owner.pressButton('Change the stock', dialogOf(owner));
      await untilClosed(owner);
      await owner.pressLink('Moon Cup', main(page));
      await eventually(() => screenTitle(page)).toMatch(/Moon Cup/);
      await owner.pressButton('Undo');
      await see(owner, 'Undone');
    },
  },
  {
    number: 15,
    title: 'Import a file of Shopify with 40 rows',
    before: '3',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Import and export');
      const file = { name: `tea-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csvOf(mark)) };
      await owner.chooseFiles(page.getByRole('button', { name: 'Choose a file' }), file);
      await owner.pressButton(`Import ${ROWS} records`);
      await page.getByRole('heading', { name: 'Imported' }).waitFor();
    },
  },
  {
    number: 17,
    title: 'Restock a sold-out variant and send the mails',
    before: '5',
    prepare: waitForRestock,
    async act(owner) {
      await openScreen(owner, 'Restock lists');
      await owner.pressButton('Change the stock of Ember Kyusu');
      await owner.fillField('Units', '4', dialogOf(owner));
      await owner.pressButton('Change the stock', dialogOf(owner));
      await untilClosed(owner);
      await owner.pressButton('Send the mails about Ember Kyusu');
      await see(owner, /^Sent about “Ember Kyusu”: 1 mail/);
    },
  },
  {
    number: 23,
    title: 'Undo a mistake: a wrong price',
    before: 'not for prices',
    async act(owner) {
      const { page } = owner;
      await openScreen(owner, 'Products');
      await find(owner, 'Moon Cup');
      const price = main(page).getByRole('button', { name: /^Change the price of Moon Cup/ });
      const before = (await price.getAttribute('aria-label')) ?? '';
      await owner.press(price);
      await owner.type('3.55');
      await owner.key('Enter');
      await main(page).getByRole('button', { name: 'Change the price of Moon Cup: $3.55' }).waitFor();
      await owner.pressButton('Undo');
      await main(page).getByRole('button', { name: before, exact: true }).waitFor();
    },
  },
];
