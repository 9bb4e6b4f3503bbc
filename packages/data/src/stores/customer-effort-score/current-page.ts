/** Names of the page, as WordPress' scripts know them. A survey belongs to the page with the same names. */
export function currentPage(): { readonly pagenow: string; readonly adminpage: string } {
	return {
		pagenow: String( Reflect.get( globalThis, 'pagenow' ) ?? '' ),
		adminpage: String( Reflect.get( globalThis, 'adminpage' ) ?? '' ),
	};
}
