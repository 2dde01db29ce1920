/** The Portuguese texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Seus downloads',
  button: 'Baixar',
  left: '{count|pt|one=resta # download|other=restam # downloads}, até {date}',
  expired: 'o link expirou',
  usedUp: 'todos os downloads foram usados',
  closed: 'o link está fechado',
  waiting: 'Ainda não há arquivo para: {products}. {site} enviará o link por e-mail quando ele estiver pronto.',
  ownerWaiting:
    'Este pedido espera arquivos de: {products}. Adicione-os com `npm run owner -- files add` e depois envie-os com `npm run owner -- downloads give {number}`.',
  termsReady:
    'Você pode baixar {products} logo depois de pagar, até {times|pt|one=# vez|other=# vezes} em {days|pt|one=# dia|other=# dias}. Os links também estão no seu e-mail.',
  withdrawalConsent:
    'Quero meus downloads imediatamente, antes do fim do prazo de arrependimento. Sei que perco o direito de arrependimento sobre eles assim que puder baixá-los.',
  consentMissing: 'Para pedir downloads, o comprador precisa concordar que eles comecem imediatamente.',
  consentTitle: 'Consentimento para download imediato',
  consentGiven: 'Dado em {time}: “{text}”',
  expiredTitle: 'Este link expirou',
  expiredText: 'Peça um novo link a {site} e informe seu pedido {number}.',
  usedUpTitle: 'Todos os downloads foram usados',
  usedUpText:
    'Este arquivo foi baixado tantas vezes quanto o link permite. Peça um novo link a {site} e informe seu pedido {number}.',
  closedTitle: 'Este download está fechado',
  closedText:
    'O pedido foi reembolsado ou a loja fechou o link. Se você acha que é um engano, escreva para {site} e informe seu pedido {number}.',
  replacedTitle: 'Há um link mais novo',
  replacedText:
    '{site} enviou um novo link por e-mail, então este não funciona mais. Se você não encontrar esse e-mail, peça outro a {site} e informe seu pedido {number}.',
  unknownTitle: 'Este link não funciona',
  unknownText: 'Ele está incompleto. Abra-o de novo a partir do e-mail ou copie-o inteiro.',
  unavailableTitle: 'O arquivo não está disponível no momento',
  unavailableText:
    'Tente de novo em alguns minutos. Esta tentativa não foi contada. Se continuar falhando, escreva para {site} e informe seu pedido {number}.',
  renewedSubject: 'Novo link de download para seu pedido {number}',
  renewedIntro: '{site} criou um novo link para um arquivo do seu pedido {number}. O link anterior não funciona mais.',
  givenSubject: 'Os arquivos do seu pedido {number} estão prontos',
  givenIntro: 'Agora você pode baixar mais arquivos do seu pedido {number}.',
  mailFooter: 'Você recebeu este e-mail porque um produto digital foi pedido com seu endereço.',
};
