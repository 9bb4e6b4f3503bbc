import { __ } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { describeError } from '../../shared/remote/describe-error';

const NOT_RENDERED = [ 'preview_failed', 'woocommerce_rest_email_preview_not_rendered' ];

const OUTDATED = [ 'stale_nonce', 'invalid_nonce' ];

/**
 * Why an example email cannot be shown or sent. Both places say the same about the same cause.
 *
 * @param error      The failure.
 * @param otherCause What to say about a cause that has nothing to do with emails.
 */
export function describePreviewError( error: ApiError, otherCause: string = describeError( error ).message ): string {
	if ( NOT_RENDERED.includes( error.code ) ) {
		return __(
			"There was an error rendering the email preview. This doesn't affect actual email delivery. Please contact the extension author for assistance.",
			'woocommerce'
		);
	}
	if ( OUTDATED.includes( error.code ) ) {
		return __( 'This page was open for too long. Save your changes or reload the page to see the preview again.', 'store-admin' );
	}
	if ( error.code === 'preview_refused' ) {
		return __(
			'The server refused to show the email. A firewall or a security plugin can cause this. Emails to your customers are not affected.',
			'store-admin'
		);
	}
	return otherCause;
}
