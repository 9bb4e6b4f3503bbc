window.wp.hooks.addFilter( 'woocommerce_navigation_menu_items', 'sample-extension/menu-items', ( items ) => ( {
	...items,
	'sample-item': { id: 'sample-item', title: 'Sample item', url: 'tools.php', parent: 'woocommerce' },
} ) );
