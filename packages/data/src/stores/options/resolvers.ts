import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { fetchOptionInBatch } from './option-batch';
import { receiveOptions } from './state';

export const resolvers = {
	getOption:
		( name: string ): Thunk< void > =>
		async ( { dispatch } ) => {
			const answer = await dispatch( track( 'getOption', [ name ], async () => fetchOptionInBatch( name ) ) );
			dispatch( receiveOptions( { [ name ]: false, ...answer } ) );
		},
};
