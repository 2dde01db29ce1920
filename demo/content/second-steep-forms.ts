import type { FormContent, MailingListContent } from './content.ts';
import { engraving } from './engraving-form.ts';
import { wholesale } from './second-steep-wholesale.ts';

const NOTIFY = ['june@second-steep.example'];

export const mailingLists: MailingListContent[] = [{ id: 'ss-letters', name: 'Letters from the counter' }];

const contact: FormContent = {
  id: 'ss-contact',
  name: 'Contact',
  submitButtonText: 'Send to June',
  submissionMessage:
    '<p><strong>Thank you!</strong> June reads these over the second pot. You will hear from her within two days.</p>',
  notifyEmails: NOTIFY,
  fields: [
    {
      type: 'name',
      id: 'name-yui_3_17_2_1_1772000000002_2001',
      title: 'Name',
      description: '',
      required: true,
    },
    {
      type: 'email',
      id: 'email-yui_3_17_2_1_1772000000002_2002',
      title: 'Email',
      description: 'Only to answer you.',
      placeholder: 'you@example.com',
      required: true,
    },
    {
      type: 'select',
      id: 'select-yui_3_17_2_1_1772000000002_2003',
      title: 'What is it about?',
      description: '',
      options: ['An order', 'Which tea to pick', 'Something broke', 'Something else'],
      required: true,
    },
    {
      type: 'text',
      id: 'text-yui_3_17_2_1_1772000000002_2004',
      title: 'Order number',
      description: 'If there is one. It stands in the email about your order.',
      placeholder: '#12',
      required: false,
    },
    {
      type: 'textarea',
      id: 'textarea-yui_3_17_2_1_1772000000002_2005',
      title: 'Message',
      description: '',
      maxLength: 1000,
      required: true,
    },
    {
      type: 'radio',
      id: 'radio-yui_3_17_2_1_1772000000002_2006',
      title: 'How did you find us?',
      description: '',
      options: ['A friend', 'A café that pours our tea', 'The journal', 'Walked past'],
      required: false,
    },
  ],
};

const tasting: FormContent = {
  id: 'ss-tasting',
  name: 'Book a tasting',
  submitButtonText: 'Keep me a seat',
  lightboxHandleText: 'Book a tasting',
  captchaEnabled: true,
  successRedirect: '/tastings-booked',
  notifyEmails: NOTIFY,
  fields: [
    {
      type: 'section',
      id: 'section-yui_3_17_2_1_1772000000003_3000',
      title: 'A seat at the table',
      description: 'Half past six, for about ninety minutes.',
      underline: true,
      required: false,
    },
    {
      type: 'name',
      id: 'name-yui_3_17_2_1_1772000000003_3001',
      title: 'Name',
      description: '',
      required: true,
    },
    {
      type: 'email',
      id: 'email-yui_3_17_2_1_1772000000003_3002',
      title: 'Email',
      description: '',
      required: true,
    },
    {
      type: 'select',
      id: 'select-yui_3_17_2_1_1772000000003_3003',
      title: 'Which evening?',
      description: '',
      options: ['Friday, Greens', 'Saturday, Oolongs', 'Sunday, Blacks and a Pu-erh'],
      required: true,
    },
    {
      type: 'radio',
      id: 'radio-yui_3_17_2_1_1772000000003_3004',
      title: 'Seats',
      description: '',
      options: ['One', 'Two', 'Four'],
      required: true,
    },
  ],
};

const askJune: FormContent = {
  id: 'ss-ask-june',
  name: 'Ask June',
  submitButtonText: 'Ask',
  submissionMessage:
    '<p>Thank you! If others wonder too, your question ends up in the <a href="/journal" rel="noopener">journal</a>.</p>',
  disclaimerMessage: '<p>We never print your name with a question unless you say so.</p>',
  notifyEmails: NOTIFY,
  fields: [
    {
      type: 'textarea',
      id: 'textarea-yui_3_17_2_1_1772000000004_4001',
      title: 'Your question',
      description: '',
      placeholder: 'Can I cold-brew the Ember?',
      maxLength: 400,
      required: true,
    },
    {
      type: 'email',
      id: 'email-yui_3_17_2_1_1772000000004_4002',
      title: 'Email',
      description: 'Where the answer goes.',
      required: true,
    },
  ],
};

const newsletter: FormContent = {
  id: 'ss-newsletter',
  kind: 'newsletter',
  name: 'Letters from the counter',
  submitButtonText: 'Sign Up',
  submissionMessage:
    '<p>Nearly there: unless you are on the list already, a mail with a link is on its way to you. Please follow it.</p>',
  disclaimerMessage: '<p>One letter a month. Every one has a link to stop them.</p>',
  mailingListId: 'ss-letters',
  fields: [
    {
      type: 'email',
      id: 'email-yui_3_17_2_1_1772000000005_5001',
      title: 'Email Address',
      description: '',
      placeholder: 'Email Address',
      required: true,
    },
  ],
};

export const forms: FormContent[] = [contact, wholesale, tasting, askJune, newsletter, engraving];
