/** The Spanish texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Envío de formulario - {form}',
  submissionPage: 'Enviado desde',
  submissionReply: 'La respuesta a este correo se enviará a {email}.',
  submissionNoReply: 'El remitente no ha dejado ninguna dirección de correo para responder.',
  submissionsMore: 'Envíos que no figuran en este mensaje: {count}. Este comando los muestra todos: {command}',
  submissionsFooter:
    'Los envíos que llegan con poca diferencia se reúnen en un solo mensaje. Para contestar a uno, escribe a la dirección que contiene.',
  confirmSubject: 'Confirma tu suscripción a {list}',
  confirmIntro: 'Alguien, seguramente tú, ha suscrito {email} a {list} de {site}.',
  confirmButton: 'Confirmar la suscripción',
  confirmExpiry: 'El enlace es válido durante 7 días. Sin tu confirmación no recibirás más correos.',
  confirmIgnore: 'Si no has sido tú, ignora este correo.',
  unsubscribe: 'Cancelar la suscripción',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Confirma tu suscripción',
  confirmText: '¿Quieres recibir correos de {site} en {email}?',
  confirmButton: 'Sí, suscribirme',
  confirmedTitle: 'Te has suscrito',
  confirmedText: '¡Gracias! Recibirás correos de {site} en {email}.',
  unsubscribeTitle: 'Cancelar la suscripción',
  unsubscribeText: '¿No quieres recibir más correos de {site} en {email}?',
  unsubscribeButton: 'Cancelar la suscripción',
  unsubscribedTitle: 'Suscripción cancelada',
  unsubscribedText: 'No recibirás más correos de esta lista de {site} en {email}.',
  expiredTitle: 'Este enlace ya no es válido',
  expiredText: 'Suscríbete de nuevo y recibirás otro.',
  invalidTitle: 'Este enlace está incompleto',
  invalidText: 'Ábrelo de nuevo desde el correo o cópialo entero.',
  home: 'Volver a {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Activa JavaScript para rellenar y enviar este formulario.',
  tooManySearchesTitle: 'Demasiadas búsquedas',
  formNotSentTitle: 'Tu formulario no se ha enviado',
  formNotSentText:
    'Se envió antes de que la página estuviera lista. Vuelve atrás: lo que escribiste sigue ahí y el formulario estará listo.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Tu suscripción',
  giftCardTitle: 'Tu tarjeta regalo',
  checkoutTitle: 'Pago',
  payNext: 'En la página siguiente revisas todo y pagas.',
  price: 'Precio',
  total: 'Total',
  subtotal: 'Subtotal',
  email: 'Tu correo electrónico',
  emailHint: 'Para que {site} pueda escribirte sobre este pedido.',
  recipientName: 'Nombre de quien la recibe',
  recipientEmail: 'Correo electrónico de quien la recibe',
  senderName: 'De parte de',
  senderHint:
    'Tu nombre, tal como te conoce quien recibe el regalo. Si lo omites, la tarjeta muestra tu correo electrónico.',
  message: 'Mensaje',
  optional: '(opcional)',
  deliveryDate: 'Fecha de envío',
  deliveryDateHint: 'Hoy o cualquier día posterior.',
  tooEarly: 'Elige hoy o un día posterior.',
  proofText: 'Introduce el correo electrónico de este pedido para continuar con él.',
  expiredTitle: 'Este pedido ha caducado',
  expiredText: 'Lo empezaste hace más de 30 días. Vuelve a empezar desde la página del artículo.',
  unknownTitle: 'Este enlace no funciona',
  unknownText: 'Está incompleto o ha caducado. Vuelve a empezar desde la página del artículo.',
  toCheckout: 'Ir al pago',
  giftFor: 'Para',
  changeGift: 'Cambiar los datos de la tarjeta regalo',
  refusedTitle: 'Ha ocurrido un error',
  payingNeedsScript: 'Para pagar hace falta JavaScript. Actívalo y recarga esta página; tu carrito se conserva.',
  emptyCart: 'Tu carrito está vacío.',
  backToCart: 'Volver al carrito',
  home: 'Volver a {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Confirma tu pago',
  note: 'Esta tienda está en modo de prueba: no se cobra nada. Esta página sustituye a la de tu banco. Elige si el pago se completa.',
  installmentsTitle: 'Paga en {count} plazos con {provider}',
  installmentsNote:
    'Esta tienda está en modo de prueba: no se cobra nada, ni ahora ni después. Esta página sustituye a la de {provider}. Elige si el pago se completa.',
  approve: 'Aprobar el pago',
  decline: 'Rechazar el pago',
  expiredTitle: 'Se ha agotado el tiempo',
  expiredText: 'Este pago ya no se puede confirmar y no se ha cobrado nada. Vuelve a la página de pago.',
  unknownTitle: 'Este enlace no funciona',
  unknownText: 'Está incompleto o no corresponde a ningún pago. No se ha cobrado nada.',
  back: 'Volver al pago',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Enviado el',
  pageTitle: 'Página',
  pagePath: 'Dirección',
  spam: 'Spam',
  yes: 'Sí',
  otherFields: 'Otros campos',
};

export const payments: Catalogue['payments'] = {
  declined: 'El pago ha sido rechazado. No se ha cobrado nada. Prueba otra forma de pago.',
  insufficientFunds: 'La tarjeta no tiene saldo suficiente. No se ha cobrado nada. Prueba con otra.',
  expiredCard: 'La tarjeta ha caducado. No se ha cobrado nada. Prueba con otra.',
  unknownCard: 'No hemos reconocido la tarjeta. No se ha cobrado nada. Prueba con otra.',
  authenticationRequired: 'El banco pide tu confirmación. No se ha cobrado nada. Confirma la tarjeta o cámbiala.',
  refunded: 'Un artículo de tu pedido ya no estaba disponible cuando llegó el pago. Te devolvemos el dinero.',
  refundedTitle: 'Te devolvemos el dinero',
  pendingTitle: 'Estamos procesando tu pago',
  pendingText:
    'Tu proveedor de pagos aún no nos lo ha confirmado. No se te cobrará dos veces: vuelve a comprobarlo dentro de un momento.',
  checkAgain: 'Volver a comprobar',
  unknownTitle: 'Este enlace no funciona',
  unknownText: 'Está incompleto o no corresponde a ningún pago.',
  backToCheckout: 'Volver al pago',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Gracias por tu pedido',
  confirmedText: 'Hemos recibido tu pago. Te enviamos una confirmación a {email}.',
  statusTitle: 'Tu pedido',
  testMode: 'Modo de prueba: no se ha cobrado nada por este pedido.',
  number: 'Número de pedido',
  date: 'Fecha',
  email: 'Correo electrónico',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  delivery: 'Envío',
  taxes: 'Impuestos',
  taxesIncluded: 'IVA incluido',
  total: 'Total',
  paidByGiftCard: 'Pagado con tarjeta regalo',
  paidByTestCard: 'Pagado con tarjeta de prueba',
  paidByStripe: 'Pagado con tarjeta o monedero electrónico',
  paidByInstallments: 'Pagado en {count} plazos sin intereses con {provider}',
  paidByTestInstallments: 'Pagado en {count} plazos sin intereses con {provider} (prueba)',
  address: 'Dirección de envío',
  country: 'País o región',
  note: 'Tu nota',
  price: 'Precio',
  unknownTitle: 'No encontramos este pedido',
  unknownText: 'El enlace no está completo. Ábrelo otra vez desde el correo o cópialo entero.',
  proofText: 'Escribe el correo electrónico de este pedido para ver la dirección y las notas.',
  proofButton: 'Ver el pedido completo',
  proofWrong: 'Este no es el correo electrónico del pedido.',
  mailSubject: 'Tu pedido {number} en {site}',
  mailIntro: 'Gracias por tu pedido {number}. Esto es lo que has comprado.',
  mailButton: 'Ver tu pedido',
  mailLegal: 'Información legal',
  mailFooter: 'Recibes este correo porque se ha hecho un pedido con tu dirección.',
  noticeSubject: 'Nuevo pedido {number}',
  noticeIntro: '{email} ha hecho el pedido {number}.',
  noticeFooter: 'Recibes este correo porque tu tienda envía los avisos de pedidos a esta dirección.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'IVA incluido',
  taxExcluded: 'IVA no incluido',
  plusDelivery: 'envío no incluido',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Aviso legal',
  terms: 'Condiciones de venta',
  withdrawal: 'Derecho de desistimiento',
  privacy: 'Privacidad',
  delivery: 'Envío',
  returns: 'Devoluciones',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Idioma' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Revisa tus datos e inténtalo de nuevo.',
  MALFORMED_JSON: 'La solicitud no es un JSON válido.',
  UNKNOWN_FIELD: 'La solicitud contiene un campo desconocido.',
  QUANTITY_NOT_A_NUMBER: 'La cantidad debe ser un número.',
  QUANTITY_NOT_WHOLE: 'La cantidad debe ser un número entero',
  QUANTITY_OUT_OF_RANGE: 'La cantidad debe estar entre 1 y 9999.',
  QUANTITY_NOT_ALLOWED: 'Esto solo se puede comprar de uno en uno.',
  VARIANT_REQUIRED: 'Lo sentimos, esa variante no está disponible. Selecciona otra.',
  VARIANT_UNAVAILABLE: 'Lo sentimos, esa variante no está disponible. Selecciona otra.',
  NOT_SOLD_BY_CART: 'Este artículo se compra en su propia página.',
  NOT_A_SUBSCRIPTION: 'Este artículo no se vende como suscripción.',
  COUPON_UNKNOWN: 'Lo sentimos, ese código no es válido.',
  SHIPPING_NOT_OFFERED: 'Esa forma de envío no está disponible para esta dirección.',
  ADDITIONAL_FIELDS_INVALID: 'Uno o varios campos no son válidos, revisa tus datos.',
  IDEMPOTENCY_KEY_INVALID: 'Falta la Idempotency-Key o es demasiado corta.',
  FORM_INVALID: 'Uno o varios campos no son válidos, revisa tus datos.',
  FORM_UNPARSABLE: 'No se han podido leer los campos del formulario, revisa tus datos.',
  SUBMISSION_KEY_INVALID: 'Error al procesar el formulario. Recarga la página y vuelve a intentarlo.',
  CAPTCHA_FAILED: 'reCAPTCHA ha fallado. Actualiza esta página y vuelve a intentarlo.',
  FORM_FIELDS_INVALID: 'Un campo del formulario tiene propiedades que su tipo no permite.',
  REDIRECT_NOT_ALLOWED:
    'La redirección tras el envío debe llevar a una dirección de este sitio o a un origen permitido.',
  RESTOCK_EMAIL_BLANK: 'El correo electrónico no puede estar vacío',
  RESTOCK_EMAIL_INVALID: 'El correo electrónico no es válido',
  RESTOCK_CAPTCHA_MISSING: 'Completa el CAPTCHA antes de enviar.',
  ACCOUNT_EMAIL_INVALID: 'Introduce una dirección de correo válida.',
  ADDRESS_INVALID: 'Revisa este dato de la dirección.',
  PASSWORD_TOO_SHORT: 'Una contraseña tiene al menos {min} caracteres.',
  PASSWORD_TOO_LONG: 'Una contraseña tiene como máximo {max} caracteres.',
  PASSWORD_COMMON: 'Mucha gente usa esta contraseña, así que es fácil de adivinar. Elige otra.',
  PASSWORD_WRONG: 'La contraseña actual no es correcta.',
  PASSKEY_INVALID: 'No se ha podido comprobar la clave de acceso. Inténtalo de nuevo.',
  UNAUTHORIZED: 'La clave de API falta, es desconocida, ha caducado o se ha revocado.',
  LOGIN_FAILED: 'La dirección de correo o la contraseña no es correcta, o la dirección aún no está confirmada.',
  PASSKEY_REFUSED:
    'Con esta clave de acceso no puedes iniciar sesión aquí. Elige otra, o inicia sesión de otra manera.',
  SIGN_IN_NEEDED: 'Inicia sesión.',
  SIGN_IN_AGAIN: 'Para hacer esto, vuelve a iniciar sesión.',
  SCOPE_MISSING: 'La clave de API no tiene el permiso «{scope}».',
  CONFIRMATION_NEEDED: 'Confirma que eres tú y vuelve a intentarlo.',
  SITE_LOCKED: 'Esta tienda está protegida con una contraseña.',
  CRUMB_FAIL: 'Tu sesión ha caducado. Recarga la página e inténtalo de nuevo.',
  ORIGIN_NOT_ALLOWED: 'Esta tienda no acepta solicitudes desde esa página.',
  PASSKEY_ELSEWHERE: 'Las claves de acceso solo funcionan en las páginas de la propia tienda.',
  NOT_FOUND: 'No encontrado.',
  SITE_CLOSED: 'Esta tienda está cerrada.',
  DOMAIN_NOT_FOUND: 'El sitio no tiene este dominio.',
  NAVIGATION_NOT_FOUND: 'No se encuentra el menú del sitio.',
  TRANSLATION_NOT_FOUND: 'No hay nada así que traducir.',
  TRANSLATION_NOT_CONNECTED: 'El sitio no está conectado a ningún servicio de traducción.',
  ITEM_NOT_FOUND: 'Lo sentimos, ese artículo ya no está disponible.',
  ENTRY_NOT_FOUND: 'Ese artículo ya no está en tu carrito.',
  FORM_NOT_CONFIGURED: 'Este formulario aún no se ha configurado.',
  FORM_NOT_FOUND: 'Ese formulario no existe.',
  POPUP_NOT_FOUND: 'Esta ventana emergente no existe.',
  SUBMISSION_NOT_FOUND: 'Ese envío no existe.',
  MAILING_LIST_NOT_FOUND: 'Esa lista de correo no existe.',
  MEMBER_AREA_NOT_FOUND: 'Esa área de miembros no existe.',
  REVIEW_NOT_FOUND: 'Esa reseña no existe.',
  COMMENT_EMPTY: 'Escribe primero un comentario.',
  COMMENT_TOO_LONG: 'Tu comentario es demasiado largo: se permiten {max} caracteres.',
  COMMENT_NAME_MISSING: 'Escribe tu nombre.',
  COMMENT_NAME_INVALID: 'Escribe un nombre de {max} caracteres como máximo, sin dirección web.',
  COMMENT_EMAIL_INVALID: 'Escribe una dirección de correo válida, o ninguna.',
  COMMENT_CAPTCHA_MISSING: 'Resuelve primero el captcha.',
  COMMENT_SIGN_IN_NEEDED: 'Inicia sesión para escribir un comentario.',
  COMMENT_NOT_FOUND: 'Ese comentario ya no existe.',
  COMMENTS_CLOSED: 'Aquí ya no se puede comentar.',
  COMMENT_TOO_LATE: 'Ese comentario ya no se puede cambiar.',
  COMMENT_THREAD_FULL: 'Esta conversación está completa. Escribe un comentario nuevo en lugar de una respuesta.',
  COMMENT_DELETED: 'El autor ha eliminado ese comentario y ya no se puede mostrar.',
  ORDER_NOT_FOUND: 'Ese pedido no existe.',
  NOT_DIGITAL: 'Solo los artículos digitales tienen archivos.',
  FILE_NAME_MISSING: 'Introduce un nombre de archivo',
  FILE_RENAME_FAILED: 'No se ha podido cambiar el nombre del archivo.',
  PICTURE_TOO_MANY_PIXELS: 'Una imagen puede tener hasta 50 megapíxeles.',
  PICTURE_NOT_FOUND: 'Esta imagen no existe.',
  PICTURE_IN_USE: 'La imagen todavía se usa.',
  IMAGE_ID_TAKEN: 'Una imagen de otro artículo tiene ese id, o lo tienen dos de la lista.',
  PICTURE_TOO_LARGE: 'El archivo {fileName} es demasiado grande. El tamaño máximo es de {maxSize}.',
  PICTURE_UNSUPPORTED: 'El archivo {fileName} no parece ser un archivo {fileTypeMessage}admitido.',
  PICTURE_UNREACHABLE: 'No se ha podido obtener la imagen de esta dirección.',
  FILE_UPLOAD_FAILED: 'No se ha podido subir el archivo.',
  FILE_EMPTY: 'El archivo está vacío.',
  FILE_LENGTH_REQUIRED: 'Envía el tamaño del archivo en Content-Length.',
  FILES_FULL: 'Este artículo tiene todos los archivos que puede tener.',
  FILE_NAME_TAKEN: 'Otro archivo de este artículo tiene este nombre.',
  FILE_NOT_FOUND: 'Este archivo no existe.',
  DOWNLOAD_NOT_FOUND: 'Esta descarga no existe.',
  FILE_GONE: 'El archivo se retiró y ya no existe.',
  SUBSCRIPTION_NOT_FOUND: 'Esta suscripción no existe.',
  TEMPLATE_NOT_FOUND: 'Esta plantilla no existe.',
  WEBHOOK_NOT_FOUND: 'Este webhook o este envío no existe.',
  RESTOCK_NOT_OFFERED: 'Esta tienda no envía correos sobre este artículo.',
  LIKES_NOT_OFFERED: 'En este sitio no se puede indicar «Me gusta».',
  CONTRIBUTOR_NOT_FOUND: 'Ese colaborador no existe.',
  SESSION_NOT_FOUND: 'Esa sesión no existe.',
  ADDRESS_NOT_FOUND: 'Esta dirección no existe.',
  TOO_MANY_ADDRESSES: 'Una cuenta guarda como máximo {most} direcciones. Quita primero una.',
  PASSKEY_NOT_FOUND: 'Esa clave de acceso no existe.',
  PLACE_NOT_FOUND: 'Ese lugar ya no se reconoce. Introduce la dirección tú mismo.',
  PLACES_UNAVAILABLE: 'Ahora mismo no se pueden buscar lugares. Introduce la dirección tú mismo.',
  METHOD_NOT_ALLOWED: 'Ese método no está permitido aquí.',
  OUT_OF_STOCK: 'Lo sentimos, no tenemos suficientes unidades de ese artículo.',
  CONTRIBUTOR_EXISTS: 'Ya hay un colaborador con esta dirección.',
  PASSKEY_EXISTS: 'Esta clave de acceso ya está añadida.',
  PASSKEYS_FULL: 'Puedes tener hasta {max} claves de acceso. Quita antes una.',
  LAST_ADMIN: 'El último administrador de un sitio no puede dejar de serlo. Nombra antes a otro administrador.',
  RESTOCK_IN_STOCK: 'Este artículo vuelve a estar disponible. Recarga la página para comprarlo.',
  RESTOCK_SOLD_OUT: 'Esta variante está agotada, así que no se ha enviado ningún correo.',
  NOT_SOLD_NOW: 'Esta tienda no vende esto en este momento.',
  CART_CONFLICT: 'Tu carrito ha cambiado. Inténtalo de nuevo.',
  CART_FULL: 'Tu carrito está lleno.',
  CHECKOUT_INCOMPLETE: 'Revisa los datos e inténtalo de nuevo.',
  GIFT_CARD_UNKNOWN: 'Lo sentimos, esa tarjeta regalo no es válida o no le queda saldo.',
  GIFT_CARD_NOT_ACCEPTED: 'Una tarjeta regalo no puede pagar una suscripción, porque se cobra de nuevo más adelante.',
  MINIMUM_NOT_MET: 'Tu pedido no llega al mínimo de esta tienda.',
  PAYMENT_UNAVAILABLE: 'Esa forma de pago no está disponible aquí.',
  WEBHOOK_INVALID: 'El mensaje no está firmado por el proveedor de pago.',
  CHECKOUT_CHANGED: 'Tu pedido ha cambiado. Revísalo de nuevo antes de pagar.',
  SUBSCRIPTION_CHANGED: 'La suscripción ha cambiado entretanto. Revísala de nuevo.',
  SUBSCRIPTION_BUSY: 'Estamos cobrando esta suscripción en este momento. Inténtalo de nuevo en unos minutos.',
  COUPONS_FULL: 'No se pueden usar más códigos a la vez.',
  FORM_ID_TAKEN: 'Ya existe un formulario con ese identificador.',
  POPUP_ID_TAKEN: 'Ya existe una ventana emergente con ese identificador.',
  POPUPS_FULL: 'Un sitio tiene 20 ventanas emergentes como máximo.',
  CONTENT_ID_TAKEN: 'Ya existe una colección o un elemento con ese identificador.',
  GALLERIES_FULL: 'Un sitio tiene 20 galerías como máximo.',
  MAILING_LIST_ID_TAKEN: 'Ya existe una lista de correo con ese identificador.',
  MEMBER_AREA_ID_TAKEN: 'Ya existe un área de miembros con ese identificador.',
  MEMBER_AREA_IN_USE: 'Todavía hay colecciones que pertenecen a esa área de miembros.',
  DOMAIN_TAKEN: 'Este dominio es de otro sitio.',
  LAST_DOMAIN: 'Un sitio necesita al menos un dominio. Añade antes otro.',
  COUPON_NOT_FOUND: 'Este código de descuento no existe.',
  COUPON_CODE_TAKEN: 'Este código de descuento ya existe.',
  COUPON_IN_USE: 'Este código de descuento ya se ha usado, o se está usando en pagos abiertos, más veces.',
  ORDER_CONFLICT: 'El estado del pedido no lo permite.',
  VARIANT_NOT_FOUND: 'Esa variante no existe.',
  COLLECTION_NOT_FOUND: 'Esa colección no existe.',
  CONTENT_NOT_FOUND: 'Ese elemento no existe.',
  CATEGORY_NOT_FOUND: 'Esa categoría no existe.',
  STOCK_RESERVED: 'Las existencias no pueden bajar de las {units} unidades reservadas en páginas de pago.',
  STOCK_UNLIMITED: 'Las existencias de esta variante son ilimitadas. Fije antes una cantidad.',
  STOCK_ENDLESS: 'Los artículos digitales y las tarjetas regalo nunca se agotan: no tienen existencias.',
  CATEGORY_ID_TAKEN: 'Ya existe una categoría con ese identificador.',
  CATEGORY_URL_TAKEN: 'Otra categoría del mismo nivel tiene esa dirección.',
  CATEGORY_CIRCLE: 'Una categoría no puede moverse debajo de sí misma.',
  CATEGORY_TOO_DEEP: 'Las categorías pueden tener hasta 10 niveles.',
  CATEGORY_IS_ROOT: 'La categoría raíz pertenece a su colección y no puede moverse ni eliminarse.',
  CATEGORIES_FULL: 'Esta colección ya tiene todas las categorías que puede tener.',
  CURRENCY_IN_USE:
    'La moneda se mantiene mientras tenga suscripciones activas o tarjetas regalo con saldo y, si una de las dos no tiene céntimos, mientras la tienda tenga precios.',
  REFUND_REFUSED: 'El proveedor de pagos rechaza este reembolso. Su propia página del pago dice por qué.',
  PAYMENT_ELSEWHERE: 'Otra tienda ha cobrado este pedido. Devuelve el dinero en el proveedor de pagos.',
  PAYMENT_DISPUTED: 'Este pago está en disputa en el banco y no se puede reembolsar hasta que el banco decida.',
  FILE_TOO_LARGE:
    'Un archivo puede tener hasta 5 GB, y más de 100 MB solo por partes, como lo envía el comando `files add`.',
  UPLOAD_CHANGED: 'El archivo o su envío ha cambiado. Vuelve a empezar el envío.',
  TEMPLATE_IN_USE: 'Esta plantilla la usa una colección, toda tienda u otra plantilla.',
  TEMPLATES_FULL: 'Un sitio tiene como máximo 200 plantillas.',
  WEBHOOKS_FULL: 'Un sitio tiene como máximo 20 webhooks.',
  UPLOAD_NOT_FOUND: 'Este envío no existe o se abandonó al cabo de un día.',
  PRODUCT_NOT_FOUND: 'Este artículo no existe.',
  PRODUCT_BEING_BOUGHT:
    'Este artículo está reservado ahora mismo por un pedido en curso. Inténtelo de nuevo en 15 minutos.',
  PRODUCT_ID_TAKEN: 'Ya existe un artículo u otro contenido con ese identificador.',
  VARIANT_ID_TAKEN: 'Otro artículo tiene una variante con ese identificador.',
  URL_TAKEN: 'Otra página de esta colección tiene esa dirección.',
  SKU_TAKEN: 'Otra variante tiene ese SKU.',
  COLLECTION_FULL: 'Esta colección ya tiene todos los elementos que puede tener.',
  VERSION_STALE: 'Se ha modificado entretanto. Vuelve a leerlo antes de cambiarlo.',
  IMPORT_NOT_TEXT: 'El archivo no es texto en UTF-8. Las hojas de cálculo lo guardan como «CSV UTF-8».',
  IMPORT_UNKNOWN:
    'Una importación no lee este tipo de archivo: lee archivos CSV de artículos de Shopify o Squarespace, páginas de Squarespace, JSON de artículos o un archivo con toda una tienda.',
  BODY_TOO_LARGE: 'La solicitud es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Envía JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Esa Idempotency-Key se usó para otra solicitud.',
  TEMPLATE_INVALID: 'Las plantillas contienen errores y no se han guardado.',
  TOO_MANY_LOGINS:
    'Hubo demasiados intentos. Vuelve a intentarlo en {minutes|es|one=# minuto|other=# minutos} o pide un enlace por correo.',
  RATE_LIMITED: 'Inténtalo de nuevo en unos segundos.',
  SUBMITTED_TOO_SOON:
    'No se puede enviar el formulario. Se ha superado el límite de envíos. Vuelve a intentarlo más tarde.',
  OVERLOADED: 'Inténtalo de nuevo en unos segundos.',
  UNREACHABLE: 'Ahora mismo no es posible. Inténtalo de nuevo en un minuto.',
  INTERNAL: 'Algo ha salido mal. Inténtalo de nuevo.',
};

export * from './es-accounts.ts';
export * from './es-announcement.ts';
export * from './es-blocks.ts';
export * from './es-comment-mails.ts';
export * from './es-consent.ts';
export * from './es-content.ts';
export * from './es-contributors.ts';
export * from './es-downloads.ts';
export * from './es-events.ts';
export * from './es-gallery.ts';
export * from './es-gift-cards.ts';
export * from './es-imports.ts';
export * from './es-locks.ts';
export * from './es-members.ts';
export * from './es-money.ts';
export * from './es-my-subscription.ts';
export * from './es-orders.ts';
export * from './es-owner.ts';
export * from './es-owner-fields.ts';
export * from './es-page-blocks.ts';
export * from './es-passkeys.ts';
export * from './es-pictures.ts';
export * from './es-plain-forms.ts';
export * from './es-plans.ts';
export * from './es-reminders.ts';
export * from './es-restock.ts';
export * from './es-senders.ts';
export * from './es-site.ts';
export * from './es-subscription-terms.ts';
export * from './es-subscriptions.ts';
export * from './es-webhooks.ts';
export * from './es-written-reviews.ts';
