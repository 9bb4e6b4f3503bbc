window.wp.hooks.addFilter( 'woocommerce_admin_setup_task_help_items', 'sample-extension/help', ( items, taskName ) => [
	...items,
	{ title: `Sample help with ${ taskName || 'Home' }`, link: 'https://example.com/help', linkType: 'external' },
] );
