import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { receiveActions, settingsOptionsReducer } from './state';

/** Single settings of the store, with unsaved edits. */
export const settingsOptionsStore = createStore( 'wc/admin/settings-options', {
	reducer: settingsOptionsReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			saveSetting: true,
			saveSettingsGroup: true,
			saveEditedSetting: true,
			saveEditedSettingsGroup: true,
			__unstableAcquireStoreLock: true,
			__unstableReleaseStoreLock: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getGroups: true,
		getGroup: true,
		getSettings: true,
		getSetting: true,
		getSettingValue: true,
	} ),
} );
