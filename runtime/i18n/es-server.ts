/** The part of the catalogue in Spanish that only the Worker speaks. */
import type { Catalogue } from './catalogue.ts';

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

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Envío de formulario - {form}',
  submissionPage: 'Enviado desde',
  submissionReply: 'La respuesta a este mensaje se enviará a {email}.',
  submissionNoReply: 'El remitente no ha dejado ninguna dirección de correo para responder.',
  confirmSubject: 'Confirma tu suscripción a {list}',
  confirmIntro: 'Alguien, seguramente tú, ha suscrito {email} a {list} de {site}.',
  confirmButton: 'Confirmar la suscripción',
  confirmExpiry: 'El enlace es válido durante 7 días. Sin tu confirmación no recibirás más mensajes.',
  confirmIgnore: 'Si no has sido tú, no tienes que hacer nada.',
  unsubscribe: 'Cancelar la suscripción',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Confirma tu suscripción',
  confirmText: '¿Quieres recibir mensajes de {site} en {email}?',
  confirmButton: 'Sí, suscribirme',
  confirmedTitle: 'Te has suscrito',
  confirmedText: '¡Gracias! Los mensajes de {site} llegarán a {email}.',
  unsubscribeTitle: 'Cancelar la suscripción',
  unsubscribeText: '¿No quieres recibir más mensajes de {site} en {email}?',
  unsubscribeButton: 'Cancelar la suscripción',
  unsubscribedTitle: 'Suscripción cancelada',
  unsubscribedText: 'No llegarán más mensajes de esta lista de {site} a {email}.',
  expiredTitle: 'Este enlace ya no es válido',
  expiredText: 'Suscríbete de nuevo y recibirás otro.',
  invalidTitle: 'Este enlace está incompleto',
  invalidText: 'Ábrelo de nuevo desde el mensaje o cópialo entero.',
  home: 'Volver a {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Activa JavaScript para rellenar y enviar este formulario.',
  formNotSentTitle: 'Tu formulario no se ha enviado',
  formNotSentText:
    'Se envió antes de que la página estuviera lista. Vuelve atrás: lo que escribiste sigue ahí y el formulario estará listo.',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Enviado el',
  pageTitle: 'Página',
  pagePath: 'Dirección',
  spam: 'Spam',
  yes: 'Sí',
  otherFields: 'Otros campos',
};

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
  FORM_INVALID: 'Uno o varios campos no son válidos, revisa tus datos.',
  FORM_UNPARSABLE: 'No se han podido leer los campos del formulario, revisa tus datos.',
  SUBMISSION_KEY_INVALID: 'Error al procesar el formulario. Recarga la página y vuelve a intentarlo.',
  CAPTCHA_FAILED: 'reCAPTCHA ha fallado. Actualiza esta página y vuelve a intentarlo.',
  FORM_FIELDS_INVALID: 'Un campo del formulario no es como su tipo permite.',
  REDIRECT_NOT_ALLOWED:
    'La redirección tras el envío debe llevar a una dirección de este sitio o a un origen permitido.',
  UNAUTHORIZED: 'La clave de API falta, es desconocida, ha caducado o se ha revocado.',
  SCOPE_MISSING: 'La clave de API no tiene el permiso necesario para esto.',
  CRUMB_FAIL: 'Tu sesión ha caducado. Recarga la página e inténtalo de nuevo.',
  ORIGIN_NOT_ALLOWED: 'Esta tienda no acepta solicitudes desde esa página.',
  NOT_FOUND: 'No encontrado.',
  ITEM_NOT_FOUND: 'Lo sentimos, ese artículo ya no está disponible.',
  ENTRY_NOT_FOUND: 'Ese artículo ya no está en tu carrito.',
  FORM_NOT_CONFIGURED: 'Este formulario aún no se ha configurado.',
  FORM_NOT_FOUND: 'Ese formulario no existe.',
  SUBMISSION_NOT_FOUND: 'Ese envío no existe.',
  MAILING_LIST_NOT_FOUND: 'Esa lista de correo no existe.',
  METHOD_NOT_ALLOWED: 'Ese método no está permitido aquí.',
  OUT_OF_STOCK: 'Lo sentimos, no tenemos suficientes unidades de ese artículo.',
  CART_CONFLICT: 'Tu carrito ha cambiado. Inténtalo de nuevo.',
  CART_FULL: 'Tu carrito no admite más.',
  FORM_ID_TAKEN: 'Ya existe un formulario con ese identificador.',
  MAILING_LIST_ID_TAKEN: 'Ya existe una lista de correo con ese identificador.',
  FORM_CONFLICT: 'El formulario se ha modificado entretanto. Vuelve a leerlo antes de cambiarlo.',
  BODY_TOO_LARGE: 'La solicitud es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Envía JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Esa Idempotency-Key se usó para otra solicitud.',
  RATE_LIMITED: 'Inténtalo de nuevo en unos segundos.',
  SUBMITTED_TOO_SOON:
    'No se puede enviar el formulario. Se ha superado el límite de envíos. Vuelve a intentarlo más tarde.',
  OVERLOADED: 'Inténtalo de nuevo en unos segundos.',
  INTERNAL: 'Algo salió mal. Inténtalo de nuevo.',
};
