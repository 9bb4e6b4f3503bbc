import { toApiError } from '@store-admin/api';

/**
 * Makes an action of a store reject with an ApiError, because stores of the host reject with other errors.
 *
 * @param act The action, bound to its store.
 */
export function rejectingWithApiError< Args extends readonly unknown[] >(
	act: ( ...args: Args ) => Promise< unknown >
): ( ...args: Args ) => Promise< void > {
	return async ( ...args ) => {
		try {
			await act( ...args );
		} catch ( thrown ) {
			throw toApiError( thrown );
		}
	};
}
