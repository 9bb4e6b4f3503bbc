import { useCallback, useEffect, useState } from 'react';
import { useOptions, useUserPreferences } from '@store-admin/data';

const OPTION = 'woocommerce_show_lys_tour';
/** In the list that the page came with. */
const OPTIONS = [ 'woocommerce_coming_soon', OPTION ];
const PREFERENCE = 'launch_your_store_tour_hidden';
const BADGE = 'wp-admin-bar-woocommerce-site-visibility-badge';

interface LaunchTourHook {
	/** What the tour points at; undefined when there is no tour, or nothing to point at: on phones WordPress hides the badge. */
	readonly badge: HTMLElement | undefined;
	readonly close: () => void;
}

function findBadge(): HTMLElement | undefined {
	const badge = document.getElementById( BADGE );
	return badge && getComputedStyle( badge ).display !== 'none' ? badge : undefined;
}

/** Whether this user is shown once where the store is opened to everyone. */
export function useLaunchTour(): LaunchTourHook {
	const { options } = useOptions( OPTIONS );
	const { preferences, user, updateUserPreferences } = useUserPreferences();
	const [ badge, setBadge ] = useState< HTMLElement | undefined >();
	useEffect( () => {
		const look = () => setBadge( findBadge() );
		look();
		window.addEventListener( 'resize', look );
		return () => window.removeEventListener( 'resize', look );
	}, [] );
	const isDue =
		options.status === 'ready' && options.data[ OPTION ] === 'yes' && user.status === 'ready' && preferences[ PREFERENCE ] !== 'yes';
	const close = useCallback( () => {
		// At worst the tour comes again.
		updateUserPreferences( { [ PREFERENCE ]: 'yes' } ).catch( () => {} );
	}, [ updateUserPreferences ] );
	return { badge: isDue ? badge : undefined, close };
}
