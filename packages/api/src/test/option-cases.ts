import type * as api from '../index';
import type { ParserCase } from './parser-cases';

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
