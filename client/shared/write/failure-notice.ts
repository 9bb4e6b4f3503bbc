import { __ } from '@wordpress/i18n';
import type { FailedWrite } from './use-attempt';

/**
 * The notice about a failed write, for writes whose place on the page is gone, such as a menu that has closed.
 *
 * @return Arguments of `createNotice`. The notice stays until it is closed, and sends the write again on request.
 */
export function failureNotice( { message, retry }: FailedWrite ) {
	const actions = [ { label: __( 'Try again', 'woocommerce' ), onClick: retry } ];
	return [ 'error', message, { type: 'snackbar', explicitDismiss: true, actions } ] as const;
}
