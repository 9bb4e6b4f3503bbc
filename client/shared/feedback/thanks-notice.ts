import { __ } from '@wordpress/i18n';

/**
 * Thanks for an answer.
 *
 * @param text The survey's own text, if it has one.
 * @return Arguments of `createNotice`.
 */
export function thanksNotice( text?: string ) {
	return [ 'success', text || __( "Thanks for the feedback. We'll put it to good use!", 'woocommerce' ), { type: 'snackbar' } ] as const;
}
