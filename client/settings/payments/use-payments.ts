import { useMemo } from 'react';
import {
	useNotices,
	usePaymentActions,
	usePaymentProviders,
	usePluginWrites,
	type KnownProviders,
	type RemoteData,
} from '@store-admin/data';
import { getFacts, getSettings } from '@store-admin/settings';
import { paymentsManifest } from './manifest';
import { useCountry, type CountryHook } from './use-country';
import { useProviderActions, type ProviderActions } from './use-provider-actions';

export interface PaymentsHook extends CountryHook {
	readonly remote: RemoteData< KnownProviders >;
	/** Fetches the providers again. */
	readonly refresh: () => void;
	readonly actions: ProviderActions;
}

/** The payment providers, the country they are for, and everything that can be done with them. */
export function usePayments(): PaymentsHook {
	const { paymentSettings } = getFacts( paymentsManifest );
	const payments = usePaymentActions();
	const location = useCountry( paymentSettings.country, payments.saveCountry );
	const { country } = location;
	const { remote, refresh } = usePaymentProviders( country );
	const plugins = usePluginWrites();
	const writes = useMemo( () => ( { ...payments, ...plugins } ), [ payments, plugins ] );
	const { createNotice, removeNotice } = useNotices();
	const access = useMemo(
		() => ( { ajaxUrl: `${ getSettings().adminUrl }admin-ajax.php`, nonce: paymentSettings.toggleNonce } ),
		[ paymentSettings ]
	);
	const actions = useProviderActions( { country, access, writes, createNotice, removeNotice } );
	return { remote, refresh, actions, ...location };
}
