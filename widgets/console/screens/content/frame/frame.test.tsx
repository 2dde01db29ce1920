import { expect, test } from 'vitest';
import type { SiteHeaderFooter } from '#runtime/contracts/navigation.ts';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
} from '../../../../../test/console-shop.tsx';

const PATH = '/api/site-header-footer';
const FRAME: SiteHeaderFooter = {
  header: { announcement: null, logo: null },
  footer: { note: '<p>Hi</p>', columns: [{ title: 'Help', links: [{ title: 'Delivery', url: '/delivery' }] }] },
};

prepareConsole();

const answerOf = (frame: object, version: number) => json(frame, 200, { ETag: `"${version}"` });
function withFrame(frame: SiteHeaderFooter = FRAME): void {
  answers.set(`GET ${PATH}`, () => answerOf(frame, 4));
  answers.set(`PUT ${PATH}`, ({ body }) => answerOf(body as object, 5));
}
const tick = (label: string) => {
  const box = field(label);
  box?.click();
};

test('the announcement and the columns are saved whole, from their version', async () => {
  withFrame();
  await openConsole('header-footer');
  await see('Announcement bar');
  tick('Show a line above the header');
  await press('Save');
  await see('Write the text of the announcement bar, or switch it off.');
  await enter('Text', 'New harvest');
  await enter('It leads to', '/shop');
  await press('Add a link');
  await enter('Text of link 2', 'Terms');
  await enter('Address of link 2', 'mailto:a@example.com');
  await press('Save');
  await see('Saved.');
  const links = [{ title: 'Delivery', url: '/delivery' }];
  expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"4"' }]);
  expect(callsOf(`PUT ${PATH}`)[0]?.body).toEqual({
    header: { announcement: { text: 'New harvest', url: '/shop' }, logo: null },
    footer: {
      ...FRAME.footer,
      columns: [{ title: 'Help', links: [...links, { title: 'Terms', url: 'mailto:a@example.com' }] }],
    },
  });
});

test.each(['javascript:alert(1)', 'delivery', '//example.com'])('no link leads to %j', async (address) => {
  withFrame();
  await openConsole('header-footer');
  await enter('Address of link 1', address);
  await press('Save');
  await see('Links must be formatted as /page or https://example.com');
  expect(field('Address of link 1')?.getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
});

test('a logo is chosen among the pictures of the shop, described and removed', async () => {
  withFrame();
  const picture = {
    id: 'b1',
    filename: 'logo.png',
    assetUrl: '/s/logo.png',
    altText: '',
    width: 40,
    height: 20,
    formats: [],
  };
  answers.set('GET /api/owner/pictures', () => listOf('pictures', picture));
  answers.set(`PUT ${PATH}`, ({ body }) => answerOf(body as typeof FRAME, 8));
  await openConsole('header-footer');
  await press('Choose a picture of the logo');
  await press('logo.png');
  await press('Save');
  await see('Saved.');
  const logo = { src: '/s/logo.png', width: 40, height: 20, altText: '' };
  expect(callsOf(`PUT ${PATH}`)[0]?.body).toMatchObject({ header: { announcement: null, logo } });
});

test('each refusal stands at its field, and nothing typed is lost without a connection', async () => {
  withFrame({ ...FRAME, header: { ...FRAME.header, announcement: { text: 'Hello', url: '/shop' } } });
  const errors = {
    'header.announcement.url': 'No such page',
    'footer.columns.0.links.0.url': 'No such address',
    'header.announcement.text': 'Too long',
    'footer.note': 'Too much',
    'footer.columns.0.title': 'Too wide',
  };
  answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
  await openConsole('header-footer');
  await enter('Note', '<p>Bye</p>');
  await press('Save');
  for (const error of Object.values(errors)) await see(error);
  answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
  await press('Save');
  await see('Network error');
  expect(field('Note')?.value).toBe('<p>Bye</p>');
});

test('two people change two parts of the footer, and both stay', async () => {
  withFrame();
  answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
  await openConsole('header-footer');
  await enter('Note', '<p>Mine</p>');
  const theirs = { ...FRAME, footer: { ...FRAME.footer, columns: [] } };
  answers.set(`GET ${PATH}`, () => answerOf(theirs, 8));
  await press('Save');
  await see('You have changed different things.');
  withFrame();
  await press('Use these choices');
  await press('Save');
  await see('Saved.');
  expect(callsOf(`PUT ${PATH}`)[1]).toMatchObject({
    version: '"8"',
    body: { footer: { note: '<p>Mine</p>', columns: [] } },
  });
});

test('a footer without columns gets one, whose link needs a text', async () => {
  withFrame({ ...FRAME, footer: { note: '', columns: [] } });
  await openConsole('header-footer');
  await press('Add a column');
  await press('Save');
  await see('Every link of the footer needs a text.');
  expect(text()).toContain('Column 1');
});

test('a column or link that is added has the focus in its first field', async () => {
  withFrame();
  await openConsole('header-footer');
  await press('Add a link');
  expect(document.activeElement).toBe(field('Text of link 2'));
  await press('Add a column');
  expect(document.activeElement?.closest('fieldset')?.textContent).toContain('Column 2');
});

test('a role that only reads cannot change header and footer', async () => {
  withFrame();
  await openConsole('header-footer', 'viewer');
  await see('Your role can view this but not change it.');
  expect(field('Note')?.closest('fieldset')?.disabled).toBe(true);
});
