export { buildQuery } from './build-query';
export { parseQuery } from './parse-query';
export type { Query, QueryInput, QueryInputValue } from './query-types';
