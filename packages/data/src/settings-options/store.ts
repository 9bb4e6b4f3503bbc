import { createReduxStore } from '@wordpress/data';
import { fetchSetting, fetchSettings, fetchSettingsGroups, toApiError } from '@store-admin/api';
import { readingThrough } from '../remote-data/requests';
import type { PlainAction, Thunk } from '../remote-data/thunk';
import { actions } from './actions';
import { merge, settingsOptionsReducer, WHOLE_GROUP, type SettingsOptionsState } from './reducer';
import { selectors } from './selectors';

function read< Value >( group: string, id: string, load: () => Promise< Value >, receive: ( value: Value ) => PlainAction ): Thunk< void > {
	return async ( { dispatch } ) => {
		try {
			dispatch( receive( await load() ) );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( merge( 'errors', group, { [ id ]: error } ) );
			throw error;
		}
	};
}

const readOne = ( group: string, id: string ): Thunk< void > =>
	read(
		group,
		id,
		async () => fetchSetting( group, id ),
		( setting ) => actions.receiveSettings( group, [ setting ] )
	);

const resolvers = {
	getGroups: (): Thunk< void > => read( WHOLE_GROUP, WHOLE_GROUP, fetchSettingsGroups, actions.receiveGroups ),
	getGroup: readingThrough( 'getGroups' ),
	getSettings: ( group: string ): Thunk< void > =>
		read(
			group,
			WHOLE_GROUP,
			async () => fetchSettings( group ),
			( settings ) => actions.receiveSettings( group, settings )
		),
	getSetting: readOne,
	getSettingValue: readOne,
};

/** Settings of the store one by one, with what was typed in and not saved yet. */
export const settingsOptionsStore = createReduxStore< SettingsOptionsState, typeof actions, typeof selectors >(
	'wc/admin/settings-options',
	{ reducer: settingsOptionsReducer, actions, selectors, resolvers }
);
