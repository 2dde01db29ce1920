/** What an imprint says beside name, address and email. */
export type ImprintFact =
  | 'representative'
  | 'phone'
  | 'register'
  | 'vatId'
  | 'capital'
  | 'publisher'
  | 'host'
  | 'dispute';

interface CountryRow {
  /** In the order of the page. */
  facts: readonly ImprintFact[];
  /** The acts that ask for them. */
  sources: readonly string[];
  /** The authority to which people complain about the use of their data; '' where there are several. */
  authority: string;
}

const DIRECTIVE = 'Directive 2000/31/EC, Article 5';
const CONSUMERS = 'Directive 2011/83/EU, Article 6(1)';
const USUAL: readonly ImprintFact[] = ['phone', 'register', 'vatId'];

const row = (authority: string, facts: readonly ImprintFact[], ...sources: string[]): CountryRow => ({
  facts,
  sources,
  authority,
});
const european = (authority: string) => row(authority, USUAL, DIRECTIVE, CONSUMERS);

/** What each country asks of an imprint; `docs/law.md` says what of it was checked. */
const ROWS: Readonly<Record<string, CountryRow>> = {
  AT: row(
    'Österreichische Datenschutzbehörde',
    ['representative', 'phone', 'register', 'vatId'],
    '§ 5 ECG',
    '§ 14 UGB',
    '§ 25 MedienG',
  ),
  BE: row(
    'Autorité de protection des données / Gegevensbeschermingsautoriteit',
    USUAL,
    'Code de droit économique, art. XII.6',
    CONSUMERS,
  ),
  BG: european('Комисия за защита на личните данни'),
  CH: row(
    'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)',
    ['phone'],
    'UWG, Art. 3 Abs. 1 Bst. s',
  ),
  CY: european('Office of the Commissioner for Personal Data Protection'),
  CZ: european('Úřad pro ochranu osobních údajů'),
  DE: row('', ['representative', 'phone', 'register', 'vatId', 'dispute'], '§ 5 DDG', '§ 36 VSBG'),
  DK: european('Datatilsynet'),
  EE: european('Andmekaitse Inspektsioon'),
  ES: row('Agencia Española de Protección de Datos', ['phone', 'register', 'vatId'], 'LSSI, artículo 10', CONSUMERS),
  FI: european('Tietosuojavaltuutetun toimisto'),
  FR: row(
    'Commission nationale de l’informatique et des libertés (CNIL)',
    ['representative', 'phone', 'register', 'capital', 'vatId', 'publisher', 'host', 'dispute'],
    'LCEN, articles 1-1 et 19',
    'Code de la consommation, article L616-1',
  ),
  GB: row(
    'Information Commissioner’s Office',
    ['phone', 'register', 'vatId'],
    'Electronic Commerce (EC Directive) Regulations 2002, regulation 6',
    'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015',
  ),
  GR: european('Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα'),
  HR: european('Agencija za zaštitu osobnih podataka'),
  HU: european('Nemzeti Adatvédelmi és Információszabadság Hatóság'),
  IE: row('Data Protection Commission', USUAL, 'S.I. No. 68/2003, regulation 7', CONSUMERS),
  IS: european('Persónuvernd'),
  IT: row(
    'Garante per la protezione dei dati personali',
    ['phone', 'register', 'vatId', 'capital'],
    'D.Lgs. 70/2003, articolo 7',
    'D.P.R. 633/1972, articolo 35',
    'Codice civile, articolo 2250',
  ),
  LI: european('Datenschutzstelle Fürstentum Liechtenstein'),
  LT: european('Valstybinė duomenų apsaugos inspekcija'),
  LU: row('Commission nationale pour la protection des données', USUAL, 'Loi du 14 août 2000, article 5', CONSUMERS),
  LV: european('Datu valsts inspekcija'),
  MT: european('Information and Data Protection Commissioner'),
  NL: row('Autoriteit Persoonsgegevens', USUAL, 'Burgerlijk Wetboek 3, artikel 15d', CONSUMERS),
  NO: european('Datatilsynet'),
  PL: european('Prezes Urzędu Ochrony Danych Osobowych'),
  PT: european('Comissão Nacional de Proteção de Dados'),
  RO: european('Autoritatea Naţională de Supraveghere a Prelucrării Datelor cu Caracter Personal'),
  SE: european('Integritetsskyddsmyndigheten'),
  SI: european('Informacijski pooblaščenec'),
  SK: european('Úrad na ochranu osobných údajov Slovenskej republiky'),
};

const ELSEWHERE: CountryRow = row('', ['phone'], '');

/** Returns what a country asks of an imprint: name, address, email and telephone where nothing is known of it. */
export function countryRow(countryCode: string): CountryRow {
  return ROWS[countryCode] ?? { ...ELSEWHERE, sources: [] };
}
