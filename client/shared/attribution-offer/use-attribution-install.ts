import { __ } from '@wordpress/i18n';
import { getAdminLink, getNewPath } from '@store-admin/navigation';
import { useAttempt, type AttemptedWrite, type AttemptHook } from '../write/use-attempt';
import { ATTRIBUTION_PLUGIN } from './attribution-offer';

export interface AttributionInstallHook extends Pick< AttemptHook, 'isBusy' | 'failure' > {
	readonly install: () => void;
}

/**
 * Installs and activates the order attribution extension, and opens its report.
 *
 * @param installPlugins Installs and activates plugins; `source` names the offer for the host.
 * @param onFailed       Shows a failure that has no place beside the button.
 */
export function useAttributionInstall(
	installPlugins: ( slugs: readonly string[], source: string ) => Promise< unknown >,
	onFailed?: AttemptedWrite[ 'onFailed' ]
): AttributionInstallHook {
	const { attempt, isBusy, failure } = useAttempt();
	const install = () =>
		void attempt( {
			problem: __( 'The order attribution extension was not installed.', 'store-admin' ),
			write: async () => {
				await installPlugins( [ ATTRIBUTION_PLUGIN ], 'order-attribution-install-banner' );
				// Another document, which has the scripts of the extension.
				window.location.assign( getAdminLink( getNewPath( {}, '/analytics/order-attribution', {} ) ) );
			},
			isFinal: true,
			...( onFailed && { onFailed } ),
		} );
	return { install, isBusy, failure };
}
