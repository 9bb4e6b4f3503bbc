import { getSettings } from '@store-admin/settings';

/**
 * The address that starts the connection with the account. The host returns to the page that is open now.
 *
 * @param url Address of the boot object; '' when the host has no accounts.
 */
export function connectUrl( url: string ): string {
	if ( url === '' ) {
		return '';
	}
	const target = new URL( url, getSettings().adminUrl );
	target.searchParams.set( 'redirect_admin_url', window.location.href );
	return target.href;
}
