import type { FormField } from '../../runtime/contracts/form.ts';
import type { FieldType } from '../../runtime/contracts/form-enumerations.ts';
import type { FormContent } from './content.ts';

/** A long form with a field of every type. */
export const wholesale: FormContent = {
  id: 'ss-wholesale',
  name: 'Wholesale',
  submitButtonText: 'Ask for our list',
  submissionMessage:
    '<p><strong>Thank you!</strong> Okoro answers within a week, with prices and a small box to taste from.</p>',
  disclaimerMessage: '<p>We keep what you write for as long as we trade with each other, and for nothing else.</p>',
  notifyEmails: ['okoro@second-steep.example'],
  fields: [
    field('section', 6001, 'Your place', {
      description: 'A café, a shop, a canteen: anything with a kettle.',
      underline: true,
    }),
    field('text', 6002, 'Name of the business', { required: true }),
    field('name', 6003, 'Who we talk to', { required: true }),
    field('email', 6004, 'Email', { required: true, placeholder: 'hello@your-cafe.example' }),
    field('phone', 6005, 'Phone', { showCountryCode: true, description: 'We ring once, and never before nine.' }),
    field('time', 6006, 'Best time to ring'),
    field('website', 6007, 'Website', { placeholder: 'https://' }),
    field('twitter', 6008, 'Twitter handle'),
    field('address', 6009, 'Where it goes', { required: true }),
    field('section', 6010, 'What you pour', { underline: true }),
    field('checkbox', 6011, 'Which teas?', { options: ['Blacks', 'Greens', 'Oolongs', 'Herbs', 'Not sure yet'] }),
    field('number', 6012, 'Cups a day', { placeholder: '40', description: 'A guess will do.' }),
    field('currency', 6013, 'What you spend on tea in a month', { currencySymbol: '$' }),
    field('date', 6014, 'When you would start'),
    field('radio', 6015, 'How do you brew?', {
      options: ['In pots', 'By the cup', 'Iced, by the gallon'],
      required: true,
    }),
    field('select', 6016, 'How many tins to begin with?', {
      options: ['Six', 'Twelve', 'Twenty-four', 'More'],
      required: true,
    }),
    field('likert', 6017, 'What matters to you', {
      options: ['The garden is named on the menu', 'The price stays all year', 'It can be made in a hurry'],
    }),
    field('password', 6018, 'Portal password', {
      description: 'The word on the card that Okoro left with you. No card, no matter: leave it empty.',
    }),
    field('textarea', 6019, 'Anything else?', { maxLength: 2000 }),
    field('hidden', 6020, 'Campaign', { key: 'utm_source', value: 'none' }),
  ],
};

function field(type: FieldType, number: number, title: string, more: Partial<FormField> = {}): FormField {
  return { type, id: `${type}-yui_3_17_2_1_1772000000006_${number}`, title, description: '', required: false, ...more };
}
