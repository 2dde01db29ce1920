export { templateStatements } from './repository.ts';
