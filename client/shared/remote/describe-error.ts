import { __ } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { plainText } from '../plain-text';
import { isForbidden } from './is-forbidden';

export interface ErrorDescription {
	/** Text for the user: the failure and the remedy. */
	readonly message: string;
	/** Technical details for support. */
	readonly detail: string;
	/** Whether a second request may succeed. */
	readonly canRetry: boolean;
}

function messageOf( error: ApiError ): string {
	if ( isForbidden( error ) ) {
		return __( 'Your account is not allowed to see this. Ask the owner of the site for access.', 'store-admin' );
	}
	if ( error.isOffline ) {
		return __(
			'Your browser could not reach the store. Check your connection; an ad blocker or a firewall can cause this as well.',
			'store-admin'
		);
	}
	return isServerCrash( error )
		? __( 'The server stopped with an error. Try again; if it comes back, the error log of the site names the cause.', 'store-admin' )
		: plainText( error.message );
}

/** Whether PHP stopped on the way: WordPress then sends a page for people, in HTML and in its own words. */
function isServerCrash( { code }: ApiError ): boolean {
	return code === 'internal_server_error';
}

/** Describes a failed request: a message for the user and a line for support. */
export function describeError( error: ApiError ): ErrorDescription {
	const status = error.status > 0 ? ` (${ error.status })` : '';
	const problem = error.problem ? `, ${ error.problem }` : '';
	const said = isServerCrash( error ) ? `, ${ plainText( error.message ) }` : '';
	return {
		message: messageOf( error ),
		detail: `${ error.request }${ error.request && ': ' }${ error.code }${ status }${ problem }${ said }`,
		canRetry: ! isForbidden( error ),
	};
}
