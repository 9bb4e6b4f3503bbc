import { useEffect, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';

const WAIT = 3000;

/** The page for paths nobody serves to this user. It waits first: an extension may register the page a moment late. */
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
