import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Disputa del pedido {number}',
  disputeIntro: 'Quien compró el pedido {number} ha pedido a su banco la devolución de {amount}.',
  disputeUntil: 'Puedes responder hasta el {day}. Sin respuesta, el dinero vuelve al comprador.',
  disputeNoAnswer: 'El banco no acepta respuestas a esta disputa.',
  disputeButton: 'Ver la disputa en {provider}',
  disputeWonSubject: 'Disputa del pedido {number} ganada',
  disputeWonIntro:
    'El banco te ha dado la razón: {amount} del pedido {number} vuelven a ser tuyos. El pedido sigue como antes.',
  disputeLostSubject: 'Disputa del pedido {number} perdida',
  disputeLostIntro:
    'El banco ha dado la razón a quien compró, que ha recuperado {amount} del pedido {number}. El pedido muestra ese importe como reembolsado.',
  disputeLostWhole:
    'Todo el dinero se ha devuelto, así que las descargas del pedido están cerradas y las tarjetas regalo compradas con él ya no valen nada.',
  disputeLostCard: 'Lo que pagó una tarjeta regalo sigue pagado.',
  disputeLostStock: 'Las existencias no han cambiado. Cuando los artículos hayan vuelto, este comando los repone',
  disputeLostSubscription: 'La suscripción continúa. Este comando la termina',
  buyer: 'Comprador',
  amount: 'Importe',
  reason: 'Motivo del banco',
  silentSubject: 'Pagos cuyo resultado no se conoce',
  silentIntro:
    'Desde hace dos días, {provider} no nos dice qué ha sido de un pago de {amount}. Puede que se haya cobrado dinero.',
  silentWhat:
    'Seguimos preguntando. Comprueba que las claves de {provider} siguen siendo válidas y busca allí el pago {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'El pago sería fraudulento.',
  product_not_received: 'No habría llegado nada.',
  product_unacceptable: 'El artículo sería defectuoso o distinto de lo descrito.',
  duplicate: 'El pago se habría cobrado dos veces.',
  credit_not_processed: 'Un reembolso prometido no habría llegado.',
  subscription_canceled: 'La suscripción se habría cancelado antes.',
  unrecognized: 'El comprador no reconoce el pago.',
  other: 'El banco lo llama «{code}».',
};
