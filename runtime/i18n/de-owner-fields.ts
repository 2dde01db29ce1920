import type { Catalogue } from './catalogue.ts';

export const ownerFields: Catalogue['ownerFields'] = {
  missing: 'Bitte geben Sie einen Wert an.',
  number: 'Das muss eine ganze Zahl sein.',
  text: 'Das muss ein Text sein.',
  yesOrNo: 'Das muss true oder false sein.',
  list: 'Das muss eine Liste sein.',
  object: 'Das muss ein Objekt sein.',
  least: 'Das muss mindestens {limit} sein.',
  most: 'Das darf höchstens {limit} sein.',
  empty: 'Das darf nicht leer sein.',
  longest: 'Das darf höchstens {limit} Zeichen haben.',
  entries: 'Diese Liste darf höchstens {limit} Einträge haben.',
  choice: '{val} ist keine der möglichen Angaben.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  link: '{val} ist keine gültige Adresse einer Seite.',
  country: '{val} ist nicht der Code eines Landes.',
  region: '{val} ist keine Region, die Adressen dieses Landes nennen.',
  id: 'Eine ID hat nur Buchstaben, Ziffern, - und _.',
  repeatedId: 'Jede ID darf nur einmal vorkommen.',
  ascending: 'Jede Stufe muss über der vorigen beginnen.',
  oneTier: 'Ein fester Preis hat eine einzige Stufe.',
  aboveMinimum: 'Das Maximum muss über dem Minimum liegen.',
  noInstallments:
    'Ratenzahlung braucht ein Konto in den USA, Kanada, Australien, Neuseeland oder Großbritannien und die Währung dieses Landes.',
  other: 'Dieser Wert ist nicht gültig.',
};
