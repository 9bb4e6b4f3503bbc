import { __ } from '@wordpress/i18n';
import type { FailedWrite } from './use-attempt';

/**
 * The notice about a failed write, for writes whose place on the page is gone, such as a menu that has closed.
 *
 * @param failure The failed write.
 * @param id      Identifies the notice; one with the same id is replaced.
 * @return Arguments of `createNotice`. The notice stays until it is closed, and sends the write again on request.
 */
export function failureNotice( { message, retry }: FailedWrite, id?: string ) {
	const actions = [ { label: __( 'Try again', 'woocommerce' ), onClick: retry } ];
	return [ 'error', message, { type: 'snackbar', explicitDismiss: true, actions, ...( id !== undefined && { id } ) } ] as const;
}
