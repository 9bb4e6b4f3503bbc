import type { ApiError } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { getRequestError } from '../../core/remote-data/requests';
import type { OptionsState } from './state';

/** The public selectors of `wc/admin/options`. */
export const selectors = {
	/** The value; `false` for an option that does not exist, undefined before the server has answered. */
	getOption: ( state: OptionsState, name: string ): unknown => valueAt( state.values, name ),
	getOptionsRequestingError: ( state: OptionsState, name: string ): ApiError | undefined =>
		getRequestError( state.requests, 'getOption', [ name ] ),
	isOptionsUpdating: ( state: OptionsState ): boolean => state.isUpdating,
	getOptionsUpdatingError: ( state: OptionsState ): ApiError | undefined => getRequestError( state.requests, 'updateOptions' ),
};
