import type { Thunk } from '../../core/remote-data/thunk';
import { actions } from './actions';

export const resolvers = {
	getZones:
		(): Thunk< void > =>
		async ( { dispatch } ) => {
			await dispatch( actions.readZones() );
		},
};
