import { lazyScreen } from '../../../shared/lazy-screen';

/** Its code, the form included, is loaded when the panel is opened for the first time. */
export const StockPanel = lazyScreen( () => import( /* webpackChunkName: "activity-forms" */ './stock-panel' ), 'StockPanel' );
