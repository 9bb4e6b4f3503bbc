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
			woocommerce_calc_taxes: 'yes',
		},
		parsed: {
			woocommerce_allowed_countries: 'specific',
			woocommerce_all_except_countries: [],
			woocommerce_specific_allowed_countries: [ 'DE' ],
			woocommerce_ship_to_countries: '',
			woocommerce_specific_ship_to_countries: [],
			woocommerce_default_country: '',
			woocommerce_calc_taxes: true,
		},
		wrong: [ null, [ 1 ], 'nonsense', { woocommerce_specific_allowed_countries: 'DE' } ],
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

type Case = Omit< ParserCase, 'parse' >;

const isOn: Case = { value: 'yes', parsed: true, wrong: [ {}, [ 1 ], 'maybe' ] };
const QUEUE = { a: { id: 'a' }, b: 'kept' };
const terms: Case = { value: { tos_accepted: true }, parsed: { tos_accepted: true }, wrong: [ 'nonsense', 7, [ 1 ] ] };

/** Every option that screens read. */
export const OPTION_CASES: Readonly< Record< api.OptionName, Case > > = {
	wc_connect_options: terms,
	wcpay_welcome_page_incentives_dismissed: { value: [ 'one' ], parsed: [ 'one' ], wrong: [ 'one', { a: 1 }, [ {} ] ] },
	wcshipping_options: terms,
	woocommerce_admin_install_timestamp: { value: '1795814997', parsed: 1795814997, wrong: [ {}, [ 1 ], true, 'soon' ] },
	woocommerce_admin_transient_notices_queue: { value: QUEUE, parsed: QUEUE, wrong: [ true, 'nonsense', 7 ] },
	woocommerce_allow_tracking: isOn,
	woocommerce_bacs_accounts: {
		value: [ { account_name: 'Shop', account_number: 123, extra: 'kept' } ],
		parsed: [ { account_name: 'Shop', account_number: '123', iban: '', extra: 'kept' } ],
		wrong: [ true, 'nonsense', 7, { account_name: 'Shop' }, [ 'nonsense' ], [ { account_name: {} } ] ],
	},
	woocommerce_bacs_settings: {
		value: { enabled: 'yes', title: 'Bank transfer' },
		parsed: { enabled: true, title: 'Bank transfer' },
		wrong: [ true, 'nonsense', 7, [ 1 ] ],
	},
	woocommerce_ces_shown_for_actions: { value: [ 'a', 'b' ], parsed: [ 'a', 'b' ], wrong: [ true, 'a', 7, [ {} ] ] },
	woocommerce_coming_soon: isOn,
	woocommerce_default_homepage_layout: { value: 'two_columns', parsed: 'two_columns', wrong: [ {}, [ 1 ], true ] },
	woocommerce_marketing_overview_multichannel_banner_dismissed: isOn,
	woocommerce_remote_variant_assignment: { value: '87', parsed: 87, wrong: [ {}, [ 1 ], true, 'many' ] },
	woocommerce_setup_jetpack_opted_in: isOn,
	woocommerce_show_lys_tour: isOn,
	woocommerce_task_list_reminder_bar_hidden: isOn,
};

const hiddenColumns: Case = { value: [ 'taxes' ], parsed: [ 'taxes' ], wrong: [ true, 'nonsense', 7, { taxes: true }, [ {} ] ] };

/** Every preference that screens read. */
export const PREFERENCE_CASES: Readonly< Record< api.PreferenceName, Case > > = {
	android_app_banner_dismissed: isOn,
	categories_report_columns: hiddenColumns,
	coupons_report_columns: hiddenColumns,
	customers_report_columns: hiddenColumns,
	dashboard_chart_interval: { value: 'week', parsed: 'week', wrong: [ {}, [ 1 ], true ] },
	dashboard_chart_type: { value: 'bar', parsed: 'bar', wrong: [ {}, [ 1 ], true ] },
	dashboard_leaderboard_rows: { value: '7', parsed: 7, wrong: [ {}, [ 1 ], true, 'many' ] },
	dashboard_sections: {
		value: [ { key: 'charts', isVisible: false, icon: { props: {} } }, { key: 'gone' } ],
		parsed: [ { key: 'charts', isVisible: false, icon: { props: {} } }, { key: 'gone' } ],
		wrong: [ true, 'nonsense', 7, { key: 'charts' }, [ 'charts' ], [ null ] ],
	},
	homepage_layout: { value: 'two_columns', parsed: 'two_columns', wrong: [ {}, [ 1 ], true ] },
	homepage_stats: {
		value: { hiddenStats: [], other: 'kept' },
		parsed: { hiddenStats: [], other: 'kept' },
		wrong: [ true, 'nonsense', 7, [ 'orders' ], { hiddenStats: 'orders' } ],
	},
	launch_your_store_tour_hidden: isOn,
	order_attribution_install_banner_dismissed: {
		value: { 'analytics-overview': 'yes' },
		parsed: { 'analytics-overview': 'yes' },
		wrong: [ 7, 'nonsense', [ 1 ], { 'analytics-overview': {} } ],
	},
	orders_report_columns: hiddenColumns,
	products_report_columns: hiddenColumns,
	revenue_report_columns: hiddenColumns,
	scheduled_updates_promotion_notice_dismissed: isOn,
	store_admin_quiet_mode: isOn,
	task_list_tracked_started_tasks: { value: { tax: '2' }, parsed: { tax: 2 }, wrong: [ true, 'nonsense', 7, [ 2 ], { tax: 'often' } ] },
	taxes_report_columns: hiddenColumns,
	variations_report_columns: hiddenColumns,
};
