// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `wc/admin/countries`. */
export interface WcAdminCountries {
	readonly selectors: {
		getCountries: () => readonly Readonly< Record< string, unknown > >[];
		getCountry: ( code: string ) => Readonly< Record< string, unknown > > | undefined;
		getLocales: () => Readonly< Record< string, unknown > >;
		getLocale: ( id?: string ) => unknown;
		geolocate: () => Readonly< Record< string, unknown > > | undefined;
	};
	readonly actions: object;
}
