import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useMiscRecommendations,
	useNotices,
	useOptions,
	usePluginsState,
	useUpdateUserPreferences,
	useUserPreferences,
	type RemoteData,
} from '@store-admin/data';
import { getAdminLink, getNewPath } from '@store-admin/navigation';
import { can, getFacts } from '@store-admin/settings';
import { failureNotice } from '../../../../shared/write/failure-notice';
import { useAttempt, type AttemptHook } from '../../../../shared/write/use-attempt';
import { overviewManifest } from '../manifest';
import { isPromoted } from './promoted-share';

const PLUGIN = 'woocommerce-analytics';
const VARIANT = 'woocommerce_remote_variant_assignment';
const OPTIONS = [ VARIANT ] as const;
const DISMISSED = 'order_attribution_install_banner_dismissed';
const PREFERENCES = [ DISMISSED ] as const;
/** Name of this place where dismissals are kept by place. */
const PLACE = 'analytics-overview';

/** Whether offers are allowed, and this user can accept this one. Otherwise nothing is requested for it. */
export function mayOffer(): boolean {
	return getFacts( overviewManifest ).showsSuggestions && can( 'install_plugins' );
}

/** Whether the user has dismissed the banner; null while unknown, and then it is not shown. */
export function useIsDismissed(): boolean | null {
	const preferences = useUserPreferences( PREFERENCES );
	if ( preferences.status !== 'ready' ) {
		return null;
	}
	const stored = preferences.data[ DISMISSED ];
	return typeof stored === 'boolean' ? stored : stored[ PLACE ] === 'yes';
}

const dataOf = < T >( remote: RemoteData< T > ): T | null => ( remote.status === 'ready' ? remote.data : null );

/** Whether the extension is offered: it is absent, and the store is among those that get the offer. False while that is unknown. */
export function useIsOffered(): boolean {
	const { active, installed } = usePluginsState();
	const { options } = useOptions( OPTIONS );
	const recommendations = useMiscRecommendations();
	return useMemo( () => {
		const plugins = [ dataOf( active ), dataOf( installed ) ];
		const number = dataOf( options )?.[ VARIANT ] ?? null;
		if ( recommendations.status === 'pending' || plugins.some( ( slugs ) => slugs === null || slugs.includes( PLUGIN ) ) ) {
			return false;
		}
		const downloaded = dataOf( recommendations )?.find( ( { id } ) => id === PLUGIN );
		return isPromoted( number, getFacts( overviewManifest ).hostVersion, downloaded?.order_attribution_promotion_percentage );
	}, [ active, installed, options, recommendations ] );
}

export interface InstallHook extends Pick< AttemptHook, 'isBusy' | 'failure' > {
	readonly install: () => void;
}

/**
 * Installs and activates the extension, and opens its report.
 *
 * @param hasNotice Whether a failure is shown as a notice, because there is no place for it beside the button.
 */
export function useInstall( hasNotice: boolean ): InstallHook {
	const { installAndActivatePlugins } = usePluginsState();
	const { createNotice } = useNotices();
	const { attempt, isBusy, failure } = useAttempt();
	const install = () =>
		void attempt( {
			problem: __( 'The order attribution extension was not installed.', 'store-admin' ),
			write: async () => {
				await installAndActivatePlugins( [ PLUGIN ], 'order-attribution-install-banner' );
				// Another document, which has the scripts of the extension.
				window.location.assign( getAdminLink( getNewPath( {}, '/analytics/order-attribution', {} ) ) );
			},
			isFinal: true,
			...( hasNotice && { onFailed: ( failed ) => void createNotice( ...failureNotice( failed ) ) } ),
		} );
	return { install, isBusy, failure };
}

export interface DismissHook extends Pick< AttemptHook, 'failure' > {
	readonly dismiss: () => void;
}

/** Dismisses the banner for this user, in the form of the host. */
export function useDismiss(): DismissHook {
	const preferences = useUserPreferences( PREFERENCES );
	const update = useUpdateUserPreferences();
	const { attempt, failure } = useAttempt();
	const dismiss = () => {
		const stored = preferences.status === 'ready' ? preferences.data[ DISMISSED ] : false;
		void attempt( {
			problem: __( 'The banner was not dismissed.', 'store-admin' ),
			write: async () => update( { [ DISMISSED ]: typeof stored === 'boolean' ? 'yes' : { ...stored, [ PLACE ]: 'yes' } } ),
		} );
	};
	return { dismiss, failure };
}
