import type { FormContent, MailingListContent } from './content.ts';
import { repair } from './lampenwerk-repair-form.ts';

export const mailingLists: MailingListContent[] = [{ id: 'lw-werkstattbrief', name: 'Werkstattbrief' }];

const kontakt: FormContent = {
  id: 'lw-kontakt',
  name: 'Kontakt',
  submitButtonText: 'Absenden',
  submissionMessage: '<p>Vielen Dank! Wir melden uns, sobald die Lötstation kalt ist, spätestens übermorgen.</p>',
  notifyEmails: ['werkstatt@lampenwerk.example'],
  fields: [
    {
      type: 'name',
      id: 'name-yui_3_17_2_1_1772000000007_7001',
      title: 'Name',
      description: '',
      required: true,
    },
    {
      type: 'email',
      id: 'email-yui_3_17_2_1_1772000000007_7002',
      title: 'E-Mail',
      description: '',
      required: true,
    },
    {
      type: 'phone',
      id: 'phone-yui_3_17_2_1_1772000000007_7003',
      title: 'Telefon',
      description: 'Nur wenn wir zurückrufen sollen.',
      required: false,
    },
    {
      type: 'select',
      id: 'select-yui_3_17_2_1_1772000000007_7004',
      title: 'Worum geht es?',
      description: '',
      options: ['Eine Reparatur', 'Ein Ersatzteil', 'Eine Bestellung', 'Etwas anderes'],
      required: true,
    },
    {
      type: 'date',
      id: 'date-yui_3_17_2_1_1772000000007_7005',
      title: 'Wunschtermin',
      description: 'Dienstag bis Freitag.',
      required: false,
    },
    {
      type: 'textarea',
      id: 'textarea-yui_3_17_2_1_1772000000007_7006',
      title: 'Nachricht',
      description: '',
      maxLength: 1000,
      required: true,
    },
  ],
};

const newsletter: FormContent = {
  id: 'lw-newsletter',
  kind: 'newsletter',
  name: 'Werkstattbrief',
  submitButtonText: 'Anmelden',
  submissionMessage: '<p>Fast fertig: Bitte bestätigen Sie die E-Mail, die wir Ihnen gerade geschickt haben.</p>',
  disclaimerMessage: '<p>Viermal im Jahr. Abbestellen geht mit einem Klick.</p>',
  mailingListId: 'lw-werkstattbrief',
  fields: [
    {
      type: 'name',
      id: 'name-yui_3_17_2_1_1772000000008_8001',
      title: 'Name',
      description: '',
      required: false,
    },
    {
      type: 'email',
      id: 'email-yui_3_17_2_1_1772000000008_8002',
      title: 'E-Mail',
      description: '',
      placeholder: 'E-Mail',
      required: true,
    },
  ],
};

export const forms: FormContent[] = [kontakt, newsletter, repair];
