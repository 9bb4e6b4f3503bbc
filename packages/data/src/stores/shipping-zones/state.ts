import { combineReducers } from '@wordpress/data';
import type { ZoneLocation, ZoneMethod, ZoneSummary } from '@store-admin/api';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface ShippingZone extends ZoneSummary {
	readonly locations: readonly ZoneLocation[];
	readonly methods: readonly ZoneMethod[];
}

/** One change to the methods of a zone. */
export type MethodWrite =
	| { readonly kind: 'create'; readonly methodId: string; readonly cost: string }
	| { readonly kind: 'update'; readonly instanceId: number; readonly methodId: string; readonly cost: string }
	| { readonly kind: 'disable'; readonly instanceId: number };

export interface NewCountryZone {
	readonly name: string;
	/** Two-letter country code. */
	readonly country: string;
	/** Type of the shipping method. */
	readonly methodId: string;
	/** In the store's currency, with a dot as decimal separator. */
	readonly cost: string;
}

export interface ShippingZonesState {
	readonly zones: readonly ShippingZone[] | undefined;
}

export const zones = createSingleValue< readonly ShippingZone[] | undefined >( 'RECEIVE_ZONES', undefined );

export const shippingZonesReducer = combineReducers( { zones: zones.reducer } );
