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
  intro: '{site} ontvangt hier je herroeping. Je hoeft geen reden te geven.',
  name: 'Je naam',
  contract: 'Bestelnummer, of wat de overeenkomst anders aanduidt',
  contractHint: 'Het nummer staat in de e-mails over je bestelling.',
  part: 'Wat je herroept',
  partHint: 'Laat dit leeg om alles te herroepen.',
  email: 'E-mailadres voor de ontvangstbevestiging',
  next: 'Verder',
  checkTitle: 'Controleer je herroeping',
  checkText: 'Je herroeping geldt zodra je op ‘{button}’ drukt.',
  change: 'Mijn gegevens wijzigen',
  statement: 'Hierbij herroep ik deze overeenkomst met {site}.',
  whole: 'Alles',
  receiptTitle: 'We hebben je herroeping ontvangen',
  receiptText:
    'Deze pagina is je ontvangstbevestiging: print haar of sla haar op. Ze gaat ook per e-mail naar {email}; een adres krijgt er maar een beperkt aantal per dag.',
  number: 'Nummer',
  received: 'Ontvangen',
  head: 'Logcode',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Contracten hier opzeggen',
  confirm: 'Nu opzeggen',
  title: 'Een abonnement opzeggen',
  intro: '{site} ontvangt hier je opzegging. Je hoeft niet in te loggen.',
  contract: 'Abonnement, of het nummer van de bestelling',
  kind: 'Soort opzegging',
  ordinary: 'Gewone opzegging',
  extraordinary: 'Buitengewone opzegging',
  reason: 'Reden',
  reasonHint: 'Alleen een buitengewone opzegging heeft een reden nodig.',
  endsOn: 'Einde van het contract',
  endsOnHint: 'Laat dit leeg om zo vroeg mogelijk op te zeggen.',
  earliest: 'Zo vroeg mogelijk',
  checkTitle: 'Controleer je opzegging',
  checkText: 'Je opzegging wordt verzonden zodra je op “{button}” drukt.',
  statement: 'Hierbij zeg ik dit contract met {site} op.',
  receiptTitle: 'We hebben je opzegging ontvangen',
};
