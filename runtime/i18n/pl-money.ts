import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Reklamacja płatności za zamówienie {number}',
  disputeIntro: 'Kupujący zwrócił się do banku o zwrot {amount} za zamówienie {number}.',
  disputeUntil: 'Odpowiedzi można udzielić do {day}. Bez odpowiedzi pieniądze wrócą do kupującego.',
  disputeNoAnswer: 'Bank nie przyjmuje odpowiedzi na tę reklamację.',
  disputeButton: 'Zobacz reklamację w {provider}',
  disputeWonSubject: 'Reklamacja płatności za zamówienie {number} oddalona',
  disputeWonIntro:
    'Bank rozstrzygnął na korzyść sklepu: {amount} za zamówienie {number} wraca do sklepu. Realizacja zamówienia trwa jak dotąd.',
  disputeLostSubject: 'Reklamacja płatności za zamówienie {number} uznana',
  disputeLostIntro:
    'Bank rozstrzygnął na korzyść kupującego, który otrzymał z powrotem {amount} za zamówienie {number}. W zamówieniu kwota ta jest oznaczona jako zwrócona.',
  disputeLostWhole:
    'Zwrócono całą kwotę, dlatego pliki do pobrania z tego zamówienia są zamknięte, a kupionymi w nim kartami podarunkowymi nie można już płacić.',
  disputeLostCard: 'Część zapłacona kartą podarunkową pozostaje zapłacona.',
  disputeLostStock: 'Stan magazynowy się nie zmienił. Gdy towar wróci, doda go to polecenie',
  disputeLostSubscription: 'Subskrypcja trwa dalej. Kończy ją to polecenie',
  buyer: 'Kupujący',
  amount: 'Kwota',
  reason: 'Powód podany przez bank',
  silentSubject: 'Płatności o nieznanym wyniku',
  silentIntro: '{provider} od dwóch dni nie podaje wyniku płatności na kwotę {amount}. Pieniądze mogły zostać pobrane.',
  silentWhat:
    'Nadal wysyłamy zapytania. Prosimy sprawdzić, czy klucze {provider} są wciąż ważne, i odszukać tam płatność {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Zgłoszono, że płatność była oszustwem.',
  product_not_received: 'Zgłoszono, że przesyłka nie dotarła.',
  product_unacceptable: 'Zgłoszono, że towar jest wadliwy lub niezgodny z opisem.',
  duplicate: 'Zgłoszono, że płatność pobrano dwukrotnie.',
  credit_not_processed: 'Zgłoszono, że obiecany zwrot nie dotarł.',
  subscription_canceled: 'Zgłoszono, że subskrypcję anulowano wcześniej.',
  unrecognized: 'Kupujący nie rozpoznaje tej płatności.',
  other: 'Określenie banku: „{code}”.',
};
