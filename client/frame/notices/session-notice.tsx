import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import { OutsideLink } from '../../shared/outside-link';
import { useHasSessionEnded } from './use-notices';

/** Tells a person who was signed out to sign in again. It is shown once per page and goes when they have signed in. */
export function SessionNotice(): ReactElement {
	const hasEnded = useHasSessionEnded();
	return (
		<div role="alert" className="store-admin-session">
			{ hasEnded && (
				// WordPress' script moves notices without the class `inline`.
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
