import { lazyScreen } from '../../shared/lazy-screen';

/** Code and data are loaded when the panel is opened for the first time. */
export const HistoryPanel = lazyScreen( () => import( /* webpackChunkName: "history-panel" */ './history-panel' ), 'HistoryPanel' );
