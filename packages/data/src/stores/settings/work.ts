import { fetchSettings, saveSettings, toApiError, type SettingUpdate, type WireObject } from '@store-admin/api';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { change, groupOf, updateSettingsForGroup } from './groups';
import type { SettingsState } from './settings-reducer';

type Context = ThunkContext< SettingsState >;

function toUpdates( resources: readonly unknown[] ): readonly SettingUpdate[] {
	return resources.flatMap( ( resource ) =>
		Object.entries( resource ?? {} ).map( ( [ id, value ]: [ string, unknown ] ) => ( { id, value } ) )
	);
}

/** The public actions of `wc/admin/settings` that ask the server. */
export const actions = {
	/** Saves what was changed; rejects, and keeps it marked as changed, when the server refused any of it. */
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
			dispatch( updateSettingsForGroup( group, values ) );
			await dispatch( actions.persistSettingsForGroup( group ) );
		},
};

function readGroup( group: string ): Thunk< void > {
	return async ( { dispatch } ) => {
		dispatch( change( group, { isRequesting: true, error: undefined } ) );
		try {
			const settings = await fetchSettings( group );
			const values = Object.fromEntries( settings.map( ( { id, value } ) => [ id, value ] ) );
			dispatch( change( group, { values: { [ group ]: values }, isRequesting: false, lastReceived: Date.now() } ) );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( change( group, { isRequesting: false, error } ) );
			throw error;
		}
	};
}

interface GroupResolver {
	readonly getSettings: ( group: string ) => Promise< unknown >;
}

export const resolvers = {
	getSettings: readGroup,
	getSettingsForGroup:
		( group: string ) =>
		async ( { resolveSelect }: { resolveSelect: GroupResolver } ): Promise< void > => {
			await resolveSelect.getSettings( group );
		},
};
