// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `wc/admin/payment-settings`. */
export interface WcAdminPaymentSettings {
	readonly selectors: {
		getPaymentProviders: ( _country?: string | null ) => readonly Readonly< Record< string, unknown > >[];
		getOfflinePaymentGateways: () => readonly Readonly< Record< string, unknown > >[];
		getSuggestions: () => readonly Readonly< Record< string, unknown > >[];
		getSuggestionCategories: () => readonly Readonly< Record< string, unknown > >[];
		isFetching: () => boolean;
		getIsWooPayEligible: () => boolean;
	};
	readonly actions: {
		togglePaymentGateway: ( id: string, ajaxUrl: string, nonce: string ) => Promise< Readonly< Record< string, unknown > > >;
		attachPaymentExtensionSuggestion: ( href: string ) => Promise< Readonly< Record< string, unknown > > >;
		hidePaymentExtensionSuggestion: ( href: string ) => Promise< Readonly< Record< string, unknown > > >;
		updateProviderOrdering: ( order: Readonly< Record< string, number > > ) => Promise< Readonly< Record< string, unknown > > >;
		setIsWooPayEligible: ( isEligible: boolean ) => Promise< void >;
	};
}
