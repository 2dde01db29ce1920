import { storefront } from 'storefront-widgets/worker';

export * from 'storefront-widgets/worker';
export default storefront({
  // Pages and calls of your own stand before the shop's. Each begins with a part that the shop does not serve itself:
  // routes(app) {
  //   app.get('/hello', (c) => c.html(`<h1>Hello from ${c.var.site.title}</h1>`));
  // },
});
