import { checkWriteAnswers, takeRefusal, toApiError } from '@store-admin/api';

/**
 * Makes an action of a store reject with an ApiError, because stores of the host reject with other errors, most of them without a reason.
 *
 * @param act The action, bound to its store.
 */
export function rejectingWithApiError< Args extends readonly unknown[], Value >(
	act: ( ...args: Args ) => Promise< Value >
): ( ...args: Args ) => Promise< Value > {
	return async ( ...args ) => {
		checkWriteAnswers();
		// One that is still there belongs to a write that nobody waited for.
		takeRefusal();
		try {
			return await act( ...args );
		} catch ( thrown ) {
			throw takeRefusal() ?? toApiError( thrown );
		}
	};
}
