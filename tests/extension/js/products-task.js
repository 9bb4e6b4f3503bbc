( function ( { element, hooks } ) {
	hooks.addFilter( 'experimental_woocommerce_tasklist_product_types', 'sample-extension/product-types', ( types ) => [
		...types,
		{
			key: 'sample-type',
			title: 'Sample product',
			content: 'A kind of product of an extension.',
			onClick: () => window.location.assign( 'tools.php?from=sample-type' ),
		},
	] );

	hooks.addFilter( 'woocommerce_admin_task_products_after', 'sample-extension/products-after', () =>
		element.createElement( 'p', null, 'Sample words below the kinds of product' )
	);
} )( window.wp );
