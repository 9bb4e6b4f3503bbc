/** The public body class of a page, made of its pattern: `/sample/:id` is `woocommerce-admin-page__sample_id`, Home `…__home`. */
export function bodyClassOf( pattern: string ): string {
	const name = pattern === '/' ? '_home' : pattern.replace( /[:\s]/g, '' ).replace( /\//g, '_' );
	return `woocommerce-admin-page_${ name }`;
}
