import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, Link } from '@store-admin/navigation';
import { can } from '@store-admin/settings';
import { endFullScreen } from './use-full-screen';

const WAIT = 3000;

/** Waits three seconds, since an extension may register its page late. */
function AfterWait( { children }: { readonly children: ReactNode } ) {
	const [ isWaiting, setIsWaiting ] = useState( true );
	useEffect( () => {
		const timer = setTimeout( () => setIsWaiting( false ), WAIT );
		return () => clearTimeout( timer );
	}, [] );
	useEffect( () => {
		if ( ! isWaiting ) {
			// The server asks for full screen by the address, also for users who get nothing there and need the menu to go on.
			endFullScreen();
		}
	}, [ isWaiting ] );
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
			{ children }
		</div>
	);
}

/** Shown in the place of a page that this user may not see. */
export function NotAllowedScreen(): ReactElement {
	return (
		<AfterWait>
			<p>{ __( 'Sorry, you are not allowed to access this page.', 'woocommerce' ) }</p>
			<p>{ __( 'An administrator of the site can give your account access to it.', 'store-admin' ) }</p>
		</AfterWait>
	);
}

/** Shown for an address that no page has. */
export function NoSuchPageScreen(): ReactElement {
	return (
		<AfterWait>
			<p>{ __( 'There is no page at this address. If it belongs to an extension, that extension may be off.', 'store-admin' ) }</p>
			{ can( 'manage_woocommerce' ) && (
				<p>
					<Link href={ getNewPath( {}, '/', {} ) }>{ __( 'Go to Home', 'store-admin' ) }</Link>
				</p>
			) }
		</AfterWait>
	);
}
