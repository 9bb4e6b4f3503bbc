export { resolvers } from './reads';
export { actions } from './saves';
