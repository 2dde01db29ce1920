/** The Spanish texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Tus descargas',
  button: 'Descargar',
  left: '{count|es|one=queda 1 descarga|other=quedan # descargas}, hasta el {date}',
  expired: 'el enlace ha caducado',
  usedUp: 'se han usado todas las descargas',
  closed: 'el enlace está cerrado',
  waiting: 'Todavía no hay archivo para: {products}. {site} te enviará el enlace por correo cuando esté listo.',
  ownerWaiting:
    'A este pedido le faltan archivos de: {products}. Añádelos con `npm run owner -- files add` y envíalos después con `npm run owner -- downloads give {number}`.',
  termsReady:
    'Puedes descargar {products} en cuanto hayas pagado, hasta {times|es|one=# vez|other=# veces} en {days|es|one=# día|other=# días}. Los enlaces están también en tu correo.',
  withdrawalConsent:
    'Pido expresamente recibir mis descargas de inmediato, antes de que termine el plazo de desistimiento. Sé que así pierdo mi derecho de desistimiento sobre ellas.',
  consentMissing: 'Para pedir descargas hay que aceptar que empiecen de inmediato.',
  consentTitle: 'Consentimiento para la descarga inmediata',
  consentGiven: 'Dado el {time}: «{text}»',
  expiredTitle: 'Este enlace ha caducado',
  expiredText: 'Pide un enlace nuevo a {site} e indica tu pedido {number}.',
  usedUpTitle: 'Se han usado todas las descargas',
  usedUpText:
    'Este archivo se ha descargado tantas veces como permite su enlace. Pide un enlace nuevo a {site} e indica tu pedido {number}.',
  closedTitle: 'Esta descarga está cerrada',
  closedText:
    'El pedido se ha reembolsado o la tienda ha cerrado el enlace. Si crees que es un error, escribe a {site} e indica tu pedido {number}.',
  replacedTitle: 'Hay un enlace más reciente',
  replacedText:
    '{site} te ha enviado un enlace nuevo por correo, por lo que este ya no funciona. Si no encuentras ese correo, pide otro a {site} e indica tu pedido {number}.',
  unknownTitle: 'Este enlace no funciona',
  unknownText: 'Está incompleto. Vuelve a abrirlo desde el correo o cópialo entero.',
  unavailableTitle: 'El archivo no está disponible en este momento',
  unavailableText:
    'Vuelve a intentarlo en unos minutos. Este intento no ha gastado ninguna descarga. Si sigue sin funcionar, escribe a {site} e indica tu pedido {number}.',
  renewedSubject: 'Nuevo enlace de descarga para tu pedido {number}',
  renewedIntro:
    '{site} ha creado un enlace nuevo para un archivo de tu pedido {number}. El enlace anterior ya no funciona.',
  givenSubject: 'Archivos de tu pedido {number} están listos',
  givenIntro: 'Ya puedes descargar más archivos de tu pedido {number}.',
  mailFooter: 'Recibes este correo porque se ha pedido un artículo digital con tu dirección.',
};
