import { fetchSettings, toApiError } from '@store-admin/api';
import type { Thunk } from '../../core/remote-data/thunk';
import { change } from './state';

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
