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
  intro: '{site} recibe aquí su desistimiento. No hace falta dar un motivo.',
  name: 'Su nombre',
  contract: 'Número de pedido u otro dato que identifique el contrato',
  contractHint: 'El número está en los correos sobre su pedido.',
  part: 'De qué desiste',
  partHint: 'Déjelo vacío para desistir de todo.',
  email: 'Correo electrónico para el acuse de recibo',
  next: 'Continuar',
  checkTitle: 'Compruebe su desistimiento',
  checkText: 'Su desistimiento es válido en cuanto pulse «{button}».',
  change: 'Cambiar mis datos',
  statement: 'Por la presente desisto de este contrato con {site}.',
  whole: 'Todo',
  receiptTitle: 'Hemos recibido su desistimiento',
  receiptText:
    'Esta página es su acuse de recibo: imprímala o guárdela. También se envía por correo a {email}; una dirección recibe solo un número limitado al día.',
  number: 'Número',
  received: 'Recibido',
  head: 'Código del registro',
};
