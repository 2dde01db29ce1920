import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Tu elección sobre las cookies',
  text: 'Con tu permiso, esta tienda cuenta las visitas para ver qué funciona y mide su publicidad. Lo que la tienda necesita para funcionar, como tu carrito, se guarda en cualquier caso.',
  analytics: 'Contar visitas',
  marketing: 'Publicidad',
  accept: 'Aceptar todo',
  refuse: 'Rechazar todo',
  save: 'Guardar mi elección',
  privacy: 'Privacidad',
  pageTitle: 'Cookies',
  saved: 'Tu elección se ha guardado. Puedes cambiarla aquí en cualquier momento.',
};
