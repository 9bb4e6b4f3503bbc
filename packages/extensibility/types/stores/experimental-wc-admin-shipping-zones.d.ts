// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `experimental/wc/admin/shipping/zones`. */
export interface ExperimentalWcAdminShippingZones {
	readonly selectors: {
		getShippingZones: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getShippingZonesTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getShippingZonesError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getShippingZone: ( id: IdQuery ) => Entity | undefined;
		getShippingZoneError: ( id: IdQuery ) => ApiError | undefined;
		getShippingZoneCreateError: ( id: IdQuery ) => ApiError | undefined;
		getShippingZoneUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getShippingZoneDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createShippingZone: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateShippingZone: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteShippingZone: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
