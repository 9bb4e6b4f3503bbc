import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';

/** The quiet way back to the host's own app, remembered for this user by the server. */
export function OriginalScreenLink(): ReactElement | null {
	const { originalScreenUrl } = getSettings();
	return originalScreenUrl === '' ? null : (
		<p className="store-admin-original-screen">
			<a href={ originalScreenUrl }>{ __( 'Use the original screen', 'store-admin' ) }</a>
		</p>
	);
}
