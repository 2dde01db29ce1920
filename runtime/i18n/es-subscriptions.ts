import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Tu suscripción a {product} se renueva pronto',
  resumed: 'Tu suscripción a {product} continúa',
  skipped: 'Se omite un ciclo de {product}',
  ended: 'Tu suscripción a {product} ha terminado',
  addressChanged: 'La dirección de tu suscripción a {product} ha cambiado',
  cardChanged: 'La tarjeta de tu suscripción a {product} ha cambiado',
  failed: 'No hemos podido cobrar tu suscripción a {product}',
  delayed: '{product} está agotado, así que por ahora no cobramos nada',
  paused: 'Tu suscripción a {product} está en pausa',
  cancelled: 'Tu suscripción a {product} está cancelada',
  nextCharge: 'Cobraremos {amount} el {date}.',
  beforeRenewal:
    'Con el enlace de abajo puedes saltarte este pago, pausar la suscripción o cancelarla antes de ese día.',
  otherCard: 'Con el enlace de abajo puedes usar otra tarjeta. Entonces lo volvemos a intentar al momento.',
  whenBack: 'Tu pedido llega cuando el artículo vuelva a estar disponible.',
  nothingMore: 'No se cobra nada más.',
  details: 'Detalles',
  button: 'Ver tu suscripción',
  footer: 'Recibes este correo porque tienes una suscripción en esta tienda.',
};
