import { createReduxStore } from '@wordpress/data';
import { deferred } from '../../core/remote-data/deferred';
import { editActions } from './edit-actions';
import { settingsOptionsReducer, type SettingsOptionsState } from './reducer';
import { selectors } from './selectors';

const actions = {
	...editActions,
	...deferred(
		( { settingsOptions } ) => settingsOptions.actions,
		[
			'saveSetting',
			'saveSettingsGroup',
			'saveEditedSetting',
			'saveEditedSettingsGroup',
			'__unstableAcquireStoreLock',
			'__unstableReleaseStoreLock',
		]
	),
};

const resolvers = deferred(
	( { settingsOptions } ) => settingsOptions.resolvers,
	[ 'getGroups', 'getGroup', 'getSettings', 'getSetting', 'getSettingValue' ]
);

/** Settings of the store one by one, with what was typed in and not saved yet. */
export const settingsOptionsStore = createReduxStore< SettingsOptionsState, typeof actions, typeof selectors >(
	'wc/admin/settings-options',
	{ reducer: settingsOptionsReducer, actions, selectors, resolvers }
);
