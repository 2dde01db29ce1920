/** The Polish texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Pliki do pobrania',
  button: 'Pobierz',
  left: '{count|pl|one=Pozostało 1 pobranie|few=Pozostały # pobrania|many=Pozostało # pobrań}, do {date}',
  expired: 'link wygasł',
  usedUp: 'wykorzystano wszystkie pobrania',
  closed: 'link jest zamknięty',
  waiting: 'Nie ma jeszcze plików dla: {products}. {site} wyśle link e-mailem, gdy będą gotowe.',
  ownerWaiting:
    'To zamówienie czeka na pliki: {products}. Można je dodać poleceniem `npm run owner -- files add`, a potem wysłać poleceniem `npm run owner -- downloads give {number}`.',
  termsReady:
    'Do pobrania od razu po opłaceniu: {products}, najwyżej {times|pl|one=# raz|few=# razy|many=# razy} w ciągu {days|pl|one=# dnia|few=# dni|many=# dni}. Linki będą też w e-mailu.',
  withdrawalConsent:
    'Chcę otrzymać pliki do pobrania natychmiast, przed upływem terminu na odstąpienie od umowy. Wiem, że tracę prawo odstąpienia od umowy, gdy tylko mogę je pobrać.',
  consentMissing: 'Aby zamówić pliki do pobrania, kupujący musi zgodzić się na ich natychmiastowe udostępnienie.',
  consentTitle: 'Zgoda na natychmiastowe pobranie',
  consentGiven: 'Udzielono {time}: „{text}”',
  expiredTitle: 'Ten link wygasł',
  expiredText: 'O nowy link można poprosić {site}, podając numer zamówienia {number}.',
  usedUpTitle: 'Wykorzystano wszystkie pobrania',
  usedUpText:
    'Ten plik pobrano już tyle razy, na ile pozwala link. O nowy link można poprosić {site}, podając numer zamówienia {number}.',
  closedTitle: 'To pobieranie jest zamknięte',
  closedText:
    'Za zamówienie zwrócono pieniądze albo sklep zamknął link. Jeśli to pomyłka, prosimy napisać do {site}, podając numer zamówienia {number}.',
  replacedTitle: 'Jest nowszy link',
  replacedText:
    '{site} wysłał e-mailem nowy link, dlatego ten już nie działa. Jeśli nie można znaleźć tego e-maila, o kolejny link można poprosić {site}, podając numer zamówienia {number}.',
  unknownTitle: 'Ten link nie działa',
  unknownText: 'Jest niepełny. Prosimy otworzyć go jeszcze raz z e-maila lub skopiować w całości.',
  unavailableTitle: 'Plik jest chwilowo niedostępny',
  unavailableText:
    'Prosimy spróbować ponownie za kilka minut. Ta próba nie została policzona jako pobranie. Jeśli problem się powtarza, prosimy napisać do {site}, podając numer zamówienia {number}.',
  renewedSubject: 'Nowy link do pobrania, zamówienie {number}',
  renewedIntro: '{site} udostępnia nowy link do pliku z zamówienia {number}. Poprzedni link już nie działa.',
  givenSubject: 'Pliki z zamówienia {number} są gotowe',
  givenIntro: 'Można już pobrać kolejne pliki z zamówienia {number}.',
  mailFooter: 'Ten e-mail został wysłany, ponieważ z tym adresem zamówiono produkt cyfrowy.',
};
