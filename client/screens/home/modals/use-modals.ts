import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useOptions, useUpdateUserPreferences, useUserPreferences } from '@store-admin/data';
import { getHistory, getNewPath, useQuery } from '@store-admin/navigation';

const OPTION = 'woocommerce_show_lys_tour';
const OPTIONS = [ OPTION ] as const;
const PREFERENCE = 'launch_your_store_tour_hidden';
const PREFERENCES = [ PREFERENCE ] as const;
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
	const preferences = useUserPreferences( PREFERENCES );
	const updateUserPreferences = useUpdateUserPreferences();
	const [ badge, setBadge ] = useState< HTMLElement | undefined >();
	useEffect( () => {
		const look = () => setBadge( findBadge() );
		look();
		window.addEventListener( 'resize', look );
		return () => window.removeEventListener( 'resize', look );
	}, [] );
	const isDue =
		options.status === 'ready' && options.data[ OPTION ] && preferences.status === 'ready' && ! preferences.data[ PREFERENCE ];
	const close = useCallback( () => {
		// At worst the tour comes again.
		updateUserPreferences( { [ PREFERENCE ]: 'yes' } ).catch( () => {} );
	}, [ updateUserPreferences ] );
	return { badge: isDue ? badge : undefined, close };
}

const VISIBLE_FOR_MS = 5000;
const NOTICE_ID = 'woopayments-test-account-created';

/** Confirms a payments test account that was made on the way here, and forgets about it, so that a reload does not repeat it. */
export function useTestAccountNotice(): void {
	const { nox } = useQuery();
	const { createNotice, removeNotice } = useNotices();
	const isDue = nox === 'test_account_created';
	useEffect( () => {
		if ( ! isDue ) {
			return;
		}
		void createNotice( 'info', __( 'Your WooPayments test account was successfully created.', 'woocommerce' ), {
			id: NOTICE_ID,
			type: 'snackbar',
		} );
		setTimeout( () => void removeNotice( NOTICE_ID ), VISIBLE_FOR_MS );
		getHistory().replace( getNewPath( { nox: undefined } ) );
	}, [ isDue, createNotice, removeNotice ] );
}
