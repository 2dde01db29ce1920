import { screenTitle } from '../../../e2e/harness/console.ts';
import { eventually } from '../../../e2e/harness/visitor.ts';
import { dialogOf, main, openScreen, pictureOf, save, see, type Task, untilClosed } from './task.ts';

export const CONTENT_TASKS: readonly Task[] = [
  {
    number: 8,
    title: 'Name, logo and fonts',
    before: '2 + 1',
    notYet: 'colours of the pages (they are the theme’s)',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Settings');
      await owner.fillField('Name', `Second Steep ${mark}`);
      await save(owner);
      await openScreen(owner, 'Header and footer');
      await owner.pressButton(/^Choose (a|another) picture of the logo$/);
      await owner.chooseFiles(dialogOf(owner).getByLabel('Upload a picture'), pictureOf(mark));
      await untilClosed(owner);
      await save(owner);
      await openScreen(owner, 'Look of the shop');
      await owner.pressButton('Fonts');
      await page.getByRole('button', { name: 'Fonts', pressed: true }).waitFor();
    },
  },
  {
    number: 9,
    title: 'Page with a text and a picture into the navigation',
    before: '9 + 1',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Pages');
      await owner.pressButton('New page or collection');
      await owner.fillField('Title', `Repairs ${mark}`, dialogOf(owner));
      await owner.pressButton('Create', dialogOf(owner));
      await eventually(() => screenTitle(page)).toBe(`Repairs ${mark}`);
      await owner.fillField('Text of part 1', 'Send us the broken pot.\n\nWe mend cups & pots.');
      await owner.pressButton('Add a picture to the text');
      await owner.chooseFiles(dialogOf(owner).getByLabel('Upload a picture'), pictureOf(mark));
      await untilClosed(owner);
      await owner.press(page.getByLabel('Visible to visitors', { exact: true }));
      await save(owner);
      await openScreen(owner, 'Navigation');
      await owner.pressButton('Add an entry');
      await owner.choose('Page', `Repairs ${mark} (/repairs-${mark})`, dialogOf(owner));
      await owner.pressButton('Add', dialogOf(owner));
      await untilClosed(owner);
      await save(owner);
    },
  },
  {
    number: 10,
    title: 'Add Spanish or Italian, translate a product’s title',
    before: '3, then 4 + n',
    async act(owner, { mark }) {
      const { page } = owner;
      const language = mark === 'phone' ? 'Spanish' : 'Italian';
      await openScreen(owner, 'Languages');
      await owner.choose('Another language', language);
      await owner.pressButton('Add');
      await save(owner);
      const line = main(page).getByRole('listitem').filter({ hasText: language });
      await owner.pressLink('Translate', line);
      await eventually(() => screenTitle(page)).toBe(`Translations: ${language}`);
      await owner.fillField('Search', 'Moon Cup');
      await owner.pressLink('Moon Cup', main(page));
      await eventually(() => screenTitle(page)).toBe('Moon Cup');
      await owner.fill(
        main(page)
          .getByRole('textbox', { name: /^Title/ })
          .first(),
        'Luna',
      );
      await save(owner);
    },
  },
  {
    number: 14,
    title: 'Export what was sent by a form',
    before: '3',
    async act(owner) {
      const { page } = owner;
      await openScreen(owner, 'Forms');
      await owner.press(main(page).getByRole('link', { name: /^Submissions of “Contact”/ }));
      const saved = page.waitForEvent('download');
      await owner.pressButton('Export as CSV');
      await saved;
    },
  },
  {
    number: 16,
    title: 'Form with every type of field, on a page',
    before: '40',
    notYet: 'fields for files',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Forms');
      await owner.pressLink('New form');
      await owner.fillField('Name of the form', `Everything ${mark}`);
      await owner.pressButton('Create the form');
      await eventually(() => screenTitle(page)).toBe(`Everything ${mark}`);
      const type = page.getByLabel('Type of the new field');
      const types = await type
        .locator('option')
        .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value));
      for (const value of types) {
        await owner.choose('Type of the new field', { value });
        await owner.pressButton('Add this field');
      }
      await save(owner);
      await openScreen(owner, 'Pages');
      await owner.pressLink('Returns', main(page));
      await eventually(() => screenTitle(page)).toBe('Returns');
      await owner.pressButton('Add a form');
      await owner.select(page.getByLabel(/^Form of part/).last(), `Everything ${mark}`);
      await save(owner);
    },
  },
  {
    number: 18,
    title: 'Approve a comment and a review, and undo',
    before: '1 each, undo 1',
    async act(owner) {
      const { page } = owner;
      for (const [entry, name] of [
        ['Comments', /^Approve the comment/],
        ['Reviews', /^Approve the review/],
      ] as const) {
        await openScreen(owner, entry);
        await owner.press(main(page).getByRole('button', { name }).first());
        await owner.press(page.getByRole('button', { name: 'Undo' }).last());
        await main(page).getByRole('button', { name }).first().waitFor();
      }
    },
  },
  {
    number: 19,
    title: 'Invite a store manager',
    before: '4 + 1',
    async act(owner, { mark }) {
      await openScreen(owner, 'Team');
      await owner.pressButton('Invite somebody');
      await owner.fillField('Email', `manager-${mark}@example.com`, dialogOf(owner));
      await owner.choose('Role', 'Store manager', dialogOf(owner));
      await owner.pressButton('Send the invitation', dialogOf(owner));
      await untilClosed(owner);
      await see(owner, `manager-${mark}@example.com`);
    },
  },
  {
    number: 20,
    title: 'Popup',
    before: '6 + 4',
    notYet: 'a preview of its place on a page',
    async act(owner, { mark }) {
      const { page } = owner;
      await openScreen(owner, 'Popups');
      await owner.pressButton('New popup');
      await owner.fillField('Title', `Autumn ${mark}`, dialogOf(owner));
      await owner.pressButton('Create', dialogOf(owner));
      await eventually(() => screenTitle(page)).toBe(`Autumn ${mark}`);
      await owner.fillField('Text', 'All pots are cheaper.');
      await owner.fillField('Button text', 'See the pots');
      await owner.fillField('It leads to', '/shop');
      await owner.press(page.getByLabel('Switched on', { exact: true }));
      await save(owner);
    },
  },
  {
    number: 21,
    title: 'Template with an error',
    before: '3',
    async act(owner) {
      const { page } = owner;
      await openScreen(owner, 'Templates');
      await owner.pressLink('blog.list');
      await eventually(() => page.locator('.cm-content').count()).toBe(1);
      await owner.press(page.locator('.cm-content'));
      await page.keyboard.press('Control+Home');
      await owner.type('{.section broken}');
      await owner.pressButton('Save');
      await page.getByRole('alert').first().waitFor();
      await owner.pressButton('Discard');
    },
  },
];
