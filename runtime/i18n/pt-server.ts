/** The Portuguese texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Envio do formulário - {form}',
  submissionPage: 'Enviado de',
  submissionReply: 'Responda a este e-mail para responder a {email}.',
  submissionNoReply: 'O remetente não deixou endereço de e-mail.',
  submissionsMore: 'Envios que não estão neste e-mail: {count}. Este comando lista todos: {command}',
  submissionsFooter:
    'Envios que chegam pouco tempo um depois do outro vêm em um só e-mail. Para responder a um deles, escreva para o endereço que ele traz.',
  confirmSubject: 'Confirme sua inscrição em {list}',
  confirmIntro: 'Alguém, provavelmente você, inscreveu {email} em {list} de {site}.',
  confirmButton: 'Confirmar a inscrição',
  confirmExpiry: 'O link vale por 7 dias. Se você não confirmar, não receberá outros e-mails.',
  confirmIgnore: 'Se não foi você, ignore este e-mail.',
  unsubscribe: 'Cancelar a inscrição',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Confirme sua inscrição',
  confirmText: 'Você quer receber e-mails de {site} em {email}?',
  confirmButton: 'Sim, quero me inscrever',
  confirmedTitle: 'Inscrição concluída',
  confirmedText: 'Obrigado! Você receberá e-mails de {site} em {email}.',
  unsubscribeTitle: 'Cancelar a inscrição',
  unsubscribeText: 'Você quer parar de receber e-mails de {site} em {email}?',
  unsubscribeButton: 'Cancelar a inscrição',
  unsubscribedTitle: 'Inscrição cancelada',
  unsubscribedText: 'Você não receberá mais e-mails desta lista de {site} em {email}.',
  expiredTitle: 'Este link expirou',
  expiredText: 'Inscreva-se de novo para receber um novo.',
  invalidTitle: 'Este link está incompleto',
  invalidText: 'Abra-o de novo a partir do e-mail ou copie-o inteiro.',
  home: 'Voltar para {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Ative o JavaScript para preencher e enviar este formulário.',
  tooManySearchesTitle: 'Buscas demais',
  formNotSentTitle: 'Seu formulário não foi enviado',
  formNotSentText:
    'Ele foi enviado antes de esta página estar pronta. Volte: o que você digitou ainda está lá, e o formulário estará pronto.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Sua assinatura',
  giftCardTitle: 'Seu vale-presente',
  checkoutTitle: 'Pagamento',
  payNext: 'Na próxima página você confere tudo e paga.',
  price: 'Preço',
  total: 'Total',
  subtotal: 'Subtotal',
  email: 'Seu endereço de e-mail',
  emailHint: '{site} o usará para este pedido.',
  recipientName: 'Nome do destinatário',
  recipientEmail: 'Endereço de e-mail do destinatário',
  senderName: 'De',
  senderHint: 'Seu nome, como o destinatário conhece você. Sem ele, o vale-presente mostra seu endereço de e-mail.',
  message: 'Mensagem',
  optional: '(opcional)',
  deliveryDate: 'Data de entrega',
  deliveryDateHint: 'Hoje ou qualquer dia depois.',
  tooEarly: 'Escolha hoje ou um dia depois.',
  proofText: 'Digite o endereço de e-mail deste pedido para continuar.',
  expiredTitle: 'Este pedido expirou',
  expiredText: 'Ele foi iniciado há mais de 30 dias. Comece de novo na página do produto.',
  unknownTitle: 'Este link não funciona',
  unknownText: 'Ele está incompleto ou expirou. Comece de novo na página do produto.',
  toCheckout: 'Continuar para o pagamento',
  giftFor: 'Para',
  changeGift: 'Alterar os dados do vale-presente',
  refusedTitle: 'Algo deu errado',
  payingNeedsScript: 'Para pagar é preciso JavaScript. Ative-o e recarregue esta página. Seu carrinho fica como está.',
  emptyCart: 'Seu carrinho está vazio.',
  backToCart: 'Voltar ao carrinho',
  home: 'Voltar para {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Confirme seu pagamento',
  note: 'Esta loja está em modo de teste: nada é cobrado. Esta página fica no lugar da do seu banco. Escolha se o pagamento é aprovado.',
  installmentsTitle: 'Pagar em {count} pagamentos com {provider}',
  installmentsNote:
    'Esta loja está em modo de teste: nada é cobrado, nem agora nem depois. Esta página fica no lugar da de {provider}. Escolha se o pagamento é aprovado.',
  approve: 'Aprovar o pagamento',
  decline: 'Recusar o pagamento',
  expiredTitle: 'O tempo acabou',
  expiredText: 'Este pagamento não pode mais ser confirmado, e nada foi cobrado. Volte para a página de pagamento.',
  unknownTitle: 'Este link não funciona',
  unknownText: 'Ele está incompleto ou o pagamento não existe. Nada foi cobrado.',
  back: 'Voltar para o pagamento',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Enviado em',
  pageTitle: 'Página',
  pagePath: 'Endereço',
  spam: 'Spam',
  yes: 'Sim',
  otherFields: 'Outros campos',
};

export const payments: Catalogue['payments'] = {
  declined: 'O pagamento foi recusado. Nada foi cobrado. Tente outra forma de pagamento.',
  insufficientFunds: 'O cartão não tem saldo suficiente. Nada foi cobrado. Tente outro cartão.',
  expiredCard: 'O cartão está vencido. Nada foi cobrado. Tente outro cartão.',
  unknownCard: 'Não reconhecemos este cartão. Nada foi cobrado. Tente outro cartão.',
  authenticationRequired: 'O banco pede sua confirmação. Nada foi cobrado. Confirme ou troque o cartão.',
  refunded:
    'Um item do seu pedido não estava mais disponível quando seu pagamento chegou. Estamos reembolsando seu pagamento.',
  refundedTitle: 'Estamos reembolsando seu pagamento',
  pendingTitle: 'Seu pagamento está sendo processado',
  pendingText:
    'Seu serviço de pagamento ainda não o confirmou. Você não será cobrado duas vezes. Verifique de novo em instantes.',
  checkAgain: 'Verificar de novo',
  unknownTitle: 'Este link não funciona',
  unknownText: 'Ele está incompleto ou o pagamento não existe.',
  backToCheckout: 'Voltar para o pagamento',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Obrigado pelo seu pedido',
  confirmedText: 'Recebemos seu pagamento. Uma confirmação está a caminho de {email}.',
  statusTitle: 'Seu pedido',
  testMode: 'Modo de teste: nada foi cobrado por este pedido.',
  number: 'Número do pedido',
  date: 'Data',
  email: 'E-mail',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  delivery: 'Entrega',
  taxes: 'Impostos',
  taxesIncluded: 'Impostos incluídos',
  total: 'Total',
  paidByGiftCard: 'Pago com vale-presente',
  paidByTestCard: 'Pago com um cartão de teste',
  paidByStripe: 'Pago com cartão ou carteira digital',
  paidByInstallments: 'Pago em {count} pagamentos sem juros com {provider}',
  paidByTestInstallments: 'Pago em {count} pagamentos sem juros com {provider} (teste)',
  address: 'Endereço de entrega',
  country: 'País ou região',
  note: 'Sua observação',
  price: 'Preço',
  unknownTitle: 'Não encontramos este pedido',
  unknownText: 'O link está incompleto. Abra-o de novo a partir do e-mail ou copie-o inteiro.',
  proofText: 'Digite o endereço de e-mail deste pedido para ver seus endereços e observações.',
  proofButton: 'Mostrar o pedido completo',
  proofWrong: 'Este não é o endereço de e-mail do pedido.',
  mailSubject: 'Seu pedido {number} em {site}',
  mailIntro: 'Obrigado pelo seu pedido {number}. Aqui está o que você comprou.',
  mailButton: 'Ver seu pedido',
  mailLegal: 'Informações legais',
  mailFooter: 'Você recebeu este e-mail porque um pedido foi feito com seu endereço.',
  noticeSubject: 'Novo pedido {number}',
  noticeIntro: 'O pedido {number} foi feito por {email}.',
  noticeFooter: 'Você recebeu este e-mail porque sua loja envia avisos de pedidos para este endereço.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'impostos incluídos',
  taxExcluded: 'mais impostos',
  plusDelivery: 'mais entrega',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Dados da empresa',
  terms: 'Condições de venda',
  withdrawal: 'Direito de arrependimento',
  privacy: 'Privacidade',
  delivery: 'Entrega',
  returns: 'Devoluções',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Idioma' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Confira seus dados e tente de novo.',
  MALFORMED_JSON: 'A solicitação não é um JSON válido.',
  UNKNOWN_FIELD: 'A solicitação tem um campo desconhecido.',
  QUANTITY_NOT_A_NUMBER: 'A quantidade deve ser um número.',
  QUANTITY_NOT_WHOLE: 'A quantidade deve ser um número inteiro',
  QUANTITY_OUT_OF_RANGE: 'A quantidade deve estar entre 1 e 9999.',
  QUANTITY_NOT_ALLOWED: 'Só é possível comprar um destes por vez.',
  VARIANT_REQUIRED: 'Infelizmente esta variante não está disponível. Escolha outra variante.',
  VARIANT_UNAVAILABLE: 'Infelizmente esta variante não está disponível. Escolha outra variante.',
  NOT_SOLD_BY_CART: 'Este item só pode ser comprado na própria página.',
  NOT_A_SUBSCRIPTION: 'Este item não é vendido como assinatura.',
  COUPON_UNKNOWN: 'Infelizmente esse código não é válido.',
  SHIPPING_NOT_OFFERED: 'Essa forma de entrega não está disponível para este endereço.',
  ADDITIONAL_FIELDS_INVALID: 'Um ou mais campos são inválidos, confira seus dados.',
  IDEMPOTENCY_KEY_INVALID: 'A Idempotency-Key está faltando ou é curta demais.',
  FORM_INVALID: 'Um ou mais campos são inválidos, confira seus dados.',
  FORM_UNPARSABLE: 'Não foi possível ler os campos do formulário, confira seus dados.',
  SUBMISSION_KEY_INVALID: 'Erro ao processar o formulário. Recarregue a página e tente de novo.',
  CAPTCHA_FAILED: 'O reCAPTCHA falhou. Recarregue esta página e tente de novo.',
  FORM_FIELDS_INVALID: 'Um campo do formulário tem propriedades que seu tipo não permite.',
  REDIRECT_NOT_ALLOWED:
    'O redirecionamento após o envio deve levar a um endereço deste site ou a uma origem permitida.',
  RESTOCK_EMAIL_BLANK: 'O e-mail não pode ficar em branco',
  RESTOCK_EMAIL_INVALID: 'O e-mail é inválido',
  RESTOCK_CAPTCHA_MISSING: 'Resolva o CAPTCHA antes de enviar.',
  ACCOUNT_EMAIL_INVALID: 'Digite um endereço de e-mail válido.',
  ADDRESS_INVALID: 'Confira este campo do endereço.',
  PASSWORD_TOO_SHORT: 'Uma senha tem pelo menos {min} caracteres.',
  PASSWORD_TOO_LONG: 'Uma senha tem no máximo {max} caracteres.',
  PASSWORD_COMMON: 'Muitas pessoas usam esta senha, então ela é fácil de adivinhar. Escolha outra.',
  PASSWORD_WRONG: 'A senha atual está errada.',
  PASSKEY_INVALID: 'Não foi possível verificar a chave de acesso. Tente de novo.',
  UNAUTHORIZED: 'A chave de API está faltando, é desconhecida, expirou ou foi revogada.',
  LOGIN_FAILED: 'O endereço de e-mail ou a senha está errado, ou o endereço ainda não foi confirmado.',
  PASSKEY_REFUSED: 'Esta chave de acesso não dá acesso aqui. Escolha outra, ou outra forma de entrar.',
  SIGN_IN_NEEDED: 'Entre na sua conta.',
  SIGN_IN_AGAIN: 'Entre de novo para fazer isso.',
  SCOPE_MISSING: 'A chave de API não tem o escopo {scope}.',
  CONFIRMATION_NEEDED: 'Confirme que é você e tente de novo.',
  SITE_LOCKED: 'Esta loja está protegida por senha.',
  CRUMB_FAIL: 'Sua sessão expirou. Recarregue a página e tente de novo.',
  ORIGIN_NOT_ALLOWED: 'Esta loja não aceita solicitações dessa página.',
  PASSKEY_ELSEWHERE: 'As chaves de acesso só funcionam nas páginas da própria loja.',
  NOT_FOUND: 'Não encontrado.',
  SITE_CLOSED: 'Esta loja está fechada.',
  DOMAIN_NOT_FOUND: 'O site não tem este domínio.',
  NAVIGATION_NOT_FOUND: 'Não foi possível encontrar a navegação principal do site',
  TRANSLATION_NOT_FOUND: 'Não há nada assim para traduzir.',
  TRANSLATION_NOT_CONNECTED: 'O site não está conectado a nenhum serviço de tradução.',
  ITEM_NOT_FOUND: 'Infelizmente esse item não está mais disponível.',
  ENTRY_NOT_FOUND: 'Esse item não está mais no seu carrinho.',
  FORM_NOT_CONFIGURED: 'Este formulário ainda não foi configurado.',
  FORM_NOT_FOUND: 'Este formulário não existe.',
  POPUP_NOT_FOUND: 'Este pop-up não existe.',
  SUBMISSION_NOT_FOUND: 'Este envio não existe.',
  MAILING_LIST_NOT_FOUND: 'Esta lista de e-mails não existe.',
  MEMBER_AREA_NOT_FOUND: 'Esta área de membros não existe.',
  REVIEW_NOT_FOUND: 'Esta avaliação não existe.',
  COMMENT_EMPTY: 'Escreva um comentário primeiro.',
  COMMENT_TOO_LONG: 'Seu comentário é longo demais: são permitidos {max} caracteres.',
  COMMENT_NAME_MISSING: 'Digite seu nome.',
  COMMENT_NAME_INVALID: 'Digite um nome de no máximo {max} caracteres, sem endereço da web.',
  COMMENT_EMAIL_INVALID: 'Digite um endereço de e-mail válido, ou nenhum.',
  COMMENT_CAPTCHA_MISSING: 'Resolva o captcha primeiro.',
  COMMENT_SIGN_IN_NEEDED: 'Entre na sua conta para escrever um comentário.',
  COMMENT_NOT_FOUND: 'Este comentário não existe mais.',
  COMMENTS_CLOSED: 'Os comentários estão fechados aqui.',
  COMMENT_TOO_LATE: 'Este comentário não pode mais ser alterado.',
  COMMENT_THREAD_FULL: 'Esta conversa chegou ao fim. Escreva um novo comentário em vez de uma resposta.',
  COMMENT_DELETED: 'O autor excluiu este comentário, então ele não pode ser mostrado de novo.',
  ORDER_NOT_FOUND: 'Este pedido não existe.',
  NOT_DIGITAL: 'Só produtos digitais têm arquivos.',
  FILE_NAME_MISSING: 'Digite um nome de arquivo',
  FILE_RENAME_FAILED: 'Houve um problema ao renomear seu arquivo.',
  PICTURE_TOO_MANY_PIXELS: 'Uma imagem pode ter até 50 megapixels.',
  PICTURE_NOT_FOUND: 'Esta imagem não existe.',
  PICTURE_IN_USE: 'A imagem ainda é usada.',
  IMAGE_ID_TAKEN: 'Uma imagem de outro item tem esse id, ou duas da lista têm.',
  PICTURE_TOO_LARGE: 'O arquivo {fileName} é grande demais. O tamanho máximo permitido é {maxSize}.',
  PICTURE_UNSUPPORTED: 'O arquivo {fileName} não parece ser um arquivo {fileTypeMessage}compatível.',
  PICTURE_UNREACHABLE: 'Não foi possível obter a imagem deste endereço.',
  FILE_UPLOAD_FAILED: 'Houve um problema ao enviar seu arquivo.',
  FILE_EMPTY: 'O arquivo está vazio.',
  FILE_LENGTH_REQUIRED: 'Envie o tamanho do arquivo em Content-Length.',
  FILES_FULL: 'Este produto já tem o número máximo de arquivos.',
  FILE_NAME_TAKEN: 'Outro arquivo deste produto tem este nome.',
  FILE_NOT_FOUND: 'Este arquivo não existe.',
  DOWNLOAD_NOT_FOUND: 'Este download não existe.',
  FILE_GONE: 'O arquivo foi removido e não existe mais.',
  SUBSCRIPTION_NOT_FOUND: 'Esta assinatura não existe.',
  TEMPLATE_NOT_FOUND: 'Este modelo não existe.',
  WEBHOOK_NOT_FOUND: 'Este webhook ou esta entrega não existe.',
  RESTOCK_NOT_OFFERED: 'Esta loja não envia e-mails sobre este item.',
  LIKES_NOT_OFFERED: 'Não é possível curtir nada neste site.',
  CONTRIBUTOR_NOT_FOUND: 'Este colaborador não existe.',
  SESSION_NOT_FOUND: 'Esta sessão não existe.',
  ADDRESS_NOT_FOUND: 'Este endereço não existe.',
  TOO_MANY_ADDRESSES: 'Uma conta guarda no máximo {most} endereços. Remova um primeiro.',
  PASSKEY_NOT_FOUND: 'Esta chave de acesso não existe.',
  PLACE_NOT_FOUND: 'Este lugar não está mais disponível. Digite o endereço você mesmo.',
  PLACES_UNAVAILABLE: 'No momento não é possível buscar lugares. Digite o endereço você mesmo.',
  METHOD_NOT_ALLOWED: 'Este método não é permitido aqui.',
  OUT_OF_STOCK: 'Infelizmente não temos unidades suficientes desse item.',
  CONTRIBUTOR_EXISTS: 'Alguém com este endereço já é colaborador.',
  PASSKEY_EXISTS: 'Esta chave de acesso já foi adicionada.',
  PASSKEYS_FULL: 'Você pode ter até {max} chaves de acesso. Remova uma primeiro.',
  LAST_ADMIN:
    'O último administrador de um site continua sendo administrador. Torne outra pessoa administradora primeiro.',
  RESTOCK_IN_STOCK: 'Este item está de volta ao estoque. Recarregue a página para comprá-lo.',
  RESTOCK_SOLD_OUT: 'Esta variante está esgotada, então nenhum e-mail foi enviado.',
  NOT_SOLD_NOW: 'Esta loja não vende isso no momento.',
  CART_CONFLICT: 'Seu carrinho mudou. Tente de novo.',
  CART_FULL: 'Seu carrinho está cheio.',
  CHECKOUT_INCOMPLETE: 'Confira seus dados e tente de novo.',
  GIFT_CARD_UNKNOWN: 'Infelizmente esse vale-presente não é válido ou não tem mais saldo.',
  GIFT_CARD_NOT_ACCEPTED: 'Vales-presente não podem pagar uma assinatura, porque ela é cobrada de novo mais tarde.',
  MINIMUM_NOT_MET: 'Seu pedido está abaixo do mínimo desta loja.',
  PAYMENT_UNAVAILABLE: 'Esta forma de pagamento não está disponível.',
  WEBHOOK_INVALID: 'A mensagem não foi assinada pelo serviço de pagamento.',
  CHECKOUT_CHANGED: 'Seu pedido mudou. Confira-o antes de pagar.',
  SUBSCRIPTION_CHANGED: 'A assinatura mudou nesse meio-tempo. Veja-a de novo.',
  SUBSCRIPTION_BUSY: 'Estamos cobrando esta assinatura neste momento. Tente de novo em alguns minutos.',
  COUPONS_FULL: 'Você não pode usar mais códigos em um pedido.',
  FORM_ID_TAKEN: 'Já existe um formulário com esse id.',
  POPUP_ID_TAKEN: 'Já existe um pop-up com esse id.',
  POPUPS_FULL: 'Um site tem no máximo 20 pop-ups.',
  CONTENT_ID_TAKEN: 'Já existe uma coleção ou um item com esse id.',
  GALLERIES_FULL: 'Um site tem no máximo 20 galerias.',
  MAILING_LIST_ID_TAKEN: 'Já existe uma lista de e-mails com esse id.',
  MEMBER_AREA_ID_TAKEN: 'Já existe uma área de membros com esse id.',
  MEMBER_AREA_IN_USE: 'Ainda há coleções que pertencem a esta área de membros.',
  DOMAIN_TAKEN: 'Outro site tem este domínio.',
  LAST_DOMAIN: 'Um site precisa de pelo menos um domínio. Adicione outro primeiro.',
  COUPON_NOT_FOUND: 'Este código de desconto não existe.',
  COUPON_CODE_TAKEN: 'Este código de desconto já existe.',
  COUPON_IN_USE:
    'Este código de desconto já foi usado, ou está sendo usado em pagamentos em aberto, mais vezes do que isso.',
  ORDER_CONFLICT: 'No estado atual do pedido, isso não pode ser feito.',
  VARIANT_NOT_FOUND: 'Esta variante não existe.',
  COLLECTION_NOT_FOUND: 'Esta coleção não existe.',
  CONTENT_NOT_FOUND: 'Este item não existe.',
  CATEGORY_NOT_FOUND: 'Esta categoria não existe.',
  STOCK_RESERVED: 'O estoque não pode ficar abaixo das {units} unidades reservadas por pagamentos em andamento.',
  STOCK_UNLIMITED: 'Esta variante tem estoque ilimitado. Defina uma quantidade primeiro.',
  STOCK_ENDLESS: 'Produtos digitais e vales-presente nunca se esgotam, então não têm estoque.',
  CATEGORY_ID_TAKEN: 'Já existe uma categoria com esse id.',
  CATEGORY_URL_TAKEN: 'Outra categoria do mesmo nível tem este endereço.',
  CATEGORY_CIRCLE: 'Uma categoria não pode ser movida para baixo de si mesma.',
  CATEGORY_TOO_DEEP: 'As categorias podem ter até 10 níveis de profundidade.',
  CATEGORY_IS_ROOT: 'A categoria raiz pertence à sua coleção e não pode ser movida nem excluída.',
  CATEGORIES_FULL: 'Esta coleção já tem o número máximo de categorias.',
  CURRENCY_IN_USE:
    'A moeda permanece enquanto houver assinaturas em andamento ou vales-presente com saldo ou, se uma das duas moedas não tiver centavos, enquanto a loja tiver preços.',
  REFUND_REFUSED: 'O serviço de pagamento recusa este reembolso. A página do pagamento explica o motivo.',
  PAYMENT_ELSEWHERE: 'O dinheiro deste pedido foi recebido por outra loja. Devolva-o no serviço de pagamento.',
  PAYMENT_DISPUTED:
    'O comprador contestou este pagamento no banco, então ele não pode ser reembolsado até o banco decidir.',
  FILE_TOO_LARGE: 'Um arquivo pode ter até 5 GB, e mais de 100 MB só em partes, como o comando `files add` envia.',
  UPLOAD_CHANGED: 'O arquivo ou o envio dele mudou. Comece o envio de novo.',
  TEMPLATE_IN_USE: 'Este modelo é usado por uma coleção, por todas as lojas ou por outro modelo.',
  TEMPLATES_FULL: 'Um site tem no máximo 200 modelos.',
  WEBHOOKS_FULL: 'Um site tem no máximo 20 webhooks.',
  UPLOAD_NOT_FOUND: 'Este envio não existe ou foi abandonado depois de um dia.',
  PRODUCT_NOT_FOUND: 'Este produto não existe.',
  PRODUCT_BEING_BOUGHT: 'Um pagamento em andamento reservou este produto. Tente de novo em 15 minutos.',
  PRODUCT_ID_TAKEN: 'Já existe um produto ou outro item com esse id.',
  VARIANT_ID_TAKEN: 'Outro produto tem uma variante com esse id.',
  URL_TAKEN: 'Outra página desta coleção tem esse endereço.',
  SKU_TAKEN: 'Outra variante tem esse SKU.',
  COLLECTION_FULL: 'Esta coleção já tem o número máximo de itens.',
  VERSION_STALE: 'Houve mudanças nesse meio-tempo. Leia de novo antes de alterar.',
  IMPORT_NOT_TEXT: 'O arquivo não é um texto em UTF-8. As planilhas o salvam como “CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'A importação não lê este tipo de arquivo: ela lê arquivos CSV de produtos do Shopify ou do Squarespace, páginas do Squarespace, JSON de produtos ou um arquivo com uma loja inteira.',
  BODY_TOO_LARGE: 'A solicitação é grande demais.',
  UNSUPPORTED_MEDIA_TYPE: 'Envie JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Esta Idempotency-Key foi usada em outra solicitação.',
  TEMPLATE_INVALID: 'Os modelos têm erros e não foram salvos.',
  TOO_MANY_LOGINS:
    'Houve tentativas demais. Tente de novo em {minutes|pt|one=# minuto|other=# minutos} ou peça um link.',
  RATE_LIMITED: 'Tente de novo em alguns segundos.',
  SUBMITTED_TOO_SOON:
    'Não foi possível enviar o formulário. O limite de envios foi excedido. Tente de novo mais tarde.',
  OVERLOADED: 'Tente de novo em alguns segundos.',
  UNREACHABLE: 'Isso não é possível agora. Tente de novo em um minuto.',
  INTERNAL: 'Algo deu errado. Tente de novo.',
};

export * from './pt-accounts.ts';
export * from './pt-announcement.ts';
export * from './pt-blocks.ts';
export * from './pt-comment-mails.ts';
export * from './pt-consent.ts';
export * from './pt-content.ts';
export * from './pt-contributors.ts';
export * from './pt-downloads.ts';
export * from './pt-events.ts';
export * from './pt-gallery.ts';
export * from './pt-gift-cards.ts';
export * from './pt-imports.ts';
export * from './pt-locks.ts';
export * from './pt-members.ts';
export * from './pt-money.ts';
export * from './pt-my-subscription.ts';
export * from './pt-orders.ts';
export * from './pt-owner.ts';
export * from './pt-owner-fields.ts';
export * from './pt-page-blocks.ts';
export * from './pt-passkeys.ts';
export * from './pt-pictures.ts';
export * from './pt-plain-forms.ts';
export * from './pt-plans.ts';
export * from './pt-reminders.ts';
export * from './pt-restock.ts';
export * from './pt-senders.ts';
export * from './pt-site.ts';
export * from './pt-subscription-terms.ts';
export * from './pt-subscriptions.ts';
export * from './pt-webhooks.ts';
export * from './pt-written-reviews.ts';
