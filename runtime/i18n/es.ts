/** The catalogue in Spanish, as far as browsers need it; the rest is in `es-server.ts`. */
import type { BrowserCatalogue } from './catalogue.ts';

export const failures: BrowserCatalogue['failures'] = {
  unableToAdd: 'No se puede añadir el artículo',
  checkConnection: 'Comprueba tu conexión a internet.',
  tryAgain: 'Inténtalo de nuevo.',
  tryAgainInAFewSeconds: 'Inténtalo de nuevo en unos segundos.',
  sessionExpired: 'Tu sesión ha caducado. Recarga la página e inténtalo de nuevo.',
  enableCookies: 'Activa las cookies en tu navegador, recarga la página e inténtalo de nuevo.',
};

export const addToCart: BrowserCatalogue['addToCart'] = {
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',
  added: '¡Añadido!',
  purchase: 'Comprar',
  subscribe: 'Suscribirse',
  purchaseOptions: 'Forma de compra',
  oneTimePurchase: 'Compra única',
  subscription: 'Suscripción',
  selectOneOption: 'Selecciona la opción {option}.',
  selectTwoOptions: 'Selecciona las opciones {option1} y {option2}.',
  selectManyOptions: 'Selecciona las opciones {optionsList} y {lastOption}.',
  variantUnavailable: 'Lo sentimos, esa variante no está disponible. Selecciona otra.',
  notEnoughStock: 'Lo sentimos, no tenemos suficientes unidades de ese artículo.',
  quantityNotANumber: 'La cantidad debe ser un número.',
  quantityNotWhole: 'La cantidad debe ser un número entero',
  quantityOutOfRange: 'La cantidad debe estar entre {min} y {max}.',
  selectDenomination: 'Selecciona un importe para la tarjeta regalo',
  unableToAdd: failures.unableToAdd,
  unableToPurchase: 'No se puede comprar el artículo',
  unableToPurchaseGiftCard: 'No se puede comprar la tarjeta regalo',
  viewItem: 'Ver artículo',
  itemUnreadable: 'Lo sentimos, no sabemos a qué artículo corresponde este botón.',
};

export const cart: BrowserCatalogue['cart'] = {
  notEnoughStock: 'Lo sentimos, no tenemos suficientes unidades de ese artículo.',
  updateQuantityFailed: 'No se puede cambiar la cantidad',
  removeItemFailed: 'No se puede quitar el artículo',
  updateFormFailed: 'No se puede cambiar el formulario',
  openFormFailed: 'No se puede abrir el formulario',
  minimumSubtotal: 'Para finalizar la compra, el subtotal debe ser de {subtotal} o más.',
};

export const cartPill: BrowserCatalogue['cartPill'] = {
  overLimit: '100+',
  item: 'artículo',
  items: 'artículos',
  cart: 'Carrito',
  oneInCart: 'Un artículo en el carrito',
  manyInCart: '{n} artículos en el carrito',
  moreThanInCart: 'Más de {n} artículos en el carrito',
};

export const form: BrowserCatalogue['form'] = {
  submit: 'Enviar',
  submitting: 'Enviando…',
  saving: 'Guardando…',
  required: '(obligatorio)',
  openForm: 'Abrir formulario',
  signUp: 'Suscribirse para recibir noticias y novedades',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  address1: 'Dirección 1',
  address2: 'Dirección 2',
  city: 'Ciudad',
  stateProvince: 'Estado/Provincia',
  zipPostalCode: 'Código postal',
  country: 'País',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
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
  prefix: 'Prefijo',
  line: 'Línea',
  number: 'Número',
  selectAnOption: 'Selecciona una opción',
  stronglyDisagree: 'Totalmente en desacuerdo',
  disagree: 'En desacuerdo',
  neutral: 'Neutral',
  agree: 'De acuerdo',
  stronglyAgree: 'Totalmente de acuerdo',
  characterCount: '{n} / {max}',
  errorsBelow: 'Ha surgido un problema con tu formulario. Desplázate hacia abajo para revisarlo.',
  errorsAbove: 'Ha surgido un problema con tu formulario. Desplázate hacia arriba para revisarlo.',
  thankYou: '¡Gracias!',
  formUnavailable: 'Este formulario no se puede mostrar en este momento.',
  decoyLabel: 'Deja este campo vacío',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  notAnswered: 'Sin respuesta',
};

