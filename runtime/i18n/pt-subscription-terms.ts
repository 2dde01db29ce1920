import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Hoje você paga {amount}.',
  plusDelivery: '{amount} mais entrega',
  onlyPayment: 'Este é o único pagamento. Depois a assinatura termina sozinha.',
  next: 'Depois disso, você paga {price}, a próxima vez em {date}.',
  onceMore: 'Depois disso, você paga {amount} mais uma vez, em {date}.',
  untilCancelled: 'A assinatura continua até você cancelá-la.',
  endsAfter: 'Você paga {n} vezes ao todo, a última em {last}. Depois a assinatura termina sozinha.',
  endsThen: 'Depois a assinatura termina sozinha.',
  priceStays: 'Este preço não muda enquanto sua assinatura durar.',
  priceStaysDelivered:
    'Este preço não muda enquanto sua assinatura durar. Entrega e impostos só mudam se você alterar o endereço.',
  cardIsKept: 'Seu cartão fica guardado para esses pagamentos.',
  howToCancel:
    'Enviamos um e-mail antes de cada pagamento. Com o link desse e-mail, você pode pulá-lo, pausar a assinatura ou cancelá-la.',
  resumedLate:
    'Se você retomar uma assinatura pausada depois da data de um pagamento, ele será cobrado imediatamente. Você vê isso antes de retomar.',
};
