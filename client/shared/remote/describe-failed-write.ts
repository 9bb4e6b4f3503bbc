import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { describeError } from './describe-error';
import { isForbidden } from './is-forbidden';

function reasonOf( error: ApiError ): string {
	if ( isForbidden( error ) ) {
		return __( 'Your account is not allowed to change this.', 'store-admin' );
	}
	return describeError( error ).message;
}

/**
 * Says that a write failed, and why.
 *
 * @param title What was not done, without a full stop: "There was a problem saving your store location".
 * @param error What went wrong.
 */
export function describeFailedWrite( title: string, error: ApiError ): string {
	const what = title.replace( /\.$/, '' );
	/* translators: 1: what was not done, 2: why, as a sentence. */
	return sprintf( __( '%1$s. %2$s', 'store-admin' ), what, reasonOf( error ) );
}
