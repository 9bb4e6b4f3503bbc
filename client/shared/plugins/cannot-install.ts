import { __ } from '@wordpress/i18n';

/** The message that this user may not install plugins, and who may. */
export function cannotInstallText(): string {
	return __( 'Your account is not allowed to install plugins. Ask an administrator of the site to do it.', 'store-admin' );
}
