import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Un webhook está desactivado',
  intro: 'Ningún mensaje ha llegado a esta dirección desde el {day}. Por eso la tienda ha desactivado el webhook.',
  address: 'Dirección',
  lost: 'Los mensajes en espera se abandonan y no se envía nada más. Los mensajes abandonados siguen 30 días en la lista y puedes enviarlos de nuevo.',
  enable: 'Cuando la dirección vuelva a responder, este comando activa el webhook',
};
