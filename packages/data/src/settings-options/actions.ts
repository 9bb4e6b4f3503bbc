import { ApiError, saveSetting, saveSettings, toApiError, type Setting, type SettingUpdate } from '@store-admin/api';
import { stateOf, type Thunk, type ThunkContext } from '../remote-data/thunk';
import { merge, WHOLE_GROUP, type SettingsOptionsAction, type SettingsOptionsState } from './reducer';
import { acquireLock, releaseLock } from './store-lock';

type Values = Readonly< Record< string, unknown > >;
type Context = ThunkContext< SettingsOptionsState >;

function byId( settings: readonly Setting[] ): Readonly< Record< string, Setting > > {
	return Object.fromEntries( settings.map( ( setting ) => [ setting.id, setting ] ) );
}

const dropEdits = ( group: string, ids: readonly string[] ): SettingsOptionsAction => ( { type: 'DROP_EDITS', group, ids } );

function toUpdates( values: Values | readonly SettingUpdate[] ): readonly SettingUpdate[] {
	return isUpdateList( values ) ? values : Object.entries( values ).map( ( [ id, value ] ) => ( { id, value } ) );
}

function isUpdateList( values: Values | readonly SettingUpdate[] ): values is readonly SettingUpdate[] {
	return Array.isArray( values );
}

/** Runs a write while its settings are marked as being saved, and keeps what went wrong. */
function saving( group: string, ids: readonly string[], write: () => Promise< readonly Setting[] > ): Thunk< readonly Setting[] > {
	return async ( { dispatch } ) => {
		const key = ids.length === 1 ? ( ids[ 0 ] ?? WHOLE_GROUP ) : WHOLE_GROUP;
		dispatch( actions.setSaving( group, ids, true ) );
		dispatch( merge( 'errors', group, { [ key ]: undefined } ) );
		try {
			const saved = await write();
			dispatch( merge( 'settings', group, byId( saved ) ) );
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
			dispatch( actions.setSaving( group, ids, false ) );
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

/** The public actions of `wc/admin/settings-options`. */
export const actions = {
	receiveGroups: ( groups: readonly Setting[] ): SettingsOptionsAction => ( { type: 'RECEIVE_GROUPS', groups } ),
	receiveSettings: ( group: string, settings: readonly Setting[] ): SettingsOptionsAction => merge( 'settings', group, byId( settings ) ),
	editSetting: ( group: string, id: string, value: unknown ): SettingsOptionsAction => merge( 'edits', group, { [ id ]: value } ),
	editSettings: ( group: string, values: Values | readonly SettingUpdate[] ): SettingsOptionsAction =>
		merge( 'edits', group, Object.fromEntries( toUpdates( values ).map( ( { id, value } ) => [ id, value ] ) ) ),
	setSaving: ( group: string, ids: readonly string[] | null, isSaving: boolean ): SettingsOptionsAction =>
		merge( 'saving', group, Object.fromEntries( ( ids ?? [ WHOLE_GROUP ] ).map( ( id ) => [ id, isSaving ] ) ) ),
	saveSetting: ( group: string, id: string, value: unknown ): Thunk< readonly Setting[] > =>
		saving( group, [ id ], async () => [ await saveSetting( group, { id, value } ) ] ),
	/** Saves several settings; those that the server refuses are named, the others are saved. */
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
	revertEditedSetting: ( group: string, id: string ): SettingsOptionsAction => dropEdits( group, [ id ] ),
	revertEditedSettingsGroup:
		( group: string ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( dropEdits( group, Object.keys( stateOf( { select } ).edits[ group ] ?? {} ) ) );
		},
	__unstableAcquireStoreLock: acquireLock,
	__unstableReleaseStoreLock: releaseLock,
};

async function saveAll( group: string, updates: readonly SettingUpdate[], dispatch: Context[ 'dispatch' ] ): Promise< readonly Setting[] > {
	const { saved, errors } = await saveSettings( group, updates );
	if ( Object.keys( errors ).length === 0 ) {
		return saved;
	}
	dispatch( merge( 'settings', group, byId( saved ) ) );
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
