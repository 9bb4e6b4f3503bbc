import { lazyScreen } from '../../shared/lazy-screen';

/** Code and data of a panel are loaded when it is opened for the first time. */
export const ActivityPanel = lazyScreen( () => import( /* webpackChunkName: "activity-panel" */ './activity-panel' ), 'ActivityPanel' );

export const HelpPanel = lazyScreen( () => import( /* webpackChunkName: "help-panel" */ './help-panel' ), 'HelpPanel' );
