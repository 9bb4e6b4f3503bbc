import { saveSettings, toApiError, type SettingUpdate, type WireObject } from '@store-admin/api';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { change, groupOf, receiveActions, type SettingsState } from './state';

type Context = ThunkContext< SettingsState >;

function toUpdates( resources: readonly unknown[] ): readonly SettingUpdate[] {
	return resources.flatMap( ( resource ) =>
		Object.entries( resource ?? {} ).map( ( [ id, value ]: [ string, unknown ] ) => ( { id, value } ) )
	);
}

/** The public actions of `wc/admin/settings` that send requests. */
export const actions = {
	/** Saves the changed settings. When the server refuses any of them it rejects, and all stay marked as changed. */
	persistSettingsForGroup:
		( group: string ) =>
		async ( { dispatch, select }: Context ): Promise< void > => {
			const { values, dirty } = groupOf( stateOf( { select } ), group );
			if ( dirty.length === 0 ) {
				return;
			}
			dispatch( change( group, { isRequesting: true, error: undefined } ) );
			try {
				const { errors } = await saveSettings( group, toUpdates( dirty.map( ( key ) => values[ key ] ) ) );
				const refused = Object.entries( errors );
				if ( refused.length > 0 ) {
					throw toApiError( {
						code: 'settings_not_saved',
						message: refused.map( ( [ , message ] ) => message ).join( ' ' ),
						data: { status: 400, params: errors },
					} );
				}
				dispatch( change( group, { dirty: [], isRequesting: false } ) );
			} catch ( thrown ) {
				const error = toApiError( thrown );
				dispatch( change( group, { isRequesting: false, error } ) );
				throw error;
			}
		},
	updateAndPersistSettingsForGroup:
		( group: string, values: WireObject ): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( receiveActions.updateSettingsForGroup( group, values ) );
			await dispatch( actions.persistSettingsForGroup( group ) );
		},
};
