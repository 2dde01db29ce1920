/**
 * The Portuguese texts that browsers fetch when they are needed. The language is Brazilian, and it speaks to
 * visitors as “você”, as Brazilian shops do. The button that orders says what the law of the European Union asks
 * for, because Portugal gets these texts too.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Infelizmente não temos unidades suficientes desse item.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Abrir a loja em uma nova aba',
  message: 'Esta página não pode abrir a loja. Abra você mesmo este endereço: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'A loja não pode ser usada nesta página.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'A quantidade deve ser um número.',
  notWhole: 'A quantidade deve ser um número inteiro',
  outOfRange: 'A quantidade deve estar entre {min} e {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'Adicionar ao carrinho',
  adding: 'Adicionando…',
  added: 'Adicionado!',
  purchase: 'Comprar',
  subscribe: 'Assinar',
  purchaseOptions: 'Como comprar',
  oneTimePurchase: 'Compra única',
  subscription: 'Assinatura',
  selectOneOption: 'Selecione a opção {option}.',
  selectTwoOptions: 'Selecione as opções {option1} e {option2}.',
  selectManyOptions: 'Selecione as opções {optionsList} e {lastOption}.',
  variantUnavailable: 'Infelizmente esta variante não está disponível. Escolha outra variante.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Selecione um valor para o vale-presente',
  unableToAdd: 'Não foi possível adicionar o item',
  unableToPurchase: 'Não foi possível comprar o item',
  unableToPurchaseGiftCard: 'Não foi possível comprar o vale-presente',
  viewItem: 'Ver o item',
  itemUnreadable: 'Infelizmente este item não pode ser adicionado ao carrinho agora.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Não foi possível atualizar a quantidade',
  removeItemFailed: 'Não foi possível remover o item',
  updateFormFailed: 'Não foi possível atualizar o formulário',
  openFormFailed: 'Não foi possível abrir o formulário',
  minimumSubtotal: 'Para ir ao pagamento, o subtotal do seu pedido deve ser de {subtotal} ou mais.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Seu carrinho',
  loading: 'Carregando seu carrinho…',
  empty: 'Seu carrinho está vazio.',
  unavailable: 'Seu carrinho não pode ser mostrado agora.',
  retry: 'Tentar de novo',
  continueShopping: 'Continuar comprando',
  checkOut: 'Ir para o pagamento',

  quantity: 'Quantidade',
  quantityOf: 'Quantidade de {title}',
  oneFewer: 'Um a menos: {title}',
  oneMore: 'Um a mais: {title}',
  quantityNow: '{title}: {n}. Subtotal {subtotal}.',
  each: '{price} cada',
  reservedByOthers: 'Alguém está pagando a última unidade agora. Ela fica no seu carrinho e pode ficar livre de novo.',
  details: 'Ver ou alterar os detalhes',
  detailsOf: 'Ver ou alterar os detalhes de {title}',
  remove: 'Remover',
  removeTitle: 'Remover {title}',
  removed: '{title} foi removido.',
  removeQuestion: 'Remover {title}?',
  removeFields: 'O que você preencheu para este item também é removido.',
  keep: 'Manter',
  undo: 'Desfazer',
  undoTitle: 'Desfazer: colocar {title} de volta',
  restored: '{title} está de volta no seu carrinho.',

  summary: 'Resumo',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  delivery: 'Entrega',
  taxes: 'Impostos',
  free: 'Grátis',
  atCheckout: 'Calculado no pagamento',
  taxIncluded: 'Inclui {amount} de impostos',
  pricesIncludeTax: 'impostos incluídos',
  plusDelivery: 'mais entrega',
  total: 'Total',
  estimatedTotal: 'Total estimado',

  couponCode: 'Código de desconto',
  apply: 'Aplicar',
  applying: 'Aplicando…',
  couponMissing: 'Digite um código primeiro.',
  couponApplied: 'O código {code} foi aplicado.',
  removeCoupon: 'Remover o código {code}',
  couponRemoved: 'O código {code} foi removido.',
  applyCouponFailed: 'Não foi possível aplicar o código',
  removeCouponFailed: 'Não foi possível remover o código',
  couponUnknown: '{code} não é mais válido.',
  couponNotYet: '{code} ainda não é válido.',
  couponEnded: '{code} expirou.',
  couponUsedUp: '{code} já foi usado por completo.',
  couponBelowMinimum: '{code} exige um subtotal de {subtotal} ou mais.',
  couponNothingLeft: '{code} não dá desconto neste carrinho.',

  priceChanged: 'O preço de {title} mudou de {was} para {is}.',
  quantityChanged: 'A quantidade de {title} mudou de {was} para {is}.',
  gone: '{title} não está mais no seu carrinho.',
  emptied: 'Seu carrinho agora está vazio: foi pedido ou esvaziado em outra aba.',
  dismiss: 'Fechar',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Enviar',
  submitting: 'Enviando…',
  save: 'Salvar',
  saving: 'Salvando…',
  required: '(obrigatório)',
  openForm: 'Abrir formulário',
  signUp: 'Inscreva-se para receber novidades',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  address1: 'Endereço linha 1',
  address2: 'Endereço linha 2',
  city: 'Cidade',
  stateProvince: 'Estado/Província',
  zipPostalCode: 'CEP/Código postal',
  country: 'País',
  month: 'Mês',
  day: 'Dia',
  year: 'Ano',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'AAAA',
  hour: 'Hora',
  minute: 'Minuto',
  second: 'Segundo',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Código de área',
  prefix: 'Prefixo',
  line: 'Linha',
  number: 'Número',
  selectAnOption: 'Selecione uma opção',
  stronglyDisagree: 'Discordo totalmente',
  disagree: 'Discordo',
  neutral: 'Neutro',
  agree: 'Concordo',
  stronglyAgree: 'Concordo totalmente',
  characterCount: '{n} / {max}',
  errorsBelow: 'Houve um problema com seu formulário. Role para baixo para conferir.',
  errorsAbove: 'Houve um problema com seu formulário. Role para cima para conferir.',
  thankYou: 'Obrigado!',
  formUnavailable: 'Este formulário não pode ser mostrado agora.',
  decoyLabel: 'Deixe este campo vazio',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  notAnswered: 'Sem resposta',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Obrigatório',
  invalid: 'Este valor não é válido.',
  invalidEmail: 'O e-mail não é válido. Endereços de e-mail devem seguir o formato {email}.',
  emailFormat: 'nome@exemplo.com.br',
  overLimit: 'Você excedeu o limite de caracteres.',
  tooLong: 'O valor não pode ter mais de {max} caracteres.',
  noValidSelection: 'Faça uma escolha válida.',
  invalidDate: 'Esta data não existe.',
  outOfRange: 'O valor deve estar entre {min} e {max}.',
  invalidCountryCode: 'O código do país tem no máximo 4 dígitos, com ou sem o sinal de mais.',
  invalidNumber: 'Os números devem conter só dígitos e nenhum outro caractere.',
  invalidCurrency: 'O valor deve ser escrito como 1234 ou 123,99.',
  invalidUrl: 'Digite uma URL válida.',
  invalidTwitterUsername: 'Digite um nome de usuário do Twitter válido.',
  invalidPassword: 'As senhas não podem conter espaços.',
  invalidQuestion: 'Uma das perguntas é inválida.',
  unknownField: 'Este campo não faz parte do formulário.',
  invalidForm: 'Um ou mais campos são inválidos, confira seus dados.',
  allEmpty: 'Preencha pelo menos um campo do formulário.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Não foi possível enviar o formulário. Tente de novo mais tarde.',
  notConfigured: 'Este formulário ainda não foi configurado.',
  rateLimited: 'Não foi possível enviar o formulário. O limite de envios foi excedido. Tente de novo mais tarde.',
  serverError: 'O envio do formulário falhou. Tente de novo mais tarde.',
  unknown: 'Erro desconhecido, tente de novo mais tarde.',
  processing: 'Erro ao processar o formulário. Recarregue a página e tente de novo.',
  captchaFailed: 'O reCAPTCHA falhou. Recarregue esta página e tente de novo.',
  noKey: 'Não foi possível obter uma chave para enviar o formulário, tente de novo mais tarde.',
  unparsable: 'Não foi possível ler os campos do formulário, confira seus dados.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'O ReCaptcha não foi configurado!',
  completeFirst: 'Resolva o CAPTCHA antes de enviar.',
  iAmAPerson: 'Sou uma pessoa',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (esgotado)',
  unavailableValue: '{value} (indisponível)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'esgotado',
  sale: 'oferta',
  salePrice: 'Preço promocional:',
  originalPrice: 'Preço original:',
  fromPrice: 'a partir de {fromPrice}',
  priceUnavailable: 'Indisponível',
  quantity: 'Quantidade',
  quickView: 'Visualização rápida',
  selectOption: 'Selecionar {variantName}',
  selectGiftCardValue: 'Selecionar valor',
  giftCardValue: 'Valor',
  scarcityDefault: 'Disponíveis: apenas {qtyInStock}',
  scarcityLeftInStock: 'Em estoque: apenas {qtyInStock}',
  scarcityAvailable: 'Disponíveis: {qtyInStock}',
  scarcityLimited: 'Disponibilidade limitada',
  restockCallToAction: 'Receba um aviso por e-mail quando este produto estiver em estoque.',
  restockEmail: 'Endereço de e-mail',
  restockSignUp: 'Inscrever-se',
  restockMailingList: 'Inscreva-se para receber novidades.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'O e-mail não pode ficar em branco',
  emailInvalid: 'O e-mail é inválido',
  signingUp: 'Inscrevendo…',
  signedUp: 'Inscrição feita!',
  confirm: 'Se você ainda não fez isso, abra o link no nosso e-mail para confirmar seu endereço.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|pt|one=por semana|other=a cada # semanas}',
  everyMonths: '{billingPeriodValue|pt|one=por mês|other=a cada # meses}',
  everyYears: '{billingPeriodValue|pt|one=por ano|other=a cada # anos}',
  forWeeks: '{duration|pt|one=por 1 semana|other=por # semanas}',
  forMonths: '{duration|pt|one=por 1 mês|other=por # meses}',
  forYears: '{duration|pt|one=por 1 ano|other=por # anos}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Imagens',
  enlarge: 'Ampliar a imagem',
  pictureOf: 'Imagem {n} de {count}',
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  oneFewer: 'Um a menos',
  oneMore: 'Um a mais',
  viewDetails: 'Ver todos os detalhes',
  productUnavailable: 'Infelizmente este produto não pode ser mostrado agora.',
  productUnknown: 'Infelizmente este produto não está mais disponível.',
  quickViewFailed: 'Não foi possível abrir a visualização rápida',
  previousProduct: 'Produto anterior',
  nextProduct: 'Próximo produto',
  productOf: '{n} de {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Lugares sugeridos',
  offered: 'Há sugestões. Escolha uma com as setas para cima e para baixo.',
  source: 'Sugestões de {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|pt|one=# avaliação|other=# avaliações}',
  ratingOf: '{rating} de {best}',
  moreReviews: 'Mais avaliações',
  verified: 'Compra verificada',
  verifiedMeaning:
    'Avaliações com a marca “Compra verificada” vêm de pessoas que compraram este item aqui: elas escreveram por um link que só quem fez um pedido recebe. As outras avaliações não são verificadas dessa forma.',
  reviewPicture: 'Imagem {n} de {count} de {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Nenhum comentário',
  one: '1 comentário',
  many: '{n} comentários',
  empty: 'Ninguém escreveu nada ainda.',
  write: 'Escreva um comentário',
  comment: 'Comentário',
  name: 'Nome',
  email: 'E-mail (opcional, não é mostrado)',
  send: 'Enviar comentário',
  sending: 'Enviando…',
  signedInAs: 'Você escreve como {name}.',
  signIn: 'Entre na sua conta para escrever um comentário.',
  closed: 'Os comentários estão fechados.',
  waits: 'Os comentários são mostrados depois que a loja os aprova.',
  needsScript: 'Permita scripts nesta página para escrever um comentário.',
  pending: 'Aguardando aprovação. Só você vê este comentário.',
  hidden: 'Este comentário não é mostrado.',
  deletedUser: 'Usuário excluído',
  shop: 'Autor',
  reply: 'Responder',
  replyTo: 'Responder a {name}',
  inReplyTo: 'Em resposta a {name}',
  cancel: 'Cancelar',
  like: 'Curtir',
  report: 'Denunciar',
  reportQuestion: 'Denunciar este comentário à loja?',
  reported: 'Denunciado',
  reportDone: 'Obrigado. A loja foi avisada sobre este comentário.',
  edit: 'Editar',
  save: 'Salvar',
  edited: 'editado',
  remove: 'Excluir',
  removeQuestion: 'Excluir seu comentário?',
  removed: 'Seu comentário foi excluído.',
  posted: 'Seu comentário foi publicado.',
  waiting: 'Obrigado. Seu comentário será mostrado quando a loja o aprovar.',
  changed: 'Seu comentário foi alterado.',
  more: 'Mostrar mais comentários',
  first: 'Mostrar os primeiros comentários',
  failed: 'Seu comentário não foi enviado. Seu texto ainda está aqui.',
  offline: 'Confira sua conexão com a internet e tente de novo.',
  by: 'Comentário de {name}',
  yes: 'Sim',
  no: 'Não',
  sentTitle: 'Obrigado pelo seu comentário',
  back: 'Voltar à página',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Esvaziar o carrinho?',
  emptyCartMessage: 'Um assistente no seu navegador pede para remover tudo do seu carrinho.',
  emptyCartYes: 'Esvaziar o carrinho',
  placeOrder: 'Fazer este pedido?',
  placeOrderMessage: 'Um assistente no seu navegador pede para fazer este pedido por você. Confira-o antes de aceitar.',
};
