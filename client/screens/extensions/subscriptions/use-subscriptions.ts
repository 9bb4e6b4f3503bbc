import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	useNotices,
	useSubscriptions as useKnown,
	useSubscriptionWrites,
	type RemoteData,
	type Subscription,
	type SubscriptionChange,
} from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { can, getFacts, getSettings } from '@store-admin/settings';
import { connectUrl } from '../../../shared/connect-url';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { extensionsManifest } from '../manifest';
import type { SubscriptionRow } from './subscription';
import { useRows } from './use-rows';

/** Subject of the write that asks the account again. */
export const REFRESH = 'refresh';

export interface SubscriptionsHook {
	readonly rows: RemoteData< readonly SubscriptionRow[] >;
	/** Says that the account does not answer, and from when the rows are; undefined when it answers. */
	readonly staleNotice: string | undefined;
	/** What the account answered; pending while it is not known whether it answered. */
	readonly known: RemoteData< readonly Subscription[] >;
	readonly retry: () => void;
	readonly isConnected: boolean;
	/** Address that connects the account; '' where the host has no accounts. */
	readonly connectUrl: string;
	readonly canInstall: boolean;
	/** Whether products can be updated here, and not only on WordPress' page of updates. */
	readonly canUpdate: boolean;
	readonly busy: ReadonlySet< string >;
	readonly failure: FailedWrite | undefined;
	readonly refresh: () => void;
	/** Takes the next step of a row that the server takes. */
	readonly take: ( row: SubscriptionRow ) => void;
	/** Lets a product update itself, or stops that. */
	readonly chooseUpdates: ( row: SubscriptionRow, isOn: boolean ) => void;
}

const CHANGES: Readonly< Partial< Record< SubscriptionRow[ 'next' ], SubscriptionChange > > > = {
	connect: 'connect',
	activate: 'activate',
};

function problemOf( { name, next }: SubscriptionRow ): string {
	const problems: Readonly< Partial< Record< SubscriptionRow[ 'next' ], string > > > = {
		/* translators: %s: name of an extension. */
		install: sprintf( __( '%s was not installed.', 'store-admin' ), name ),
		/* translators: %s: name of an extension. */
		connect: sprintf( __( '%s was not connected.', 'store-admin' ), name ),
		/* translators: %s: name of an extension. */
		update: sprintf( __( '%s was not updated.', 'store-admin' ), name ),
	};
	/* translators: %s: name of an extension. */
	return problems[ next ] ?? sprintf( __( '%s was not activated.', 'store-admin' ), name );
}

function useSteps( tell: ( text: string ) => void ) {
	const { refreshSubscriptions, changeSubscription, updateProduct, setSelfUpdate, fetchInstallAddress } = useSubscriptionWrites();
	const { createNotice } = useNotices();
	const access = { ajaxUrl: `${ getSettings().adminUrl }admin-ajax.php`, nonce: getFacts( extensionsManifest ).updateNonce };
	return {
		refresh: async () => {
			if ( await refreshSubscriptions() ) {
				tell( __( 'Subscriptions refreshed.', 'woocommerce' ) );
			} else {
				// The message above the tables says more, and may have been there before.
				void createNotice( 'error', __( 'The subscriptions were not refreshed.', 'store-admin' ), { type: 'snackbar' } );
			}
		},
		take: async ( { next, product, subscriptionKey, name }: SubscriptionRow ) => {
			const change = CHANGES[ next ];
			if ( change ) {
				await changeSubscription( change, subscriptionKey );
			} else if ( next === 'update' && product ) {
				await updateProduct( access, product );
				/* translators: %s: name of an extension. */
				tell( sprintf( __( '%s was updated.', 'store-admin' ), name ) );
			} else {
				// The account installs it, and sends the browser back.
				navigateTo( { url: await fetchInstallAddress( subscriptionKey ) } );
			}
		},
		chooseUpdates: async ( { product }: SubscriptionRow, isOn: boolean ) =>
			product ? setSelfUpdate( access, product, isOn ) : undefined,
	};
}

/** Reads the subscriptions, and changes them. */
export function useSubscriptions(): SubscriptionsHook {
	const { remote, refresh: retry } = useKnown();
	const { attempt, busy, failure } = useAttempt();
	const { createNotice } = useNotices();
	const { account, updateNonce } = getFacts( extensionsManifest );
	const steps = useSteps( ( text ) => void createNotice( 'success', text, { type: 'snackbar' } ) );
	return {
		...useRows( remote, account.isConnected ),
		retry,
		isConnected: account.isConnected,
		connectUrl: useMemo( () => ( account.isConnected ? '' : connectUrl( account.url ) ), [ account ] ),
		canInstall: can( 'install_plugins' ),
		canUpdate: updateNonce !== '',
		busy,
		failure,
		refresh: () =>
			void attempt( {
				subject: REFRESH,
				problem: __( 'The subscriptions were not refreshed.', 'store-admin' ),
				write: steps.refresh,
			} ),
		take: ( row ) => void attempt( { subject: row.key, problem: problemOf( row ), write: async () => steps.take( row ) } ),
		chooseUpdates: ( row, isOn ) =>
			void attempt( {
				subject: row.key,
				/* translators: %s: name of an extension. */
				problem: sprintf( __( 'The choice for %s was not saved.', 'store-admin' ), row.name ),
				write: async () => steps.chooseUpdates( row, isOn ),
			} ),
	};
}
