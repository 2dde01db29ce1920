import { expect, test } from 'vitest';
import { UNVERIFIED_WORDS, withdrawalWords } from '../domain/law/withdrawal-words.ts';
import { declarationTextsIn } from './declarations-texts.ts';
import { textsIn } from './texts-in.ts';

/** The words of Article 11a(1) and (3) of Directive 2011/83/EU in its language versions; their first letter may be a capital. */
const WITHDRAWAL: Readonly<Record<string, readonly [open: string, confirm: string]>> = {
  en: ['withdraw from contract here', 'confirm withdrawal'],
  de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
  fr: ['renoncer au contrat ici', 'confirmer la rétractation'],
  es: ['desistir del contrato aquí', 'confirmar desistimiento'],
  it: ['recedere dal contratto qui', 'conferma recesso'],
  nl: ['hier de overeenkomst herroepen', 'herroeping bevestigen'],
  pl: ['odstąp od umowy tutaj', 'potwierdź odstąpienie od umowy'],
  pt: ['retrate-se do contrato aqui', 'confirmar retratação'],
  sv: ['ångra avtalet här', 'bekräfta frånträde'],
  da: ['fortryd aftale', 'bekræft fortrydelse'],
  bg: ['откажете се от договора тук', 'потвърждавам отказа'],
  cs: ['zde odstoupit od smlouvy', 'potvrdit odstoupení od smlouvy'],
  el: ['πατήστε εδώ για υπαναχώρηση', 'επιβεβαίωση υπαναχώρησης'],
  et: ['taganen lepingust', 'kinnitan taganemise'],
  fi: ['peruuta sopimus tästä', 'vahvista peruuttaminen'],
  ga: ['tarraing siar ón gconradh anseo', 'dearbhaigh an tarraingt siar'],
  hr: ['odustati od ugovora', 'potvrditi odustajanje'],
  hu: ['elállás a szerződéstől', 'elállás megerősítése'],
  lt: ['atsisakyti sutarties čia', 'patvirtinti sutarties atsisakymą'],
  lv: ['atteikties no līguma', 'apstiprināt atteikumu'],
  mt: ['irtira mill-kuntratt hawnhekk', 'ikkonferma r-reċess'],
  ro: ['retrageți-vă din contract aici', 'confirmați retragerea'],
  sk: ['odstúpiť od zmluvy tu', 'potvrdiť odstúpenie od zmluvy'],
  sl: ['kliknite tukaj za odstop od pogodbe', 'potrdi odstop od pogodbe'],
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

test.each(Object.entries(WITHDRAWAL))(
  'page, links and element say in “%s” what the directive prescribes, and nothing else',
  async (language, [open, confirm]) => {
    const prescribed = { open: capital(open), confirm: capital(confirm) };
    expect(withdrawalWords(language, (await textsIn(language)).withdrawals)).toEqual(prescribed);
    expect(withdrawalWords(language, (await declarationTextsIn(language)).withdrawalForm)).toEqual(prescribed);
  },
);

test('all 24 languages of the EU have their words, and those of one copy are listed', () => {
  expect(Object.keys(WITHDRAWAL)).toHaveLength(24);
  expect([...UNVERIFIED_WORDS].sort()).toEqual('bg cs el et ga hr hu lt lv mt sk sl'.split(' '));
});

// § 312k BGB; articles D215-1 and D215-3 of the Code de la consommation.
test.each([
  ['de', 'Verträge hier kündigen', 'Jetzt kündigen'],
  ['fr', 'Résilier votre contrat', 'Notification de la résiliation'],
])('the two buttons that end a subscription say in “%s” what the law prescribes', async (language, open, confirm) => {
  expect((await textsIn(language)).cancellations).toMatchObject({ open, confirm });
  expect((await declarationTextsIn(language)).cancellationForm).toMatchObject({ open, confirm });
});
