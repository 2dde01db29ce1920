import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} ya no recibe nada',
  intro:
    '{service} rechaza lo que envía la tienda. Por eso la tienda ha dejado de comunicarle los pedidos y los carritos.',
  account: 'Cuenta',
  answer: 'Respuesta',
  waiting:
    'Los nuevos pedidos y carritos esperan hasta siete días, tres días con Google Analytics. Los más antiguos se abandonan.',
  resume:
    'Cuando se elimine la causa, este comando permite que la tienda continúe; «senders set» guarda un nuevo secreto',
};
