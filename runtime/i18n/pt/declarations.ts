import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(opcional)',
  missing: 'Preencha este campo.',
  emailInvalid: 'Introduza um endereço de e-mail válido.',
  sending: 'Um momento…',
  print: 'Imprimir',
  save: 'Guardar como ficheiro',
  close: 'Concluído',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Retrate-se do contrato aqui',
  confirm: 'Confirmar retratação',
  title: 'Retratar-se de um contrato',
  intro: '{site} recebe aqui a sua retratação. Não é preciso indicar um motivo.',
  name: 'O seu nome',
  contract: 'Número da encomenda, ou o que mais identifique o contrato',
  contractHint: 'O número está nos e-mails sobre a sua encomenda.',
  part: 'De que se retrata',
  partHint: 'Deixe vazio para se retratar de tudo.',
  email: 'Endereço de e-mail para o aviso de receção',
  next: 'Continuar',
  checkTitle: 'Verifique a sua retratação',
  checkText: 'A sua retratação é válida assim que premir “{button}”.',
  change: 'Alterar os meus dados',
  statement: 'Pela presente, retrato-me deste contrato com {site}.',
  whole: 'Tudo',
  receiptTitle: 'Recebemos a sua retratação',
  receiptText:
    'Esta página é o seu aviso de receção: imprima-a ou guarde-a. Também é enviado por e-mail para {email}; um endereço recebe apenas um número limitado por dia.',
  number: 'Número',
  received: 'Recebida',
  head: 'Código do registo',
};
