import { ApiError, saveSetting, saveSettings, toApiError, type Setting, type SettingUpdate } from '@store-admin/api';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { dropEdits, merge, receiveActions, receiveSettings, toUpdates, WHOLE_GROUP, type SettingsOptionsState, type Values } from './state';
import { acquireLock, releaseLock } from './store-lock';

type Context = ThunkContext< SettingsOptionsState >;

/** Runs a write, marks its settings as being saved meanwhile, and stores its errors. */
function saving( group: string, ids: readonly string[], write: () => Promise< readonly Setting[] > ): Thunk< readonly Setting[] > {
	return async ( { dispatch } ) => {
		const key = ids.length === 1 ? ( ids[ 0 ] ?? WHOLE_GROUP ) : WHOLE_GROUP;
		dispatch( receiveActions.setSaving( group, ids, true ) );
		dispatch( merge( 'errors', group, { [ key ]: undefined } ) );
		try {
			const saved = await write();
			dispatch( receiveSettings( group, saved ) );
			dispatch(
				dropEdits(
					group,
					saved.map( ( { id } ) => id )
				)
			);
			return saved;
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( merge( 'errors', group, { [ key ]: error, ...errorsBySetting( error ) } ) );
			throw error;
		} finally {
			dispatch( receiveActions.setSaving( group, ids, false ) );
		}
	};
}

function errorsBySetting( error: ApiError ): Readonly< Record< string, ApiError > > {
	return Object.fromEntries(
		Object.entries( error.fieldErrors ).map( ( [ id, message ] ) => [
			id,
			new ApiError( { code: error.code, status: error.status, message } ),
		] )
	);
}

/** The public actions of `wc/admin/settings-options` that send requests or wait for a lock. */
export const actions = {
	saveSetting: ( group: string, id: string, value: unknown ): Thunk< readonly Setting[] > =>
		saving( group, [ id ], async () => [ await saveSetting( group, { id, value } ) ] ),
	/** Saves several settings. The error names the settings that the server refuses; the others are saved. */
	saveSettingsGroup: ( group: string, values: Values | readonly SettingUpdate[] ): Thunk< readonly Setting[] > => {
		const updates = toUpdates( values );
		return async ( { dispatch } ) => {
			const ids = updates.map( ( { id } ) => id );
			return dispatch( saving( group, ids, async () => saveAll( group, updates, dispatch ) ) );
		};
	},
	saveEditedSetting:
		( group: string, id: string ) =>
		async ( { dispatch, select }: Context ): Promise< void > => {
			const edits = stateOf( { select } ).edits[ group ] ?? {};
			if ( id in edits ) {
				await dispatch( actions.saveSetting( group, id, edits[ id ] ) );
			}
		},
	saveEditedSettingsGroup:
		( group: string ) =>
		async ( { dispatch, select }: Context ): Promise< void > => {
			const edits = stateOf( { select } ).edits[ group ] ?? {};
			if ( Object.keys( edits ).length > 0 ) {
				await dispatch( actions.saveSettingsGroup( group, edits ) );
			}
		},
	__unstableAcquireStoreLock: acquireLock,
	__unstableReleaseStoreLock: releaseLock,
};

async function saveAll( group: string, updates: readonly SettingUpdate[], dispatch: Context[ 'dispatch' ] ): Promise< readonly Setting[] > {
	const { saved, errors } = await saveSettings( group, updates );
	if ( Object.keys( errors ).length === 0 ) {
		return saved;
	}
	dispatch( receiveSettings( group, saved ) );
	dispatch(
		dropEdits(
			group,
			saved.map( ( { id } ) => id )
		)
	);
	throw new ApiError( {
		code: 'settings_not_saved',
		status: 400,
		message: Object.values( errors ).join( ' ' ),
		fieldErrors: errors,
	} );
}
