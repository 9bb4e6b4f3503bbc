/** The public body class of a path: `woocommerce-admin-page__analytics_orders`; Home is `…__home`. */
export function bodyClassOf( path: string ): string {
	const name = path === '/' ? '_home' : path.replace( /[:\s]/g, '' ).replace( /\//g, '_' );
	return `woocommerce-admin-page_${ name }`;
}
