import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Tu pedido en {site} aún no está pagado',
  intro: 'Empezaste un pedido en {site} y no lo pagaste. Todo sigue como lo dejaste.',
  button: 'Continuar con el pago',
  otherwise:
    'Si has cambiado de idea, no tienes que hacer nada: no se ha pedido ni cobrado nada. Los precios y las existencias pueden cambiar hasta que pagues.',
  refuse: 'No recordármelo más',
  footer: 'Recibes este correo una sola vez, porque tu dirección se introdujo al pagar en {site}.',
  backTitle: 'Tu carrito',
  proofText: 'Introduce el correo electrónico que diste al pagar. El carrito pasará entonces a este dispositivo.',
  goneTitle: 'Este carrito ya no existe',
  goneText: 'Se pagó, se vació o se borró, o el enlace está incompleto. No se te ha cobrado nada al abrirlo.',
  refuseTitle: 'No más recordatorios',
  refuseText:
    '¿Quieres dejar de recibir recordatorios de pedidos sin pagar de {site}? Los demás correos sobre tus pedidos seguirán llegando.',
  refusedTitle: 'No te lo recordaremos más',
  refusedText: '{site} ya no te recordará pedidos sin pagar.',
  unknownTitle: 'Este enlace no funciona',
  unknownText: 'Está incompleto. Ábrelo de nuevo desde el correo o cópialo entero.',
};
