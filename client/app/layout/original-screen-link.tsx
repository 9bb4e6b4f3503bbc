import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';

/** A link to the host's own app. The server stores that this user wants it. */
export function OriginalScreenLink(): ReactElement | null {
	const { originalScreenUrl } = getSettings();
	return originalScreenUrl === '' ? null : (
		<p className="store-admin-original-screen">
			<Anchor href={ originalScreenUrl }>{ __( 'Use the original screen', 'store-admin' ) }</Anchor>
		</p>
	);
}
