/** The API's calls, as their routes describe them. */

export { type Operation as ApiCall, operationsOf, type Routes } from './operations.ts';
export { operationId, parametersOf, tagOf } from './path.ts';
export { type Takes, takesOf } from './takes.ts';
