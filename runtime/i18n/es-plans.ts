import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'El plan de {site} ha caducado. Los visitantes ven que la tienda está cerrada.',
  pastdue: 'Hay un pago atrasado del plan de {site}. La tienda sigue vendiendo.',
  trial: '{site} está en periodo de prueba. Los buscadores no la muestran.',
  parked: '{site} está en espera. Los visitantes ven sus páginas, pero no pueden comprar nada.',
  upgrade: 'Elegir un plan',
  renew: 'Gestionar el plan',
  closedSignIn: '¿Esta tienda es suya? Inicie sesión para renovar su plan.',
  title: 'El plan de {site}',
  elsewhere: 'Aquí no se venden planes. Quien administra el servidor de esta tienda cambia su plan.',
};
