import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilter, FilterRule } from '@store-admin/report-query';
import { advancedFilter } from './advanced-filter';

function limits( lessThan: string, moreThan: string, between: string ): readonly FilterRule[] {
	return [
		{ value: 'max', label: lessThan },
		{ value: 'min', label: moreThan },
		{ value: 'between', label: between },
	];
}

function dateRules(): readonly FilterRule[] {
	return [
		{ value: 'before', label: _x( 'Before', 'date', 'woocommerce' ) },
		{ value: 'after', label: _x( 'After', 'date', 'woocommerce' ) },
		{ value: 'between', label: _x( 'Between', 'date', 'woocommerce' ) },
	];
}

/** Filters by the figures and dates of customers. */
export function customerFigureFilters(): Readonly< Record< string, AdvancedFilter > > {
	return {
		orders_count: advancedFilter(
			{
				add: __( 'No. of Orders', 'woocommerce' ),
				remove: __( 'Remove order filter', 'woocommerce' ),
				rule: __( 'Select an order count filter match', 'woocommerce' ),
				title: __( '<title>No. of Orders</title> <rule/> <filter/>', 'woocommerce' ),
			},
			limits(
				_x( 'Less Than', 'number of orders', 'woocommerce' ),
				_x( 'More Than', 'number of orders', 'woocommerce' ),
				_x( 'Between', 'number of orders', 'woocommerce' )
			),
			{ component: 'Number' }
		),
		total_spend: advancedFilter(
			{
				add: __( 'Total Spend', 'woocommerce' ),
				remove: __( 'Remove total spend filter', 'woocommerce' ),
				rule: __( 'Select a total spend filter match', 'woocommerce' ),
				title: __( '<title>Total Spend</title> <rule/> <filter/>', 'woocommerce' ),
			},
			limits(
				_x( 'Less Than', 'total spend by customer', 'woocommerce' ),
				_x( 'More Than', 'total spend by customer', 'woocommerce' ),
				_x( 'Between', 'total spend by customer', 'woocommerce' )
			),
			{ component: 'Currency' }
		),
		avg_order_value: advancedFilter(
			{
				add: __( 'AOV', 'woocommerce' ),
				remove: __( 'Remove average order value filter', 'woocommerce' ),
				rule: __( 'Select an average order value filter match', 'woocommerce' ),
				title: __( '<title>AOV</title> <rule/> <filter/>', 'woocommerce' ),
			},
			limits(
				_x( 'Less Than', 'average order value of customer', 'woocommerce' ),
				_x( 'More Than', 'average order value of customer', 'woocommerce' ),
				_x( 'Between', 'average order value of customer', 'woocommerce' )
			),
			{ component: 'Currency' }
		),
		registered: advancedFilter(
			{
				add: __( 'Registered', 'woocommerce' ),
				remove: __( 'Remove registered filter', 'woocommerce' ),
				rule: __( 'Select a registered filter match', 'woocommerce' ),
				title: __( '<title>Registered</title> <rule/> <filter/>', 'woocommerce' ),
				filter: __( 'Select registered date', 'woocommerce' ),
			},
			dateRules(),
			{ component: 'Date' }
		),
		last_active: advancedFilter(
			{
				add: __( 'Last active', 'woocommerce' ),
				remove: __( 'Remove last active filter', 'woocommerce' ),
				rule: __( 'Select a last active filter match', 'woocommerce' ),
				title: __( '<title>Last active</title> <rule/> <filter/>', 'woocommerce' ),
			},
			dateRules(),
			{ component: 'Date' }
		),
	};
}
