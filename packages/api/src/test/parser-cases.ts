import * as api from '../index';

/** A parser with a value that it accepts, its result, and values that it rejects. */
export interface ParserCase {
	readonly parse: ( value: unknown ) => unknown;
	readonly value: unknown;
	readonly parsed: unknown;
	readonly wrong: readonly unknown[];
}

const NO_LIST = [ null, undefined, 'nonsense', 7, { unexpected: true } ];

/** Every exported parser by name. */
export const PARSER_CASES: Readonly< Record< string, ParserCase > > = {
	parseOrders: {
		parse: api.parseOrders,
		value: [ { id: 5, total: '66.34', billing: { first_name: 'Ada' }, line_items: [ { quantity: 2 } ] } ],
		parsed: [ { id: '5', number: '', total: '66.34', billing: { first_name: 'Ada', email: '' }, line_items: [ { quantity: 2 } ] } ],
		wrong: [ ...NO_LIST, [ {} ], [ { id: 5, total: {} } ] ],
	},
	parseReviews: {
		parse: api.parseReviews,
		value: [ { id: 5, rating: 4, verified: true, review: '<p>Good</p>' } ],
		parsed: [ { id: 5, rating: 4, verified: true, reviewer: '' } ],
		wrong: [ ...NO_LIST, [ {} ], [ { id: 5, rating: 'many' } ] ],
	},
	parseLowStockProducts: {
		parse: api.parseLowStockProducts,
		value: [ { id: 5, name: 'Mug', stock_quantity: 2, low_stock_amount: null, images: [ { src: 'mug.png' } ] } ],
		parsed: [ { id: 5, parent_id: 0, stock_quantity: 2, images: [ { src: 'mug.png' } ] } ],
		wrong: [ ...NO_LIST, [ { name: 'Mug' } ], [ { id: 5, stock_quantity: 'few' } ] ],
	},
	parsePaymentGateways: {
		parse: api.parsePaymentGateways,
		value: [ { id: 'pay', enabled: true, settings: { key: { id: 'key', value: [ 'a' ], options: { group: { a: 'A' }, b: 'B' } } } } ],
		parsed: [ { id: 'pay', enabled: true, settings: { key: { value: '', options: [ { value: 'a' }, { value: 'b' } ] } } } ],
		wrong: NO_LIST,
	},
	parseOfflineMethod: {
		parse: api.parseOfflineMethod,
		value: {
			id: 'cod',
			enabled: false,
			settings: {
				title: { value: 'Cash' },
				instructions: { value: '' },
				enable_for_methods: { value: '', options: { 'Flat rate': { flat_rate: 'Any', none: [] }, other: 'Other' } },
			},
		},
		parsed: {
			enabled: false,
			settings: {
				title: { value: 'Cash' },
				enable_for_methods: {
					value: [],
					options: [
						{ label: '', choices: [ { value: 'other', label: 'Other' } ] },
						{ label: 'Flat rate', choices: [ { value: 'flat_rate', label: 'Any' } ] },
					],
				},
			},
		},
		wrong: [ ...NO_LIST, { id: 'cod' }, { id: 'cod', enabled: true, settings: {} } ],
	},
	parseProviders: {
		parse: api.parseProviders,
		value: [
			{
				id: 'pay',
				title: null,
				tags: false,
				_links: [],
				links: [ { _type: 'about' } ],
				management: { _links: { settings: { href: 'javascript:alert(1)' } } },
				onboarding: { type: 'external', _links: { onboard: { href: 'https://pay.test' } } },
				_incentive: { id: 'half', _dismissals: [] },
			},
		],
		parsed: [
			{
				id: 'pay',
				title: '',
				tags: [],
				_links: { attach: '', hide: '' },
				links: [ { _type: 'about', url: '' } ],
				management: { _links: { settings: '' } },
				plugin: { slug: '', status: 'active' },
				state: { enabled: false, needs_setup: false },
				onboarding: { type: 'external', state: { supported: true }, _links: { onboard: 'https://pay.test', reset: '' } },
				_incentive: { id: 'half', title: '', _links: { dismiss: '' } },
			},
		],
		wrong: NO_LIST,
	},
	parseProviderCategories: {
		parse: api.parseProviderCategories,
		value: [ { id: 'crypto', _priority: '30' } ],
		parsed: [ { id: 'crypto', _priority: 30, title: '', description: '' } ],
		wrong: NO_LIST,
	},
	parseRecommendedMethods: {
		parse: api.parseRecommendedMethods,
		value: [ { id: 'card', required: true } ],
		parsed: [ { id: 'card', required: true, enabled: false, title: '', icon: '' } ],
		wrong: [ 'nonsense', 7, { unexpected: true } ],
	},
	parseOnboardingSteps: {
		parse: api.parseOnboardingSteps,
		value: [ { id: 'payment_methods', actions: [], context: [], errors: false } ],
		parsed: [ { id: 'payment_methods', status: '', actions: {}, context: {}, errors: [], required_steps: [] } ],
		wrong: [ ...NO_LIST, [ {} ], [ { id: 'a', required_steps: 7 } ] ],
	},
	parseImportStatus: {
		parse: api.parseImportStatus,
		value: { is_importing: true, orders: { imported: '5', total: 9 }, imported_from: -1 },
		parsed: { is_importing: true, orders: { imported: 5, total: 9 }, imported_from: -1 },
		wrong: [ ...NO_LIST, [], { is_importing: 'maybe' }, { is_importing: true, orders: 7 } ],
	},
	parseImportTotals: {
		parse: api.parseImportTotals,
		value: { customers: 3, orders: 21 },
		parsed: { customers: 3, orders: 21 },
		wrong: [ ...NO_LIST, [], { customers: 3 } ],
	},
	parseSettingDefinitions: {
		parse: api.parseSettingDefinitions,
		value: [ { id: 'woocommerce_date_type', value: '', options: { date_paid: 'date_paid' } } ],
		parsed: [ { id: 'woocommerce_date_type', label: '', value: '', default: null, options: { date_paid: 'date_paid' } } ],
		wrong: NO_LIST,
	},
	parseBlueprint: {
		parse: api.parseBlueprint,
		value: { steps: [ { step: 'setSiteOptions', options: { a: 'b' } } ] },
		parsed: { steps: [ { step: 'setSiteOptions', options: { a: 'b' } } ] },
		wrong: [ ...NO_LIST, [], { steps: [] }, { steps: {} }, { steps: [ {} ] }, { steps: [ 'setSiteOptions' ] } ],
	},
	parseIndicators: {
		parse: api.parseIndicators,
		value: [ { stat: 'orders/orders_count', label: 'Orders', value: 3, _links: { report: [ { href: '/analytics/orders' } ] } } ],
		parsed: [ { stat: 'orders/orders_count', value: 3, chart: '', _links: { report: [ { href: '/analytics/orders' } ] } } ],
		wrong: NO_LIST,
	},
	parseProfile: {
		parse: api.parseProfile,
		value: { completed: true, industry: null, product_types: [ 'physical' ] },
		parsed: { completed: true, product_types: [ 'physical' ] },
		wrong: [ null, {}, [ 1 ], 'nonsense', { product_types: 7 } ],
	},
	parseProductTypes: {
		parse: api.parseProductTypes,
		value: { bookings: { label: 'Bookings', product: '390890' } },
		parsed: { bookings: { label: 'Bookings', product: 390890 } },
		wrong: [ null, [ 1 ], 'nonsense', { bookings: 'Bookings' } ],
	},
	parseExtensionGroups: {
		parse: api.parseExtensionGroups,
		value: [ { key: 'task-list/grow', title: 'Grow', plugins: [ { key: 'mail', is_activated: true } ] } ],
		parsed: [ { key: 'task-list/grow', plugins: [ { key: 'mail', name: '', is_activated: true } ] } ],
		wrong: NO_LIST,
	},
	parseGatewaySuggestions: {
		parse: api.parseGatewaySuggestions,
		value: [ { id: 'pay', title: 'Pay', plugins: { 1: 'pay' }, category_other: [ 'US' ] } ],
		parsed: [ { id: 'pay', title: 'Pay', plugins: [ 'pay' ], category_other: [ 'US' ] } ],
		wrong: NO_LIST,
	},
	parseShippingPartners: {
		parse: api.parseShippingPartners,
		value: [ { id: 'parcels', name: 'Parcels', layout_row: { image: 'p.png', features: [ { icon: 'i.png', description: 'Fast' } ] } } ],
		parsed: [ { id: 'parcels', description: '', layout_row: { features: [ { icon: 'i.png', description: 'Fast' } ] } } ],
		wrong: NO_LIST,
	},
	parseJetpackAuth: {
		parse: api.parseJetpackAuth,
		value: { success: false, errors: { registered: 'Not registered.' } },
		parsed: { success: false, errors: [ 'Not registered.' ], url: '' },
		wrong: [ null, {}, [ 1 ], 'nonsense', { success: 'maybe' } ],
	},
	parseCountries: {
		parse: api.parseCountries,
		value: [ { code: 'US', name: 'United States', states: [] } ],
		parsed: [ { code: 'US', name: 'United States', states: [] } ],
		wrong: [ ...NO_LIST, [ {} ], [ { code: 'US', states: 'Texas' } ] ],
	},
	parseLocales: {
		parse: api.parseLocales,
		value: { AE: { postcode: { required: false, hidden: true } }, US: [] },
		parsed: { AE: { postcode: { required: false, hidden: true } }, US: {} },
		wrong: [ null, [ 1 ], 'nonsense', { AE: 'none' } ],
	},
	parseSellingSettings: {
		parse: api.parseSellingSettings,
		value: {
			woocommerce_allowed_countries: 'specific',
			woocommerce_specific_allowed_countries: [ 'DE' ],
			woocommerce_default_country: 'DE',
			woocommerce_calc_taxes: 'yes',
		},
		parsed: {
			woocommerce_allowed_countries: 'specific',
			woocommerce_all_except_countries: [],
			woocommerce_specific_allowed_countries: [ 'DE' ],
			woocommerce_ship_to_countries: '',
			woocommerce_specific_ship_to_countries: [],
			woocommerce_default_country: 'DE',
			woocommerce_calc_taxes: true,
		},
		wrong: [ null, [], {}, 'nonsense', { woocommerce_specific_allowed_countries: 'DE' } ],
	},
	parseGeneralSettings: {
		parse: api.parseGeneralSettings,
		value: { woocommerce_default_country: 'US:TX', other: [ 1 ] },
		parsed: { woocommerce_default_country: 'US:TX', woocommerce_store_city: '', other: [ 1 ] },
		wrong: [ null, [ 1 ], 'nonsense', { woocommerce_store_city: {} } ],
	},
	parseTaxServices: {
		parse: api.parseTaxServices,
		value: { woocommerceTaxCountries: [ 'US' ], stripeTaxActivated: true },
		parsed: { woocommerceTaxCountries: [ 'US' ], stripeTaxCountries: [], stripeTaxActivated: true, taxJarActivated: false },
		wrong: [ 'nonsense', 7, { woocommerceTaxCountries: 'US' } ],
	},
	parsePurchase: {
		parse: api.parsePurchase,
		value: { theme: { id: 3, title: 'A theme', price: '$79' } },
		parsed: { theme: { id: 3, title: 'A theme', excerpt: '' } },
		wrong: [ 'nonsense', 7, { theme: 'A theme' } ],
	},
	parseSurveys: {
		parse: api.parseSurveys,
		value: [ { action: 'mine', title: 'How easy?' } ],
		parsed: [ { action: 'mine', title: 'How easy?' } ],
		wrong: [ true, 'nonsense', 7, { unexpected: true } ],
	},
	parseSurveyQueue: {
		parse: api.parseSurveyQueue,
		value: [ { action: 'mine' }, 'kept' ],
		parsed: [ { action: 'mine' }, 'kept' ],
		wrong: [ true, 'nonsense', 7, { unexpected: true } ],
	},
	parsePaypalSettings: {
		parse: api.parsePaypalSettings,
		value: { client_id_production: 'x' },
		parsed: { client_id_production: 'x' },
		wrong: [ true, 'nonsense', 7, [ 1 ] ],
	},
};