export const formFaults: BrowserCatalogue['formFaults'] = {
  required: 'Obligatorio',
  invalid: 'Este dato no es válido.',
  invalidEmail: 'El correo electrónico no es válido. Las direcciones de correo deben seguir el formato {email}.',
  emailFormat: 'nombre@ejemplo.es',
  overLimit: 'Ha superado el límite de caracteres.',
  tooLong: 'El valor no debe tener más de {max} caracteres.',
  noValidSelection: 'Debe hacer una selección válida.',
  invalidDate: 'Esta fecha no existe.',
  outOfRange: 'El valor debe estar entre {min} y {max}.',
  invalidCountryCode: 'El código de país debe tener un signo más opcional y hasta 4 dígitos.',
  invalidNumber: 'Los números solo deben contener dígitos y ningún otro carácter.',
  invalidCurrency: 'El importe debe escribirse como 1234 o 123,99.',
  invalidUrl: 'Debe ser una URL válida.',
  invalidTwitterUsername: 'Debe ser un nombre de usuario de Twitter válido.',
  invalidPassword: 'Las contraseñas no deben contener espacios.',
  invalidQuestion: 'Contenía una pregunta no válida.',
  unknownField: 'Este campo no forma parte del formulario.',
  invalidForm: 'Uno o varios campos no son válidos, revisa tus datos.',
  allEmpty: 'Rellena al menos un campo del formulario.',
};

export const formFailures: BrowserCatalogue['formFailures'] = {
  unauthorized: 'No se puede enviar el formulario. Vuelve a intentarlo más tarde.',
  notConfigured: 'Este formulario aún no se ha configurado.',
  rateLimited: 'No se puede enviar el formulario. Se ha superado el límite de envíos. Vuelve a intentarlo más tarde.',
  serverError: 'No se puede transmitir el formulario. Vuelve a intentarlo más tarde.',
  unknown: 'Error desconocido, vuelva a intentarlo más tarde.',
  processing: 'Error al procesar el formulario. Recarga la página y vuelve a intentarlo.',
  captchaFailed: 'reCAPTCHA ha fallado. Actualiza esta página y vuelve a intentarlo.',
  noKey: 'No se ha podido obtener una clave de envío del formulario, vuelva a intentarlo más tarde.',
  unparsable: 'No se han podido leer los campos del formulario, revisa tus datos.',
};

export const captcha: BrowserCatalogue['captcha'] = {
  notSetUp: '¡ReCaptcha no se ha configurado!',
  completeFirst: 'Completa el CAPTCHA antes de enviar.',
  iAmAPerson: 'Soy una persona',
};

export const dialog: BrowserCatalogue['dialog'] = { ok: 'Aceptar', cancel: 'Cancelar', close: 'Cerrar' };

export const choice: BrowserCatalogue['choice'] = {
  soldOutValue: '{value} (agotado)',
  unavailableValue: '{value} (no disponible)',
};

export const product: BrowserCatalogue['product'] = {
  soldOut: 'agotado',
  sale: 'oferta',
  salePrice: 'Precio de oferta:',
  originalPrice: 'Precio original:',
  fromPrice: 'desde {fromPrice}',
  priceUnavailable: 'No disponible',
  quantity: 'Cantidad',
  quickView: 'Vista rápida',
  selectOption: 'Elige {variantName}',
  selectGiftCardValue: 'Elige un importe',
  giftCardValue: 'Importe',
  scarcityDefault: 'Solo {qtyInStock} disponibles',
  scarcityLeftInStock: 'Solo quedan {qtyInStock}',
  scarcityAvailable: '{qtyInStock} disponibles',
  scarcityLimited: 'Disponibilidad limitada',
  restockCallToAction: 'Recibe un correo cuando este producto vuelva a estar disponible.',
  restockEmail: 'Correo electrónico',
  restockSignUp: 'Suscribirse',
  restockMailingList: 'Recibir novedades por correo.',
};

export const subscription: BrowserCatalogue['subscription'] = {
  everyWeek: 'cada semana',
  everyMonth: 'cada mes',
  everyYear: 'cada año',
  everyWeeks: 'cada {billingPeriodValue} semanas',
  everyMonths: 'cada {billingPeriodValue} meses',
  everyYears: 'cada {billingPeriodValue} años',
  forWeek: 'durante 1 semana',
  forMonth: 'durante 1 mes',
  forYear: 'durante 1 año',
  forWeeks: 'durante {duration} semanas',
  forMonths: 'durante {duration} meses',
  forYears: 'durante {duration} años',
};

export const productView: BrowserCatalogue['productView'] = {
  pictures: 'Imágenes',
  enlarge: 'Ampliar la imagen',
  pictureOf: 'Imagen {n} de {count}',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  oneFewer: 'Uno menos',
  oneMore: 'Uno más',
  viewDetails: 'Ver todos los detalles',
  productUnavailable: 'Lo sentimos, este artículo no se puede mostrar ahora.',
  productUnknown: 'Lo sentimos, este artículo ya no está a la venta.',
  quickViewFailed: 'No se puede abrir la vista rápida',
  previousProduct: 'Artículo anterior',
  nextProduct: 'Artículo siguiente',
  productOf: '{n} de {count}',
};

export const reviews: BrowserCatalogue['reviews'] = {
  oneReview: '1 reseña',
  manyReviews: '{count} reseñas',
  ratingOf: '{rating} de {best}',
  moreReviews: 'Más reseñas',
};
