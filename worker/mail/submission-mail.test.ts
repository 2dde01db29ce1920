import { describe, expect, test } from 'vitest';
import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import type { Site } from '../site/site.ts';
import { submissionMails } from './service.ts';

const SITE = { siteId: 'site-a', title: 'Second <Steep>', language: 'en-US' } as Site;
const field = (type: FormField['type'], id: string, title: string): FormField => ({
  type,
  id,
  title,
  description: '',
  required: false,
});
const FIELDS = [
  field('section', 'about', 'About you'),
  field('name', 'who', 'Name'),
  field('email', 'mail', 'Email'),
  field('textarea', 'message', 'Message'),
  field('checkbox', 'likes', 'What do you like?'),
];
const VALUES: FormValues = {
  who: ['Ann', 'Leaf'],
  mail: ' ann@private.com ',
  message: 'One\nTwo',
  likes: ['Green', 'Black'],
};
const BASE = 'https://second.example';
const SUBMISSION = { id: 's1', createdAt: 0, pageTitle: 'Contact', pagePath: '/contact' };

async function write(
  changes: Partial<{ name: string; fields: FormField[]; values: FormValues; site: Site; to: string[] }> = {},
) {
  const { name = 'Contact', fields = FIELDS, values = VALUES, site = SITE, to = ['owner@shop.example'] } = changes;
  const texts = await textsIn(site.language);
  return submissionMails(site, { name, fields, notifyEmails: to }, { ...SUBMISSION, values }, BASE, texts);
}

/** The mail of a submission that notifies one owner. */
async function mail(changes: Parameters<typeof write>[0] = {}) {
  const [only] = await write(changes);
  if (!only) throw new Error('No mail');
  return only;
}

describe('the mail about a submission', () => {
  test('a notice says what was filled in, where, and whom to answer', async () => {
    const { subject, replyTo, text } = await mail();
    expect(subject).toBe('Form Submission - Contact');
    expect(replyTo).toBe('ann@private.com');
    expect(text).toBe(
      'Name: Ann Leaf\n\nEmail: ann@private.com\n\nMessage:\nOne\nTwo\n\nWhat do you like? Green, Black\n\n' +
        `Sent from:\nContact\n/contact\n\nOpen the submission:\n${BASE}/config/submissions/s1\n\n-- \nReply to this email to answer ann@private.com.\nSecond <Steep>\n`,
    );
  });

  test('a number keeps its order beside a name that runs from right to left', async () => {
    const fields = [field('phone', 'phone', 'טלפון'), field('phone', 'other', 'Phone')];
    const values = { phone: ['972', '50', '123', '4567'], other: ['972', '50', '123', '4567'] };
    const { text } = await mail({ fields, values });
    expect(text).toContain('טלפון: \u2066+972 50-123-4567\u2069\n');
    expect(text).toContain('Phone: +972 50-123-4567\n');
  });

  test('a notice’s HTML says the same in a table', async () => {
    const page = new Page((await mail()).html);
    expect((await page.all('th')).map((cell) => cell[''])).toEqual([
      'Name',
      'Email',
      'Message',
      'What do you like?',
      'Sent from',
    ]);
    expect((await page.all('td'))[0]?.['']).toBe('Ann Leaf');
    expect(await page.only('html')).toMatchObject({ lang: 'en-US' });
  });

  test('each owner gets a notice of their own, once', async () => {
    const mails = await write({ to: ['a@shop.example', 'B@shop.example', 'a@shop.example'] });
    expect(mails.map(({ recipient }) => recipient)).toEqual(['a@shop.example', 'B@shop.example']);
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([
      'submission:s1:a@shop.example',
      'submission:s1:b@shop.example',
    ]);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(await write({ to: [] })).toEqual([]);
  });

  test('typed text cannot become markup in a notice', async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`;
    const { html } = await mail({ name: attack, fields: [field('text', 'x', attack)], values: { x: attack } });
    const page = new Page(html);
    for (const tag of ['script', 'img', 'link']) expect(await page.all(tag), tag).toEqual([]);
    expect((await page.all('a')).map(({ href }) => href)).toEqual([`${BASE}/config/submissions/s1`]);
    expect((await page.all('th'))[0]?.['']).toBe(attack);
  });

  test('a notice’s subject stays on one line', async () => {
    const { subject } = await mail({ name: 'Contact\r\nBcc: all@spam.example' });
    expect(subject).toBe('Form Submission - Contact Bcc: all@spam.example');
  });

  test.each(['', 'nobody', 'a@b.com\r\nBcc: c@d.com', 'a@b.com, c@d.com', 'Ann <a@b.com>'])(
    'a notice has no reply address where %j was typed as one',
    async (typed) => {
      const { replyTo, text } = await mail({ values: { ...VALUES, mail: typed } });
      expect(replyTo).toBe('');
      expect(text).toContain('The sender left no email address.');
    },
  );

  test.each([
    ['de-DE', 'Formulareingang - Contact', 'Gesendet von'],
    ['fr', 'Réponse au formulaire - Contact', 'Envoyé depuis'],
    ['es', 'Envío de formulario - Contact', 'Enviado desde'],
    ['tlh', 'Form Submission - Contact', 'Sent from'],
  ])('a notice speaks the language of the site (%s)', async (language, subject, expected) => {
    const written = await mail({ site: { ...SITE, language } });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(expected);
    expect(written.html).toContain(expected);
  });

  test('a notice says which fields were left empty', async () => {
    expect((await mail({ values: {} })).text).toContain('Message: N/A');
  });
});
