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
	/** The badge that the tour points at. Undefined when there is no tour, or no visible badge: WordPress hides it on phones. */
	readonly badge: HTMLElement | undefined;
	readonly close: () => void;
}

function findBadge(): HTMLElement | undefined {
	const badge = document.getElementById( BADGE );
	return badge && getComputedStyle( badge ).display !== 'none' ? badge : undefined;
}

/** Whether to show this user once where the store is launched. */
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
		// If this is not saved, the tour is shown again, which is harmless.
		updateUserPreferences( { [ PREFERENCE ]: 'yes' } ).catch( () => {} );
	}, [ updateUserPreferences ] );
	return { badge: isDue ? badge : undefined, close };
}

const VISIBLE_FOR_MS = 5000;
const NOTICE_ID = 'woopayments-test-account-created';

/**
 * Confirms a new payments test account that the address names, and removes it from the address, so that a reload does
 * not repeat the message.
 */
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
