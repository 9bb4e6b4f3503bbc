import { jetpackActions } from './jetpack-actions';
import { pluginActions } from './plugin-actions';

export { resolvers } from './resolvers';

/** The public actions of `wc/admin/plugins` that ask the server. */
export const actions = { ...pluginActions, ...jetpackActions };
