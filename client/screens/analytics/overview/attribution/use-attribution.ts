import { __ } from '@wordpress/i18n';
import {
	useMiscRecommendations,
	useNotices,
	useOptions,
	usePluginsState,
	useUpdateUserPreferences,
	useUserPreferences,
} from '@store-admin/data';
import { can, getFacts } from '@store-admin/settings';
import { ATTRIBUTION_OPTIONS, isAttributionOffered } from '../../../../shared/attribution-offer/attribution-offer';
import { useAttributionInstall, type AttributionInstallHook } from '../../../../shared/attribution-offer/use-attribution-install';
import { failureNotice } from '../../../../shared/write/failure-notice';
import { useAttempt, type AttemptHook } from '../../../../shared/write/use-attempt';
import { overviewManifest } from '../manifest';

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

/** Whether the extension is offered. False while that is unknown. */
export function useIsOffered(): boolean {
	const { active, installed } = usePluginsState();
	const { options } = useOptions( ATTRIBUTION_OPTIONS );
	const recommendations = useMiscRecommendations();
	return isAttributionOffered( { active, installed, options, recommendations }, getFacts( overviewManifest ).hostVersion );
}

/**
 * Installs and activates the extension, and opens its report.
 *
 * @param hasNotice Whether a failure is shown as a notice, because there is no place for it beside the button.
 */
export function useInstall( hasNotice: boolean ): AttributionInstallHook {
	const { installAndActivatePlugins } = usePluginsState();
	const { createNotice } = useNotices();
	return useAttributionInstall(
		installAndActivatePlugins,
		hasNotice ? ( failed ) => void createNotice( ...failureNotice( failed ) ) : undefined
	);
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
