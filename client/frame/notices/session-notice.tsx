import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import { OutsideLink } from '../../shared/outside-link';

/** A notice for a person who was signed out, with a link to sign in again. */
export function SessionNotice(): ReactElement {
	return (
		// WordPress' script moves notices without the class `inline`.
		<div className="notice notice-warning inline">
			<p>
				{ __( 'You have been signed out. Sign in again in another tab and come back: what you typed here stays.', 'store-admin' ) }{ ' ' }
				<OutsideLink href={ getSettings().adminUrl }>{ __( 'Sign in', 'store-admin' ) }</OutsideLink>
			</p>
		</div>
	);
}
