import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from 'react';
import {
	parseProviderCategories,
	parseProviders,
	wrongShapeError,
	type PaymentProvider,
	type Provider,
	type ProviderCategory,
} from '@store-admin/api';
import { mapRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { paymentSettingsStore } from './store';

/** Everything that the Payments settings show. */
export interface KnownProviders {
	/** Gateways, preferred suggestions and the group of offline methods, in the order of the owner. */
	readonly providers: readonly Provider[];
	readonly offline: readonly Provider[];
	readonly suggestions: readonly Provider[];
	/** In the order in which they are shown. */
	readonly categories: readonly ProviderCategory[];
}

export interface PaymentProvidersHook {
	readonly remote: RemoteData< KnownProviders >;
	/** Fetches the providers again; those that are shown stay meanwhile. */
	readonly refresh: () => void;
}

const NONE: readonly PaymentProvider[] = [];

/** Parsed providers by the record in the store, so that a provider that did not change stays the same object. */
const parsed = new WeakMap< PaymentProvider, readonly Provider[] >();

function parseEach( records: unknown ): readonly Provider[] {
	if ( ! Array.isArray( records ) ) {
		return parseProviders( records );
	}
	return ( records as readonly PaymentProvider[] ).flatMap( ( record ) => {
		const known = parsed.get( record ) ?? parseUsable( record );
		parsed.set( record, known );
		return known;
	} );
}

/** One provider, or none when it cannot be used: the list of the others is still shown. */
function parseUsable( record: PaymentProvider ): readonly Provider[] {
	try {
		return parseProviders( [ record ] );
	} catch {
		return [];
	}
}

/**
 * Throws where there is nothing at all: the host's own store, which may be on the page, keeps no error of a failed read and returns its
 * initial values. Every answer has the categories of the suggestions.
 */
function refuseNothing( lists: readonly unknown[] ): void {
	if ( lists.every( ( list ) => Array.isArray( list ) && list.length === 0 ) ) {
		throw wrongShapeError( 'expected categories of providers, received none', paymentSettingsStore.name );
	}
}

/**
 * Marks the selectors as read whose values come with the providers. The host's own store would send a request for each, without the country.
 */
function useReadOnce(): void {
	const { finishResolution } = useDispatch( paymentSettingsStore );
	useEffect( () => {
		for ( const selector of [ 'getOfflinePaymentGateways', 'getSuggestions', 'getSuggestionCategories' ] as const ) {
			void finishResolution( selector, [] );
		}
	}, [ finishResolution ] );
}

/**
 * Reads the payment providers of the store. The list stays while that of another country is fetched.
 *
 * @param country Two-letter code of the country of the business.
 */
export function usePaymentProviders( country: string ): PaymentProvidersHook {
	const { remote, refresh } = useRemote( paymentSettingsStore, 'getPaymentProviders', [ country ] );
	const isReady = remote.status === 'ready';
	useReadOnce();
	const { offline, suggestions, categories } = useSelect(
		( select ) => {
			const { getOfflinePaymentGateways, getSuggestions, getSuggestionCategories } = select( paymentSettingsStore );
			return {
				offline: isReady ? getOfflinePaymentGateways() : NONE,
				suggestions: isReady ? getSuggestions() : NONE,
				categories: isReady ? getSuggestionCategories() : NONE,
			};
		},
		[ isReady ]
	);
	const known = useMemo(
		() =>
			mapRemote( remote, ( providers ) => {
				refuseNothing( [ providers, offline, suggestions, categories ] );
				return {
					providers: parseEach( providers ),
					offline: parseEach( offline ),
					suggestions: parseEach( suggestions ),
					categories: [ ...parseProviderCategories( categories ) ].sort( ( a, b ) => a._priority - b._priority ),
				};
			} ),
		[ remote, offline, suggestions, categories ]
	);
	return { remote: known, refresh };
}
