import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useConnectWooPayments } from '@store-admin/data';
import { toUrl } from '@store-admin/navigation';
import { useReturn } from '../../../../shared/use-return';
import { usePluginInstall } from '../../parts/plugins/use-plugin-install';

const PLUGIN = 'woocommerce-payments';

export interface WooPaymentsHook {
	/** Undefined until the plugins of the site are known. */
	readonly isActive: boolean | undefined;
	readonly isBusy: boolean;
	/** Why the plugin could not be installed. */
	readonly errors: readonly string[];
	/** Why the store could not be connected. */
	readonly failure: string | undefined;
	readonly canInstall: boolean;
	/** Installs the plugin when it is missing, then leads to where the store is connected. */
	readonly setUp: () => void;
}

/** The way to WooPayments. */
export function useWooPayments(): WooPaymentsHook {
	const { active, busySlugs, errors, canInstall, install } = usePluginInstall();
	const connect = useConnectWooPayments();
	const [ isConnecting, setIsConnecting ] = useState( false );
	const [ failure, setFailure ] = useState< string | undefined >();
	useReturn( () => setIsConnecting( false ) );

	const setUp = useCallback( async () => {
		setFailure( undefined );
		if ( ! ( await install( [ PLUGIN ] ) ) ) {
			return;
		}
		setIsConnecting( true );
		try {
			const url = toUrl( await connect() );
			if ( ! url ) {
				throw new Error( 'No address to go to.' );
			}
			// Busy until the next document is there.
			globalThis.location.assign( url.href );
		} catch {
			setIsConnecting( false );
			setFailure(
				__( 'There was an error connecting to WooPayments. Please try again or connect later in store settings.', 'woocommerce' )
			);
		}
	}, [ install, connect ] );
	return {
		isActive: active.status === 'ready' ? active.data.includes( PLUGIN ) : undefined,
		isBusy: isConnecting || busySlugs.length > 0,
		errors,
		failure,
		canInstall,
		setUp: () => void setUp(),
	};
}
