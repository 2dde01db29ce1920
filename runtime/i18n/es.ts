/**
 * The Spanish texts that browsers fetch when they are needed; the others are in `es-page.ts`, `es-checkout.ts` and
 * `es-server.ts`.
 */
import type { LazyCatalogue } from './catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Lo sentimos, no tenemos suficientes unidades de ese artículo.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Abrir la tienda en otra pestaña',
  message: 'Esta página no puede abrir la tienda. Abre esta dirección por tu cuenta: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'La tienda no está disponible en esta página.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'La cantidad debe ser un número.',
  notWhole: 'La cantidad debe ser un número entero',
  outOfRange: 'La cantidad debe estar entre {min} y {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
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
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Selecciona un importe para la tarjeta regalo',
  unableToAdd: 'No se puede añadir el artículo',
  unableToPurchase: 'No se puede comprar el artículo',
  unableToPurchaseGiftCard: 'No se puede comprar la tarjeta regalo',
  viewItem: 'Ver artículo',
  itemUnreadable: 'Lo sentimos, este artículo no se puede añadir al carrito en este momento.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'No se puede cambiar la cantidad',
  removeItemFailed: 'No se puede quitar el artículo',
  updateFormFailed: 'No se puede cambiar el formulario',
  openFormFailed: 'No se puede abrir el formulario',
  minimumSubtotal: 'Para ir al pago, el subtotal debe ser de {subtotal} o más.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Tu carrito',
  loading: 'Cargando tu carrito…',
  empty: 'Tu carrito está vacío.',
  unavailable: 'No se puede mostrar tu carrito en este momento.',
  retry: 'Volver a intentarlo',
  continueShopping: 'Seguir comprando',
  checkOut: 'Ir al pago',

  quantity: 'Cantidad',
  quantityOf: 'Cantidad de {title}',
  oneFewer: 'Uno menos: {title}',
  oneMore: 'Uno más: {title}',
  quantityNow: '{title}: {n}. Subtotal: {subtotal}.',
  each: '{price} por unidad',
  reservedByOthers:
    'Alguien está pagando la última unidad en este momento. El artículo sigue en tu carrito y puede volver a estar disponible.',
  details: 'Ver o cambiar los datos',
  detailsOf: 'Ver o cambiar los datos de {title}',
  remove: 'Quitar',
  removeTitle: 'Quitar {title}',
  removed: 'Se ha quitado {title}.',
  removeQuestion: '¿Quitar {title}?',
  removeFields: 'También se elimina lo que has rellenado para este artículo.',
  keep: 'Conservar',
  undo: 'Deshacer',
  undoTitle: 'Deshacer: volver a poner {title}',
  restored: '{title} vuelve a estar en tu carrito.',

  summary: 'Resumen',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  delivery: 'Envío',
  taxes: 'Impuestos',
  free: 'Gratis',
  atCheckout: 'Se calcula en la página de pago',
  taxIncluded: 'Incluye {amount} de IVA',
  pricesIncludeTax: 'IVA incluido',
  plusDelivery: 'envío no incluido',
  total: 'Total',
  estimatedTotal: 'Total estimado',

  couponCode: 'Código de descuento',
  apply: 'Aplicar',
  applying: 'Aplicando…',
  couponMissing: 'Escribe primero un código.',
  couponApplied: 'Se ha aplicado el código {code}.',
  removeCoupon: 'Quitar el código {code}',
  couponRemoved: 'Se ha quitado el código {code}.',
  applyCouponFailed: 'No se puede aplicar el código',
  removeCouponFailed: 'No se puede quitar el código',
  couponUnknown: '{code} ya no es un código válido.',
  couponNotYet: '{code} todavía no es válido.',
  couponEnded: '{code} ha caducado.',
  couponUsedUp: '{code} está agotado.',
  couponBelowMinimum: '{code} es válido a partir de un subtotal de {subtotal}.',
  couponNothingLeft: '{code} no da ningún descuento en este carrito.',

  priceChanged: 'El precio de {title} ha cambiado de {was} a {is}.',
  quantityChanged: 'La cantidad de {title} ha cambiado de {was} a {is}.',
  gone: '{title} ya no está en tu carrito.',
  emptied: 'Tu carrito está vacío ahora: ya se ha hecho el pedido, o se ha vaciado en otra pestaña.',
  dismiss: 'Ocultar',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Enviar',
  submitting: 'Enviando…',
  save: 'Guardar',
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

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Obligatorio',
  invalid: 'Este dato no es válido.',
  invalidEmail: 'El correo electrónico no es válido. Las direcciones de correo deben seguir el formato {email}.',
  emailFormat: 'nombre@ejemplo.es',
  overLimit: 'Has superado el límite de caracteres.',
  tooLong: 'El valor no debe tener más de {max} caracteres.',
  noValidSelection: 'Debes hacer una selección válida.',
  invalidDate: 'Esta fecha no existe.',
  outOfRange: 'El valor debe estar entre {min} y {max}.',
  invalidCountryCode: 'El código de país debe tener un signo más opcional y hasta 4 dígitos.',
  invalidNumber: 'Los números solo deben contener dígitos y ningún otro carácter.',
  invalidCurrency: 'El importe debe escribirse como 1234 o 123,99.',
  invalidUrl: 'Debe ser una URL válida.',
  invalidTwitterUsername: 'Debe ser un nombre de usuario de Twitter válido.',
  invalidPassword: 'Las contraseñas no deben contener espacios.',
  invalidQuestion: 'Una de las preguntas no es válida.',
  unknownField: 'Este campo no forma parte del formulario.',
  invalidForm: 'Uno o varios campos no son válidos, revisa tus datos.',
  allEmpty: 'Rellena al menos un campo del formulario.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'No se puede enviar el formulario. Vuelve a intentarlo más tarde.',
  notConfigured: 'Este formulario aún no se ha configurado.',
  rateLimited: 'No se puede enviar el formulario. Se ha superado el límite de envíos. Vuelve a intentarlo más tarde.',
  serverError: 'No se puede transmitir el formulario. Vuelve a intentarlo más tarde.',
  unknown: 'Error desconocido, vuelve a intentarlo más tarde.',
  processing: 'Error al procesar el formulario. Recarga la página y vuelve a intentarlo.',
  captchaFailed: 'reCAPTCHA ha fallado. Actualiza esta página y vuelve a intentarlo.',
  noKey: 'No se ha podido obtener una clave de envío del formulario, vuelve a intentarlo más tarde.',
  unparsable: 'No se han podido leer los campos del formulario, revisa tus datos.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: '¡ReCaptcha no se ha configurado!',
  completeFirst: 'Completa el CAPTCHA antes de enviar.',
  iAmAPerson: 'Soy una persona',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (agotado)',
  unavailableValue: '{value} (no disponible)',
};

