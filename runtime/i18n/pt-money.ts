import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Contestação do pedido {number}',
  disputeIntro: 'O comprador do pedido {number} pediu ao banco a devolução de {amount}.',
  disputeUntil: 'Você pode responder até {day}. Sem resposta, o dinheiro volta para o comprador.',
  disputeNoAnswer: 'O banco não aceita resposta a esta contestação.',
  disputeButton: 'Ver a contestação em {provider}',
  disputeWonSubject: 'A contestação do pedido {number} foi ganha',
  disputeWonIntro:
    'O banco decidiu a seu favor: {amount} do pedido {number} são seus de novo. O pedido continua como antes.',
  disputeLostSubject: 'A contestação do pedido {number} foi perdida',
  disputeLostIntro:
    'O banco decidiu a favor do comprador, que recebe {amount} do pedido {number}. O pedido mostra esse valor como reembolsado.',
  disputeLostWhole:
    'Todo o dinheiro foi devolvido, então os downloads do pedido estão fechados e os vales-presente comprados com ele não valem mais nada.',
  disputeLostCard: 'O que um vale-presente pagou do pedido continua pago.',
  disputeLostStock: 'O estoque não mudou. Quando a mercadoria voltar, este comando a adiciona',
  disputeLostSubscription: 'A assinatura continua. Este comando a encerra',
  buyer: 'Comprador',
  amount: 'Valor',
  reason: 'O motivo do banco',
  silentSubject: 'Pagamentos com resultado desconhecido',
  silentIntro:
    'Há dois dias {provider} não nos informa o resultado de um pagamento de {amount}. O dinheiro pode ter sido cobrado.',
  silentWhat:
    'Continuamos perguntando. Verifique se as chaves de {provider} ainda são válidas e procure lá o pagamento {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Diz-se que o pagamento é fraudulento.',
  product_not_received: 'Diz-se que nada chegou.',
  product_unacceptable: 'Diz-se que o que chegou tem defeito ou não corresponde à descrição.',
  duplicate: 'Diz-se que o pagamento foi cobrado duas vezes.',
  credit_not_processed: 'Diz-se que um reembolso prometido não chegou.',
  subscription_canceled: 'Diz-se que a assinatura foi cancelada antes.',
  unrecognized: 'O comprador não reconhece o pagamento.',
  other: 'O banco chama isso de “{code}”.',
};
