import { useEffect, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';

const WAIT = 3000;

/** Shown for paths that no page of this user matches. It waits three seconds first, since an extension may register its page late. */
export function NotAllowedScreen(): ReactElement {
	const [ isWaiting, setIsWaiting ] = useState( true );
	useEffect( () => {
		const timer = setTimeout( () => setIsWaiting( false ), WAIT );
		return () => clearTimeout( timer );
	}, [] );
	if ( isWaiting ) {
		return (
			<div className="store-admin-waiting" role="status">
				<h2 className="store-admin-waiting__title">{ __( 'Loading…', 'woocommerce' ) }</h2>
				<span className="store-admin-page-spinner" aria-hidden="true" />
			</div>
		);
	}
	return (
		<div className="store-admin-card" role="alert">
			<p>{ __( 'Sorry, you are not allowed to access this page.', 'woocommerce' ) }</p>
		</div>
	);
}