export const product: LazyCatalogue['product'] = {
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
  restockCallToAction: 'Recibe un correo cuando este artículo vuelva a estar disponible.',
  restockEmail: 'Correo electrónico',
  restockSignUp: 'Suscribirse',
  restockMailingList: 'Recibir novedades por correo.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'El correo electrónico no puede estar vacío',
  emailInvalid: 'El correo electrónico no es válido',
  signingUp: 'Enviando…',
  signedUp: '¡Apuntado!',
  confirm: 'Si aún no lo has hecho, abre el enlace de nuestro correo para confirmar tu dirección.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|es|one=cada semana|other=cada # semanas}',
  everyMonths: '{billingPeriodValue|es|one=cada mes|other=cada # meses}',
  everyYears: '{billingPeriodValue|es|one=cada año|other=cada # años}',
  forWeeks: '{duration|es|one=durante 1 semana|other=durante # semanas}',
  forMonths: '{duration|es|one=durante 1 mes|other=durante # meses}',
  forYears: '{duration|es|one=durante 1 año|other=durante # años}',
};

export const productView: LazyCatalogue['productView'] = {
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

export const places: LazyCatalogue['places'] = {
  list: 'Lugares sugeridos',
  offered: 'Hay sugerencias. Elige una con las flechas arriba y abajo.',
  source: 'Sugerencias de {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|es|one=1 reseña|other=# reseñas}',
  ratingOf: '{rating} de {best}',
  moreReviews: 'Más reseñas',
  verified: 'Compra verificada',
  verifiedMeaning:
    'Las reseñas marcadas «Compra verificada» son de personas que compraron este artículo aquí: escribieron con un enlace que solo recibe quien hizo el pedido. Las demás reseñas no se comprueban así.',
  reviewPicture: 'Foto {n} de {count} de {name}',
};

export * from './es-comments.ts';
