/** What a link to the withdrawal function and its last button say. */
export interface WithdrawalWords {
  open: string;
  confirm: string;
}

const words = (open: string, confirm: string): WithdrawalWords => ({ open, confirm });

/**
 * The words of Article 11a of Directive 2011/83/EU in official languages of the EU in which the shop has no other texts. They
 * were read in one copy of the directive's versions, that of Finnish and Romanian in two.
 */
const FURTHER: Readonly<Record<string, WithdrawalWords>> = {
  bg: words('Откажете се от договора тук', 'Потвърждавам отказа'),
  cs: words('Zde odstoupit od smlouvy', 'Potvrdit odstoupení od smlouvy'),
  el: words('Πατήστε εδώ για υπαναχώρηση', 'Επιβεβαίωση υπαναχώρησης'),
  et: words('Taganen lepingust', 'Kinnitan taganemise'),
  fi: words('Peruuta sopimus tästä', 'Vahvista peruuttaminen'),
  ga: words('Tarraing siar ón gconradh anseo', 'Dearbhaigh an tarraingt siar'),
  hr: words('Odustati od ugovora', 'Potvrditi odustajanje'),
  hu: words('Elállás a szerződéstől', 'Elállás megerősítése'),
  lt: words('Atsisakyti sutarties čia', 'Patvirtinti sutarties atsisakymą'),
  lv: words('Atteikties no līguma', 'Apstiprināt atteikumu'),
  mt: words('Irtira mill-kuntratt hawnhekk', 'Ikkonferma r-reċess'),
  ro: words('Retrageți-vă din contract aici', 'Confirmați retragerea'),
  sk: words('Odstúpiť od zmluvy tu', 'Potvrdiť odstúpenie od zmluvy'),
  sl: words('Kliknite tukaj za odstop od pogodbe', 'Potrdi odstop od pogodbe'),
};

/** Languages of these words for which only one copy of the directive was found, so that a lawyer should compare them. */
export const UNVERIFIED_WORDS = Object.keys(FURTHER).filter((language) => language !== 'fi' && language !== 'ro');

/** Returns the words for pages in a language; `own` are those of the shop's texts, which are in that language or English. */
export function withdrawalWords(language: string, own: WithdrawalWords): WithdrawalWords {
  const { open, confirm } = FURTHER[language.split('-')[0]?.toLowerCase() ?? ''] ?? own;
  return { open, confirm };
}
