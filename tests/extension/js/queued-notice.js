window.wp.hooks.addFilter( 'woocommerce_admin_queued_notice_filter', 'sample-extension/queued-notice', ( notice ) => ( {
	...notice,
	content: `${ notice.content } (seen by the sample)`,
} ) );
