import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '@store-admin/components';
import { isRefused } from './preview-address';

interface SiteFrameProps {
	readonly address: string;
}

/**
 * The site in a frame of its own. Its scripts run, because themes that are drawn by scripts look broken without them, but they cannot navigate
 * the window around it: those that break out of frames would take the owner away from this page. It sends no forms, so that nothing is ordered
 * from here. Its own origin stays, because visitors without it get the page "coming soon".
 */
export function SiteFrame( { address }: SiteFrameProps ): ReactElement {
	const [ state, setState ] = useState< 'loading' | 'shown' | 'refused' >( 'loading' );
	return (
		<>
			{ state === 'loading' && (
				<div className="store-admin-launch-preview__problem">
					<Spinner label={ __( 'Loading the preview…', 'store-admin' ) } />
				</div>
			) }
			{ state === 'refused' && (
				<p className="store-admin-launch-preview__problem" role="status">
					{ __( 'Your site refuses to be shown inside of another page. Open the preview in a new tab instead.', 'store-admin' ) }
				</p>
			) }
			<iframe
				className={ `store-admin-launch-preview__frame${ state === 'shown' ? ' is-shown' : '' }` }
				title={ __( 'Preview of your store', 'store-admin' ) }
				sandbox="allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox"
				src={ address }
				onLoad={ ( { currentTarget } ) => setState( isRefused( currentTarget ) ? 'refused' : 'shown' ) }
			/>
		</>
	);
}
