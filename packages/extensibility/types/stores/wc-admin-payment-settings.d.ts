// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `wc/admin/payment-settings`. */
export interface WcAdminPaymentSettings {
	readonly selectors: {
		getPaymentProviders: ( _country?: string | null ) => readonly ( { readonly id: string } & {} )[];
		getOfflinePaymentGateways: () => readonly ( { readonly id: string } & {} )[];
		getSuggestions: () => readonly ( { readonly id: string } & {} )[];
		getSuggestionCategories: () => readonly ( { readonly id: string } & {} )[];
		isFetching: () => boolean;
		getIsWooPayEligible: () => boolean;
	};
	readonly actions: {
		togglePaymentGateway: (
			id: string,
			ajaxUrl: string,
			nonce: string
		) => Promise< { readonly success: boolean } & { readonly data?: unknown } >;
		attachPaymentExtensionSuggestion: ( href: string ) => Promise< { readonly success: true } & {} >;
		hidePaymentExtensionSuggestion: ( href: string ) => Promise< { readonly success: true } & {} >;
		updateProviderOrdering: ( order: Readonly< Record< string, number > > ) => Promise< { readonly success: true } & {} >;
		setIsWooPayEligible: ( isEligible: boolean ) => Promise< void >;
	};
}
