( function ( { element, hooks, i18n } ) {
	const { createElement } = element;

	function SamplePage( { path, query } ) {
		return createElement(
			'section',
			{ 'data-path': path, 'data-tab': query.tab },
			createElement( 'h2', null, i18n.__( 'A page of an extension', 'sample-extension' ) )
		);
	}

	hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/page', ( pages ) => [
		...pages,
		{
			container: SamplePage,
			path: '/sample-page',
			breadcrumbs: [ 'Sample page' ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'sample-page' },
			capability: 'manage_woocommerce',
		},
	] );
} )( window.wp );
