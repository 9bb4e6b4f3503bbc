import { useCallback, useMemo, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useNotices,
	usePaymentActions,
	usePaymentProviders,
	usePluginWrites,
	type KnownProviders,
	type RemoteData,
} from '@store-admin/data';
import { getFacts, getSettings } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';
import { paymentsManifest } from './manifest';
import { useProviderActions, type ProviderActions } from './use-provider-actions';

export interface PaymentsHook {
	readonly remote: RemoteData< KnownProviders >;
	/** Fetches the providers again. */
	readonly refresh: () => void;
	/** Country of the business: two letters. */
	readonly country: string;
	/** The country in the select, which may not be saved yet. */
	readonly chosenCountry: string;
	readonly changeCountry: ( country: string ) => void;
	readonly isChangingCountry: boolean;
	readonly countryFailure: FailedWrite | undefined;
	readonly actions: ProviderActions;
}

/** The payment providers, the country they are for, and everything that can be done with them. */
export function usePayments(): PaymentsHook {
	const { paymentSettings } = getFacts( paymentsManifest );
	const [ country, setCountry ] = useState( paymentSettings.country );
	const { remote, refresh } = usePaymentProviders( country );
	const payments = usePaymentActions();
	const plugins = usePluginWrites();
	const writes = useMemo( () => ( { ...payments, ...plugins } ), [ payments, plugins ] );
	const { createNotice, removeNotice } = useNotices();
	const access = useMemo(
		() => ( { ajaxUrl: `${ getSettings().adminUrl }admin-ajax.php`, nonce: paymentSettings.toggleNonce } ),
		[ paymentSettings ]
	);
	const actions = useProviderActions( { country, access, writes, createNotice, removeNotice } );
	const { attempt, isBusy, failure } = useAttempt();
	const [ chosen, setChosen ] = useState< string | undefined >();
	const latest = useRef( country );
	const changeCountry = useCallback(
		( next: string ) => {
			latest.current = next;
			setChosen( next );
			void attempt( {
				subject: next,
				problem: __( 'The business location was not saved.', 'store-admin' ),
				write: async () => writes.saveCountry( next ),
				onDone: () => {
					// Of two quick choices, the last one wins.
					if ( latest.current === next ) {
						setCountry( next );
						setChosen( undefined );
					}
				},
				onFailed: () => setChosen( undefined ),
			} );
		},
		[ attempt, writes ]
	);
	return {
		remote,
		refresh,
		country,
		chosenCountry: chosen ?? country,
		changeCountry,
		isChangingCountry: isBusy,
		countryFailure: failure,
		actions,
	};
}
