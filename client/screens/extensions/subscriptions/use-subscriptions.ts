import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	mapRemote,
	useNotices,
	useSubscriptions as useKnown,
	useSubscriptionWrites,
	type RemoteData,
	type SubscriptionChange,
} from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { can, getFacts } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { extensionsManifest } from '../manifest';
import { toRows, type SubscriptionRow } from './subscription';

/** Subject of the write that asks the account again. */
export const REFRESH = 'refresh';

export interface SubscriptionsHook {
	readonly rows: RemoteData< readonly SubscriptionRow[] >;
	readonly retry: () => void;
	readonly isConnected: boolean;
	/** Address that connects the account; '' where the host has no accounts. */
	readonly connectUrl: string;
	readonly canInstall: boolean;
	readonly busy: ReadonlySet< string >;
	readonly failure: FailedWrite | undefined;
	readonly refresh: () => void;
	/** Takes the next step of a row that the server takes. */
	readonly take: ( row: SubscriptionRow ) => void;
}

const CHANGES: Readonly< Partial< Record< SubscriptionRow[ 'next' ], SubscriptionChange > > > = {
	connect: 'connect',
	activate: 'activate',
};

function problemOf( { name, next }: SubscriptionRow ): string {
	if ( next === 'install' ) {
		/* translators: %s: name of an extension. */
		return sprintf( __( '%s was not installed.', 'store-admin' ), name );
	}
	if ( next === 'connect' ) {
		/* translators: %s: name of an extension. */
		return sprintf( __( '%s was not connected.', 'store-admin' ), name );
	}
	/* translators: %s: name of an extension. */
	return sprintf( __( '%s was not activated.', 'store-admin' ), name );
}

/** Reads the subscriptions, and changes them. */
export function useSubscriptions(): SubscriptionsHook {
	const { remote, refresh: retry } = useKnown();
	const { refreshSubscriptions, changeSubscription, fetchInstallAddress } = useSubscriptionWrites();
	const { attempt, busy, failure } = useAttempt();
	const { createNotice } = useNotices();
	const { isConnected, url } = getFacts( extensionsManifest ).account;
	const rows = useMemo( () => mapRemote( remote, toRows ), [ remote ] );
	const tell = ( text: string ) => void createNotice( 'success', text, { type: 'snackbar' } );
	return {
		rows,
		retry,
		isConnected,
		connectUrl: isConnected ? '' : url,
		canInstall: can( 'install_plugins' ),
		busy,
		failure,
		refresh: () =>
			void attempt( {
				subject: REFRESH,
				problem: __( 'The subscriptions were not refreshed.', 'store-admin' ),
				write: refreshSubscriptions,
				onDone: () => tell( __( 'Subscriptions refreshed.', 'woocommerce' ) ),
			} ),
		take: ( row ) => {
			const change = CHANGES[ row.next ];
			void attempt( {
				subject: row.key,
				problem: problemOf( row ),
				// The account installs it, and sends the browser back.
				write: async () =>
					change
						? changeSubscription( change, row.subscriptionKey )
						: navigateTo( { url: await fetchInstallAddress( row.subscriptionKey ) } ),
			} );
		},
	};
}
