( function ( { element, plugins }, { WooFooterItem, WooHeaderItem, WooHeaderNavigationItem } ) {
	const { createElement, Fragment } = element;

	plugins.registerPlugin( 'sample-extension-header', {
		scope: 'woocommerce-admin',
		render: () =>
			createElement(
				Fragment,
				null,
				createElement( WooHeaderItem, { order: 30 }, () => createElement( 'span', null, 'Second sample item' ) ),
				createElement( WooHeaderItem, { order: 2 }, ( { isEmbedded, query } ) =>
					createElement(
						'span',
						null,
						`First sample item of ${ isEmbedded ? 'a classic page' : 'the app' }, page ${ query.page }`
					)
				),
				createElement( WooHeaderNavigationItem, null, () => createElement( 'a', { href: 'index.php' }, 'Sample way back' ) ),
				createElement( WooFooterItem, null, createElement( 'p', null, 'Sample footer' ) )
			),
	} );
} )( window.wp, window.wc.adminLayout );
