import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { exportReducer, setExportId } from './state';

/** Exports of reports. */
export const exportStore = createStore( 'wc/admin/export', {
	reducer: exportReducer,
	actions: {
		setExportId,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			startExport: true,
		} ),
	},
	selectors,
} );
