import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} vuelve a estar disponible',
  backIntro: 'Pediste a {site} que te avisara cuando volviera {product}. El artículo vuelve a estar disponible.',
  backButton: 'Ver el artículo',
  backNoReservation: 'No te reservamos nada, y el artículo puede agotarse otra vez.',
  stop: 'No enviarme más correos de este tipo',
  backFooter:
    'Recibes este correo una sola vez porque tu dirección se introdujo en {site} para avisarte de este artículo.',
  confirmSubject: '¿Quieres saber cuándo vuelve {product}?',
  confirmIntro:
    'Tu dirección se introdujo en {site} para recibir un correo cuando {product} vuelva a estar disponible. Confirma que fuiste tú.',
  confirmButton: 'Sí, avísame',
  confirmExpiry: 'El enlace funciona durante 7 días.',
  confirmFooter: 'Si no fuiste tú, no tienes que hacer nada: no recibirás más correos.',
  confirmTitle: 'Confirma tu solicitud',
  confirmText: '¿Quieres que {site} escriba a {email} cuando el artículo vuelva a estar disponible?',
  confirmedTitle: 'Tu solicitud está registrada',
  confirmedText: '{site} escribirá a {email} en cuanto el artículo vuelva a estar disponible.',
  stopTitle: 'No más correos sobre artículos disponibles',
  stopText: '¿Quieres que {site} deje de enviar a {email} correos sobre artículos que vuelven a estar disponibles?',
  stopButton: 'No enviarme más',
  stoppedTitle: 'Ya no recibirás estos correos',
  stoppedText: '{email} ya no está en ninguna lista de este tipo de {site}.',
  expiredTitle: 'Este enlace ha caducado',
  expiredText: 'Vuelve a apuntarte en la página del artículo para recibir otro.',
  unknownTitle: 'Este enlace está incompleto',
  unknownText: 'Ábrelo otra vez desde el correo o cópialo entero.',
  home: 'Volver a {site}',
};
