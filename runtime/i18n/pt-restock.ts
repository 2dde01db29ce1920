import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} está de volta ao estoque',
  backIntro: 'Você pediu a {site} um aviso quando {product} voltasse. Agora está de volta ao estoque.',
  backButton: 'Ir para o produto',
  backNoReservation: 'Não reservamos nada para você, e pode esgotar de novo.',
  stop: 'Não me enviar mais e-mails deste tipo',
  backFooter:
    'Você recebeu este e-mail uma única vez, porque seu endereço foi digitado em {site} para saber deste produto.',
  confirmSubject: 'Quer saber quando {product} voltar?',
  confirmIntro:
    'Seu endereço foi digitado em {site} para receber um e-mail quando {product} estiver de volta ao estoque. Confirme que foi você.',
  confirmButton: 'Sim, quero o aviso',
  confirmExpiry: 'O link vale por 7 dias.',
  confirmFooter: 'Se não foi você, não precisa fazer nada: você não receberá outros e-mails.',
  confirmTitle: 'Confirme',
  confirmText: 'Você quer que {site} escreva para {email} quando o produto estiver de volta ao estoque?',
  confirmedTitle: 'Inscrição confirmada',
  confirmedText: '{site} escreve para {email} assim que o produto estiver de volta ao estoque.',
  stopTitle: 'Sem mais e-mails sobre reposição',
  stopText: 'Você quer que {site} não envie mais a {email} e-mails sobre produtos de volta ao estoque?',
  stopButton: 'Não enviar mais',
  stoppedTitle: 'Você não receberá mais e-mails sobre reposição',
  stoppedText: '{email} não está mais em nenhuma lista de reposição de {site}.',
  expiredTitle: 'Este link expirou',
  expiredText: 'Inscreva-se de novo na página do produto para receber um novo.',
  unknownTitle: 'Este link está incompleto',
  unknownText: 'Abra-o de novo a partir do e-mail ou copie-o inteiro.',
  home: 'Voltar para {site}',
};
