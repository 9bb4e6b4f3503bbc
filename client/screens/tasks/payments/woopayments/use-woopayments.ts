import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useConnectWooPayments } from '@store-admin/data';
import { toUrl } from '@store-admin/navigation';
import { DescribedWriteError } from '../../../../shared/write/described-write-error';
import { useAttempt } from '../../../../shared/write/use-attempt';
import type { InstallProblem } from '../../../../shared/plugins/describe-install-error';
import { usePluginInstall } from '../../parts/plugins/use-plugin-install';

const PLUGIN = 'woocommerce-payments';

export interface WooPaymentsHook {
	/** Undefined until the plugins of the site are fetched. */
	readonly isActive: boolean | undefined;
	readonly isBusy: boolean;
	/** Reason why the plugin could not be installed. */
	readonly errors: readonly InstallProblem[];
	/** Reason why the store could not be connected. */
	readonly failure: string | undefined;
	readonly canInstall: boolean;
	/** Installs the plugin if it is missing, then opens the page where the store is connected. */
	readonly setUp: () => void;
}

/** The state of WooPayments, and the action that sets it up. */
export function useWooPayments(): WooPaymentsHook {
	const { active, busySlugs, errors, canInstall, install } = usePluginInstall();
	const connect = useConnectWooPayments();
	const { attempt, isBusy: isConnecting, failure, clearFailure } = useAttempt();

	const setUp = useCallback( async () => {
		clearFailure();
		if ( ! ( await install( [ PLUGIN ] ) ) ) {
			return;
		}
		const problem = __(
			'There was an error connecting to WooPayments. Please try again or connect later in store settings.',
			'woocommerce'
		);
		const write = async () => {
			const url = toUrl( await connect() );
			if ( ! url ) {
				throw new DescribedWriteError( problem );
			}
			globalThis.location.assign( url.href );
		};
		// Stays busy until the browser has left this page.
		await attempt( { problem, write, isFinal: true } );
	}, [ clearFailure, install, connect, attempt ] );
	return {
		isActive: active.status === 'ready' ? active.data.includes( PLUGIN ) : undefined,
		isBusy: isConnecting || busySlugs.length > 0,
		errors,
		failure: failure?.message,
		canInstall,
		setUp: () => void setUp(),
	};
}
