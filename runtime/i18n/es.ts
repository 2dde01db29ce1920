/** The catalogue in Spanish. */
import type { Catalogue } from './catalogue.ts';

export const failures: Catalogue['failures'] = {
  unableToAdd: 'No se puede añadir el artículo',
  checkConnection: 'Comprueba tu conexión a internet.',
  tryAgain: 'Inténtalo de nuevo.',
  tryAgainInAFewSeconds: 'Inténtalo de nuevo en unos segundos.',
  sessionExpired: 'Tu sesión ha caducado. Recarga la página e inténtalo de nuevo.',
  enableCookies: 'Activa las cookies en tu navegador, recarga la página e inténtalo de nuevo.',
};

export const addToCart: Catalogue['addToCart'] = {
  add: 'Añadir al carrito',
  adding: 'Añadiendo…',
  added: '¡Añadido!',
  purchase: 'Comprar',
  subscribe: 'Suscribirse',
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
  openItemPage: 'Este artículo se compra en su propia página.',
  viewItem: 'Ver artículo',
  giftCardNotOpen: 'Esta tienda aún no vende tarjetas regalo.',
  subscriptionNotOpen: 'Esta tienda aún no ofrece suscripciones.',
  additionalFieldsNotOpen: 'Este artículo requiere un formulario que esta tienda aún no puede recibir.',
  expressCheckoutNotOpen: 'La compra inmediata aún no es posible en esta tienda.',
  itemUnreadable: 'Lo sentimos, no sabemos a qué artículo corresponde este botón.',
};

export const cart: Catalogue['cart'] = {
  updateQuantityFailed: 'No se puede cambiar la cantidad',
  removeItemFailed: 'No se puede quitar el artículo',
  updateFormFailed: 'No se puede cambiar el formulario',
  openFormFailed: 'No se puede abrir el formulario',
  minimumSubtotal: 'Para finalizar la compra, el subtotal debe ser de {subtotal} o más.',
};

export const cartPill: Catalogue['cartPill'] = {
  overLimit: '100+',
  item: 'artículo',
  items: 'artículos',
  cart: 'Carrito',
  oneInCart: 'Un artículo en el carrito',
  manyInCart: '{n} artículos en el carrito',
  moreThanInCart: 'Más de {n} artículos en el carrito',
};

export const product = {
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

export const subscription = {
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

export const dialog: Catalogue['dialog'] = { ok: 'Aceptar', cancel: 'Cancelar', close: 'Cerrar' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Revisa tus datos e inténtalo de nuevo.',
  MALFORMED_JSON: 'La solicitud no es un JSON válido.',
  UNKNOWN_FIELD: 'La solicitud contiene un campo desconocido.',
  QUANTITY_NOT_A_NUMBER: 'La cantidad debe ser un número.',
  QUANTITY_NOT_WHOLE: 'La cantidad debe ser un número entero',
  QUANTITY_OUT_OF_RANGE: 'La cantidad debe estar entre 1 y 9999.',
  QUANTITY_NOT_ALLOWED: 'Este servicio solo se puede comprar de uno en uno.',
  VARIANT_REQUIRED: 'Lo sentimos, esa variante no está disponible. Selecciona otra.',
  VARIANT_UNAVAILABLE: 'Lo sentimos, esa variante no está disponible. Selecciona otra.',
  NOT_SOLD_BY_CART: 'Este artículo se compra en su propia página.',
  IDEMPOTENCY_KEY_INVALID: 'Falta la Idempotency-Key o es demasiado corta.',
  CRUMB_FAIL: 'Tu sesión ha caducado. Recarga la página e inténtalo de nuevo.',
  ORIGIN_NOT_ALLOWED: 'Esta tienda no acepta solicitudes desde esa página.',
  NOT_FOUND: 'No encontrado.',
  ITEM_NOT_FOUND: 'Lo sentimos, ese artículo ya no está disponible.',
  ENTRY_NOT_FOUND: 'Ese artículo ya no está en tu carrito.',
  METHOD_NOT_ALLOWED: 'Ese método no está permitido aquí.',
  OUT_OF_STOCK: 'Lo sentimos, no tenemos suficientes unidades de ese artículo.',
  CART_CONFLICT: 'Tu carrito ha cambiado. Inténtalo de nuevo.',
  CART_FULL: 'Tu carrito no admite más.',
  BODY_TOO_LARGE: 'La solicitud es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Envía JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Esa Idempotency-Key se usó para otra solicitud.',
  RATE_LIMITED: 'Inténtalo de nuevo en unos segundos.',
  OVERLOADED: 'Inténtalo de nuevo en unos segundos.',
  INTERNAL: 'Algo salió mal. Inténtalo de nuevo.',
};
