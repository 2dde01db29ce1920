import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Hoy pagas {amount}.',
  plusDelivery: '{amount} más el envío',
  onlyPayment: 'Este es el único pago. Después, la suscripción termina por sí sola.',
  next: 'Después pagas {price}; la próxima vez, el {date}.',
  onceMore: 'Después pagas {amount} una vez más, el {date}.',
  untilCancelled: 'La suscripción continúa hasta que la canceles.',
  endsAfter: 'Pagas {n} veces en total; la última, el {last}. Después, la suscripción termina por sí sola.',
  endsThen: 'Después, la suscripción termina por sí sola.',
  priceStays: 'Este precio no cambia mientras dure tu suscripción.',
  priceStaysDelivered:
    'Este precio no cambia mientras dure tu suscripción. El envío y los impuestos solo cambian si cambias la dirección.',
  cardIsKept: 'Tu tarjeta se guarda para estos pagos.',
  howToCancel:
    'Te escribimos antes de cada pago. Con el enlace de ese correo puedes saltarte el pago, pausar la suscripción o cancelarla.',
  resumedLate:
    'Si reanudas una suscripción en pausa después del día de un pago, ese pago se cobra al momento. Lo ves antes de reanudarla.',
};
