import { fetchCurrentUser } from '@store-admin/api';
import type { Thunk } from '../../core/remote-data/thunk';
import { receiveUser } from './state';

export const resolvers = {
	getCurrentUser:
		(): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( receiveUser( await fetchCurrentUser() ) );
		},
};
