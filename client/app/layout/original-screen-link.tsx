import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';

/** A link to the host's own app. The server stores that this user wants it. */
export function OriginalScreenLink(): ReactElement | null {
	const { originalScreenUrl } = getSettings();
	return originalScreenUrl === '' ? null : (
		<p className="store-admin-original-screen">
			<a href={ originalScreenUrl }>{ __( 'Use the original screen', 'store-admin' ) }</a>
		</p>
	);
}
