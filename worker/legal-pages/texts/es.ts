import type { LegalTexts } from './en.ts';

/** The shop says "tú"; the instructions on withdrawal are the model of the act, which says "usted". */
export const es: LegalTexts = {
  toFillIn: 'por completar',

  seller: 'nombre y forma jurídica del vendedor',
  address: 'dirección postal',
  email: 'correo electrónico',
  phone: 'número de teléfono',
  representative: 'quién representa a la empresa',
  register: 'registro y número de inscripción',
  vatId: 'número de identificación fiscal (NIF)',
  capital: 'capital social',
  publisher: 'nombre del responsable de la publicación',
  host: 'nombre, dirección y teléfono del proveedor de alojamiento',
  deliveryTime: 'plazo de envío',
  deliveryPlaces: 'adónde, cómo y a qué precio envías',
  payments: 'formas de pago y proveedor de pagos',
  services: 'servicios de terceros que reciben datos de visitantes, y para qué',
  authority: 'autoridad de protección de datos competente',
  dispute: 'si participas en procedimientos ante una entidad de resolución alternativa de litigios, y su dirección',
  law: 'país cuya ley se aplica',

  labelRepresentative: 'Representada por: {value}',
  labelEmail: 'Correo: {value}',
  labelPhone: 'Teléfono: {value}',
  labelRegister: 'Datos registrales: {value}',
  labelVatId: 'NIF: {value}',
  labelCapital: 'Capital social: {value}',
  labelPublisher: 'Responsable de la publicación: {value}',
  labelHost: 'Alojamiento: {value}',
  contactTitle: 'Contacto',
  disputeTitle: 'Litigios de consumo',

  controllerTitle: 'Responsable del tratamiento',
  controller: 'Responsable del tratamiento de tus datos personales en esta tienda: {seller}.',
  ordersTitle: 'Pedidos',
  orders:
    'Cuando haces un pedido, tratamos tu nombre, tus direcciones, lo que pides y cómo se paga, para celebrar y ejecutar el contrato{contract}. Conservamos estos datos durante el tiempo que exigen las leyes mercantiles y fiscales{duty}.',
  paymentTitle: 'Pago',
  payment: 'Los pagos los procesa {provider}, que recibe los datos necesarios. No vemos ningún número de tarjeta.',
  shippingTitle: 'Envío',
  shipping: 'Quien lleva tu pedido recibe tu nombre, tu dirección y, si hace falta, tu teléfono{contract}.',
  accountTitle: 'Cuenta',
  account:
    'Si abres una cuenta, guardamos en ella tu correo, tus direcciones y tus pedidos hasta que la elimines{contract}.',
  mailTitle: 'Correo',
  mail: 'Te escribimos sobre tu pedido. Solo recibes un boletín si has dado tu consentimiento{consent}; cada correo tiene un enlace para darte de baja.',
  serverTitle: 'Servidores',
  server:
    'Las páginas de esta tienda proceden de servidores de Cloudflare, Inc. (Estados Unidos), que tratan tu dirección IP para servir las páginas y rechazar ataques{interest}.',
  visitsTitle: 'Visitas',
  visitsAsked:
    'Solo contamos visitas con cookies si has dado tu consentimiento{consent}. Puedes cambiar tu respuesta en cualquier momento.',
  visitsCounted: 'Contamos visitas para mejorar la tienda{interest}.',
  visitsNone: 'No registramos visitas.',
  cookiesTitle: 'Cookies',
  cookies: 'La tienda usa las cookies que necesita: para tu carrito, tu sesión y tu respuesta sobre las cookies.',
  servicesTitle: 'Servicios de terceros',
  rightsTitle: 'Tus derechos',
  rights:
    'Puedes pedir acceso a tus datos, su rectificación, supresión, limitación o portabilidad. Puedes oponerte a un tratamiento basado en nuestros intereses y retirar un consentimiento para el futuro. Escríbenos para ello.',
  complaint: 'Puedes reclamar ante una autoridad de protección de datos: {authority}.',
  basisContract: ' (artículo 6, apartado 1, letra b), del RGPD)',
  basisDuty: ' (artículo 6, apartado 1, letra c), del RGPD)',
  basisConsent: ' (artículo 6, apartado 1, letra a), del RGPD)',
  basisInterest: ' (artículo 6, apartado 1, letra f), del RGPD)',

  scopeTitle: 'Ámbito y vendedor',
  scope: 'Estas condiciones se aplican a todos los pedidos de esta tienda. Tu contrato es con {seller}.',
  conclusionTitle: 'Celebración del contrato',
  conclusion:
    'Los artículos de la tienda no son una oferta vinculante. Añades artículos al carrito, indicas tu dirección y la forma de envío en la página de pago y puedes corregir allí tus datos. Al pulsar el botón del pedido haces una oferta vinculante. El contrato se celebra cuando confirmamos tu pedido por correo. Ese correo contiene el pedido y estas condiciones, para que puedas guardarlos.',
  contractLanguage: 'El contrato se celebra en el idioma de las páginas de la tienda.',
  pricesTitle: 'Precios',
  pricesWithTax:
    'Todos los precios incluyen el IVA cuando corresponde. Los gastos de envío se muestran antes de hacer el pedido.',
  pricesPlusTax: 'A los precios se añaden impuestos y gastos de envío, que se muestran antes de hacer el pedido.',
  minimum: 'Los pedidos son posibles a partir de {amount}.',
  payTitle: 'Pago',
  pay: 'Pagas al hacer el pedido, con una de las formas que muestra la página de pago.',
  payAt:
    'Pagas al hacer el pedido, con una de las formas que muestra la página de pago. Los pagos los procesa {provider}.',
  deliveryTitle: 'Envío',
  delivery: 'Enviamos a la dirección que indiques. Plazo de envío: {time}.',
  digital:
    'Los artículos digitales se pueden descargar después del pago. Puedes usarlos para ti y no puedes cederlos a otros.',
  subscriptionsTitle: 'Suscripciones',
  subscriptions:
    'Una suscripción continúa por los periodos que indica el artículo, hasta que tú o nosotros la cancelemos. Puedes cancelarla en cualquier momento para el final de un periodo, en su página o por correo.',
  withdrawalTitle: 'Derecho de desistimiento',
  withdrawalLink: 'Los consumidores tienen derecho de desistimiento: consulta «{page}».',
  guaranteeTitle: 'Garantía legal',
  guarantee: 'Si algo es defectuoso, se aplican los derechos legales.',
  lawTitle: 'Ley aplicable',
  lawOf:
    'Se aplica la ley de este país: {country}. Los consumidores conservan la protección de las normas imperativas del país donde viven.',

  modelTitle: 'Derecho de desistimiento',
  right:
    'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.',
  periodGoods:
    'El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los bienes; si varios bienes de un mismo pedido se entregan por separado, del último de esos bienes.',
  periodOther:
    'En el caso de servicios y contenidos digitales, el plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
  exercise:
    'Para ejercer el derecho de desistimiento, deberá usted notificarnos ({seller}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
  online:
    'También puede usted ejercer su derecho de desistimiento en línea en {link}. Si recurre a esa función en línea, le enviaremos sin demora en un soporte duradero (por ejemplo, por correo electrónico) un acuse de recibo del desistimiento, con su contenido y la fecha y hora de su presentación.',
  deadline:
    'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
  effectsTitle: 'Consecuencias del desistimiento',
  effects:
    'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
  withhold:
    'Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.',
  sendBack:
    'Deberá usted devolvernos o entregarnos directamente los bienes ({address}), sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.',
  buyerPays: 'Deberá usted asumir el coste directo de devolución de los bienes.',
  sellerPays: 'Nos haremos cargo de los costes de devolución de los bienes.',
  diminished:
    'Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
  begun:
    'Si usted ha solicitado que la prestación de servicios dé comienzo durante el período de desistimiento, nos abonará un importe proporcional a la parte ya prestada del servicio en el momento en que nos haya comunicado su desistimiento, en relación con el objeto total del contrato.',
  formTitle: 'Modelo de formulario de desistimiento',
  formIntro: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
  formTo: 'A la atención de {seller}:',
  formNotice:
    'Por la presente le comunico/comunicamos (*) que desisto/desistimos (*) de mi/nuestro (*) contrato de venta del siguiente bien (*)/prestación del siguiente servicio (*)',
  formDates: 'Pedido el (*)/recibido el (*)',
  formName: 'Nombre del consumidor o de los consumidores',
  formAddress: 'Domicilio del consumidor o de los consumidores',
  formSignature: 'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)',
  formDate: 'Fecha',
  formDelete: '(*) Táchese lo que no proceda.',

  waysTitle: 'Envío y gastos',
  wayPrice: '{way} ({places}): {price}',
  from: '{price} a partir de {amount}',
  free: 'gratis',
  fromPieces: '{price} a partir de {n} unidades',
  everywhere: 'todos los demás países',
  timeTitle: 'Plazo de envío',
  time: 'Plazo de envío: {time}.',
  taxTitle: 'Impuestos',

  returnsHow: 'Si quieres devolver algo, escribe a {email} e indica tu pedido.',
  returnsOnline: 'Puedes comunicar un desistimiento en línea: {link}.',
  returnsAddressTitle: 'Adónde se devuelven los artículos',
  returnsCostTitle: 'Quién paga la devolución',
  returnsMoneyTitle: 'Cuándo recuperas tu dinero',
  returnsMoney:
    'Devolvemos el dinero a más tardar 14 días después de tu desistimiento, por el mismo medio con el que pagaste. Podemos esperar a que los artículos hayan llegado o a que demuestres que los has enviado.',
  defectTitle: 'Artículos defectuosos',
};
