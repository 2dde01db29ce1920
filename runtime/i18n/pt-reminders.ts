import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Seu pedido em {site} ainda não foi pago',
  intro: 'Você começou um pedido em {site} e não o pagou. Tudo está como você deixou.',
  button: 'Continuar para o pagamento',
  otherwise:
    'Se você mudou de ideia, não precisa fazer nada: nada foi pedido nem cobrado. Preços e estoque podem mudar até você pagar.',
  refuse: 'Não me lembrar mais',
  footer: 'Você recebeu este e-mail uma única vez, porque seu endereço foi digitado no pagamento em {site}.',
  backTitle: 'Seu carrinho',
  proofText: 'Digite o endereço de e-mail que você informou no pagamento. O carrinho então vem para este dispositivo.',
  goneTitle: 'Este carrinho não existe mais',
  goneText: 'Ele foi pago, esvaziado ou excluído, ou o link está incompleto. Nada foi cobrado por você abri-lo.',
  refuseTitle: 'Sem mais lembretes',
  refuseText:
    'Você não quer mais lembretes de pedidos não pagos de {site}? Os outros e-mails sobre seus pedidos continuam chegando.',
  refusedTitle: 'Você não receberá mais lembretes',
  refusedText: '{site} não envia mais lembretes de pedidos não pagos a você.',
  unknownTitle: 'Este link não funciona',
  unknownText: 'Ele está incompleto. Abra-o de novo a partir do e-mail ou copie-o inteiro.',
};
