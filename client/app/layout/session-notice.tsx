import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { useHasSessionEnded } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { OutsideLink } from '../../shared/outside-link';

/** Said once for the whole page when the person is signed out; goes when they come back from signing in. */
export function SessionNotice(): ReactElement {
	const hasEnded = useHasSessionEnded();
	return (
		<div role="alert" className="store-admin-session">
			{ hasEnded && (
				// `inline` keeps WordPress' own script from moving it.
				<div className="notice notice-warning inline">
					<p>
						{ __(
							'You have been signed out. Sign in again in another tab and come back: what you typed here stays.',
							'store-admin'
						) }{ ' ' }
						<OutsideLink href={ getSettings().adminUrl }>{ __( 'Sign in', 'store-admin' ) }</OutsideLink>
					</p>
				</div>
			) }
		</div>
	);
}
