import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(opcional)',
  missing: 'Preencha este campo.',
  emailInvalid: 'Informe um endereço de e-mail válido.',
  sending: 'Um momento…',
  print: 'Imprimir',
  save: 'Salvar como arquivo',
  close: 'Concluído',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Retrate-se do contrato aqui',
  confirm: 'Confirmar retratação',
  title: 'Retratar-se de um contrato',
  intro: '{site} recebe aqui a sua retratação. Não é preciso indicar um motivo.',
  name: 'O seu nome',
  contract: 'Número do pedido, ou o que mais identifique o contrato',
  contractHint: 'O número está nos e-mails sobre o seu pedido.',
  part: 'De que se retrata',
  partHint: 'Deixe vazio para se retratar de tudo.',
  email: 'Endereço de e-mail para o comprovante de recebimento',
  next: 'Continuar',
  checkTitle: 'Verifique a sua retratação',
  checkText: 'A sua retratação é válida assim que você pressionar “{button}”.',
  change: 'Alterar os meus dados',
  statement: 'Pela presente, retrato-me deste contrato com {site}.',
  whole: 'Tudo',
  receiptTitle: 'Recebemos a sua retratação',
  receiptText:
    'Esta página é o seu comprovante de recebimento: imprima ou salve esta página. Ele também vai por e-mail para {email}; um endereço recebe apenas um número limitado por dia.',
  number: 'Número',
  received: 'Recebida',
  head: 'Código do registro',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Cancelar contratos aqui',
  confirm: 'Cancelar agora',
  title: 'Cancelar uma assinatura',
  intro: '{site} recebe aqui o seu cancelamento. Você não precisa entrar na conta.',
  contract: 'Assinatura ou número do seu pedido',
  kind: 'Tipo de cancelamento',
  ordinary: 'Cancelamento ordinário',
  extraordinary: 'Cancelamento extraordinário',
  reason: 'Motivo',
  reasonHint: 'Só um cancelamento extraordinário precisa de um motivo.',
  endsOn: 'Fim do contrato',
  endsOnHint: 'Deixe vazio para cancelar logo que possível.',
  earliest: 'Logo que possível',
  checkTitle: 'Verifique o seu cancelamento',
  checkText: 'O seu cancelamento é enviado assim que você pressionar “{button}”.',
  statement: 'Venho por este meio cancelar este contrato com {site}.',
  receiptTitle: 'Recebemos o seu cancelamento',
};
