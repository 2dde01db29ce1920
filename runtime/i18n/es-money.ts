import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Disputa del pedido {number}',
  disputeIntro:
    'Quien compró el pedido {number} ha pedido a su banco la devolución de {amount}. Motivo del banco: {reason}.',
  disputeUntil: 'Puedes responder hasta el {day}. Sin respuesta, el dinero vuelve al comprador.',
  disputeNoAnswer: 'El banco no acepta respuestas a esta disputa.',
  disputeButton: 'Ver la disputa en {provider}',
  silentSubject: 'Pagos cuyo resultado no se conoce',
  silentIntro:
    'Desde hace dos días, {provider} no nos dice qué ha sido de un pago de {amount}. Puede que se haya cobrado dinero.',
  silentWhat:
    'Seguimos preguntando. Comprueba que las claves de {provider} siguen siendo válidas y busca allí el pago {id}.',
};
