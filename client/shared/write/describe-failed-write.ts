import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { describeError } from '../remote/describe-error';
import { isForbidden } from '../remote/is-forbidden';
import { DescribedWriteError } from './described-write-error';

/** Why a write failed, and what to do. `describeError` says it for a read. */
export function failedWriteReason( error: ApiError ): string {
	if ( isForbidden( error ) ) {
		return __( 'Your account is not allowed to change this. Ask the owner of the site for access.', 'store-admin' );
	}
	return describeError( error ).message;
}

/**
 * Says that a write failed, and why.
 *
 * @param problem Sentence that says what was not done, with or without a full stop: "The task was not dismissed".
 * @param error   Reason of the failure.
 */
export function describeFailedWrite( problem: string, error: ApiError | DescribedWriteError ): string {
	if ( error instanceof DescribedWriteError ) {
		return error.message;
	}
	/* translators: 1: what was not done, without a full stop. 2: why and what to do, as sentences. */
	return sprintf( __( '%1$s. %2$s', 'store-admin' ), problem.replace( /\.$/, '' ), failedWriteReason( error ) );
}
