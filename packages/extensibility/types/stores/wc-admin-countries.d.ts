// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `wc/admin/countries`. */
export interface WcAdminCountries {
	readonly selectors: {
		getCountries: () => readonly ( {
			readonly code: string;
			readonly name: string;
			readonly states: readonly ( { readonly code: string; readonly name: string } & {} )[];
		} & {} )[];
		getCountry: ( code: string ) =>
			| ( {
					readonly code: string;
					readonly name: string;
					readonly states: readonly ( { readonly code: string; readonly name: string } & {} )[];
			  } & {} )
			| undefined;
		getLocales: () => Readonly<
			Record<
				string,
				{} & {
					readonly address_1?: {} & { readonly label?: string; readonly hidden?: boolean; readonly required?: boolean };
					readonly postcode?: {} & { readonly label?: string; readonly hidden?: boolean; readonly required?: boolean };
					readonly city?: {} & { readonly label?: string; readonly hidden?: boolean; readonly required?: boolean };
				}
			>
		>;
		getLocale: ( id?: string ) =>
			| ( {} & {
					readonly address_1?: {} & { readonly label?: string; readonly hidden?: boolean; readonly required?: boolean };
					readonly postcode?: {} & { readonly label?: string; readonly hidden?: boolean; readonly required?: boolean };
					readonly city?: {} & { readonly label?: string; readonly hidden?: boolean; readonly required?: boolean };
			  } )
			| undefined;
		geolocate: () => ( { readonly country_short: string } & {} ) | undefined;
	};
	readonly actions: object;
}
