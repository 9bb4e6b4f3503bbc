import { fetchSetting, fetchSettings, fetchSettingsGroups, toApiError } from '@store-admin/api';
import { readingThrough } from '../../core/remote-data/requests';
import type { PlainAction, Thunk } from '../../core/remote-data/thunk';
import { merge, receiveActions, receiveSettings, WHOLE_GROUP } from './state';

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
		( setting ) => receiveSettings( group, [ setting ] )
	);

export const resolvers = {
	getGroups: (): Thunk< void > => read( WHOLE_GROUP, WHOLE_GROUP, fetchSettingsGroups, receiveActions.receiveGroups ),
	getGroup: readingThrough( 'getGroups' ),
	getSettings: ( group: string ): Thunk< void > =>
		read(
			group,
			WHOLE_GROUP,
			async () => fetchSettings( group ),
			( settings ) => receiveSettings( group, settings )
		),
	getSetting: readOne,
	getSettingValue: readOne,
};
