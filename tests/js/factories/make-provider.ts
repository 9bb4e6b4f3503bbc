/** The record of a payment gateway as the route sends it. */
export function makeProvider( changes: object = {} ) {
	return {
		id: 'pay',
		_order: 0,
		_type: 'gateway',
		title: 'Sample Pay',
		description: 'Cards of many countries.',
		plugin: { _type: 'wporg', slug: 'sample-pay', file: 'sample-pay/sample-pay', status: 'active' },
		icon: '',
		links: [ { _type: 'pricing', url: 'https://pay.test/pricing' } ],
		state: { enabled: true, account_connected: true, needs_setup: false, test_mode: false, dev_mode: false },
		management: { _links: { settings: { href: 'http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout&section=pay' } } },
		onboarding: {
			type: 'external',
			state: { supported: true, started: true, completed: true, test_mode: false },
			messages: [],
			_links: { onboard: { href: 'http://localhost/wp-admin/admin.php?page=pay-connect' } },
			recommended_payment_methods: [],
		},
		_links: [],
		...changes,
	};
}

/** The record of a suggestion among the providers. Its plugin is not installed. */
export function makeSuggestion( changes: object = {} ) {
	const link = ( name: string ) => ( { href: `http://localhost/wp-json/wc-admin/settings/payments/suggestion/wallet/${ name }` } );
	return {
		id: '_wc_pes_wallet',
		_type: 'suggestion',
		title: 'Sample Wallet',
		description: 'Pay by phone.',
		plugin: { _type: 'wporg', slug: 'sample-wallet', file: '', status: 'not_installed' },
		links: [],
		tags: [ 'made_in_woo', 'recommended' ],
		onboarding: { type: 'external' },
		_suggestion_id: 'wallet',
		_links: { attach: link( 'attach' ), hide: link( 'hide' ) },
		...changes,
	};
}

/** The answer of the route of payment providers. */
export function makeProviders( changes: object = {} ) {
	return {
		providers: [ makeProvider() ],
		offline_payment_methods: [],
		suggestions: [],
		suggestion_categories: [ { id: 'psps', _priority: 10, title: 'Payment service providers', description: 'Take cards.' } ],
		...changes,
	};
}
