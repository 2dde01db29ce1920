import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(optioneel)',
  missing: 'Vul dit in.',
  emailInvalid: 'Vul een geldig e-mailadres in.',
  sending: 'Een ogenblik…',
  print: 'Afdrukken',
  save: 'Opslaan als bestand',
  close: 'Klaar',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Hier de overeenkomst herroepen',
  confirm: 'Herroeping bevestigen',
  title: 'Een overeenkomst herroepen',
  intro: '{site} ontvangt hier uw herroeping. U hoeft geen reden te geven.',
  name: 'Uw naam',
  contract: 'Bestelnummer, of wat de overeenkomst anders aanduidt',
  contractHint: 'Het nummer staat in de e-mails over uw bestelling.',
  part: 'Wat u herroept',
  partHint: 'Laat dit leeg om alles te herroepen.',
  email: 'E-mailadres voor de ontvangstbevestiging',
  next: 'Verder',
  checkTitle: 'Controleer uw herroeping',
  checkText: 'Uw herroeping geldt zodra u op ‘{button}’ drukt.',
  change: 'Mijn gegevens wijzigen',
  statement: 'Hierbij herroep ik deze overeenkomst met {site}.',
  whole: 'Alles',
  receiptTitle: 'We hebben uw herroeping ontvangen',
  receiptText:
    'Deze pagina is uw ontvangstbevestiging: print haar of sla haar op. Ze gaat ook per e-mail naar {email}; een adres krijgt er maar een beperkt aantal per dag.',
  number: 'Nummer',
  received: 'Ontvangen',
  head: 'Logcode',
};
