import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(opcional)',
  missing: 'Rellena este campo.',
  emailInvalid: 'Escribe una dirección de correo válida.',
  sending: 'Un momento…',
  print: 'Imprimir',
  save: 'Guardar como archivo',
  close: 'Listo',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Desistir del contrato aquí',
  confirm: 'Confirmar desistimiento',
  title: 'Desistir de un contrato',
  intro: '{site} recibe aquí tu desistimiento. No hace falta dar un motivo.',
  name: 'Tu nombre',
  contract: 'Número de pedido u otro dato que identifique el contrato',
  contractHint: 'El número está en los correos sobre tu pedido.',
  part: 'De qué desistes',
  partHint: 'Déjalo vacío para desistir de todo.',
  email: 'Correo electrónico para el acuse de recibo',
  next: 'Continuar',
  checkTitle: 'Comprueba tu desistimiento',
  checkText: 'Tu desistimiento es válido en cuanto pulses «{button}».',
  change: 'Cambiar mis datos',
  statement: 'Por la presente desisto de este contrato con {site}.',
  whole: 'Todo',
  receiptTitle: 'Hemos recibido tu desistimiento',
  receiptText:
    'Esta página es tu acuse de recibo: imprímela o guárdala. También se envía por correo a {email}; una dirección recibe solo un número limitado al día.',
  number: 'Número',
  received: 'Recibido',
  head: 'Código del registro',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Cancelar contratos aquí',
  confirm: 'Cancelar ahora',
  title: 'Cancelar una suscripción',
  intro: '{site} recibe aquí tu cancelación. No hace falta iniciar sesión.',
  contract: 'Suscripción o número de su pedido',
  kind: 'Tipo de cancelación',
  ordinary: 'Cancelación ordinaria',
  extraordinary: 'Cancelación extraordinaria',
  reason: 'Motivo',
  reasonHint: 'Solo una cancelación extraordinaria necesita un motivo.',
  endsOn: 'Fin del contrato',
  endsOnHint: 'Deja este campo vacío para cancelar cuanto antes.',
  earliest: 'Cuanto antes',
  checkTitle: 'Comprueba tu cancelación',
  checkText: 'Tu cancelación se envía en cuanto pulses «{button}».',
  statement: 'Por la presente cancelo este contrato con {site}.',
  receiptTitle: 'Hemos recibido tu cancelación',
};
