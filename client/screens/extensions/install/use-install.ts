import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSubscriptionWrites, useSubscriptions } from '@store-admin/data';
import { can, getFacts } from '@store-admin/settings';
import { connectUrl } from '../../../shared/connect-url';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { extensionsManifest } from '../manifest';

export interface InstallHook {
	/** Why the product cannot be added now; undefined when it can. */
	readonly obstacle: 'account' | 'right' | undefined;
	readonly connectUrl: string;
	readonly isBusy: boolean;
	readonly isDone: boolean;
	readonly failure: FailedWrite | undefined;
	readonly add: () => void;
}

/** Adds a product to the account, so that it can be installed from the subscriptions. */
export function useInstall( id: string ): InstallHook {
	const { isConnected, url } = getFacts( extensionsManifest ).account;
	const { orderProduct, refreshSubscriptions } = useSubscriptionWrites();
	const { refresh } = useSubscriptions();
	const { attempt, isBusy, failure } = useAttempt();
	const [ isDone, setDone ] = useState( false );
	const rightOrNone = can( 'install_plugins' ) ? undefined : 'right';
	return {
		obstacle: isConnected ? rightOrNone : 'account',
		connectUrl: connectUrl( url ),
		isBusy,
		isDone,
		failure,
		add: () =>
			void attempt( {
				problem: __( 'The product was not added.', 'store-admin' ),
				write: async () => {
					await orderProduct( id );
					// The product is in the account now, whether or not the list can be read at once.
					await refreshSubscriptions().catch( refresh );
				},
				onDone: () => setDone( true ),
			} ),
	};
}
