import { screen } from '@testing-library/react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { answer, onRest } from '../../../../../tests/js/fake-rest';
import { render, type RenderOptions } from '../../../../../tests/js/render';
import { ActivitySection } from '../activity-section';

const ALL = [ 'manage_woocommerce', 'read_private_shop_orders', 'read_private_products', 'edit_products', 'moderate_comments' ];

function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

export function renderActivity( { capabilities = ALL, ...options }: RenderOptions & { capabilities?: string[] } = {} ) {
	const settings = { user: { id: 1, name: 'Ada', capabilities }, ...options.settings };
	return render(
		<>
			<ActivitySection />
			<Notices />
		</>,
		{ ...options, settings }
	);
}

function order( changes: Record< string, unknown > = {} ) {
	return {
		id: 77,
		number: '1077',
		currency: 'USD',
		currency_symbol: '$',
		status: 'processing',
		total: '1234.50',
		billing: { first_name: 'محمد', last_name: '<b>x</b>' },
		line_items: [ { quantity: 2 }, { quantity: 1 } ],
		date_created_gmt: '2026-01-31T12:00:00',
		...changes,
	};
}

export const shirt = {
	id: 5,
	name: 'Shirt & tie',
	type: 'variation',
	parent_id: 4,
	stock_quantity: 2,
	last_order_date: '2026-11-15T09:09:00',
	low_stock_amount: null,
	images: [],
};

export function review( id: number ) {
	return {
		id,
		date_created_gmt: '2026-01-31T12:00:00',
		product_name: 'Album',
		product_permalink: 'http://localhost/product/album/',
		status: 'hold',
		reviewer: `Rosa ${ id }`,
		review: '<p>Good <script>alert(1)</script>value.</p>',
		rating: 4,
		verified: true,
	};
}

export const listOf = ( items: readonly unknown[], total = items.length ) =>
	answer( 200, items, { 'X-WP-Total': String( total ), 'X-WP-TotalPages': '1' } );

/** Answers as a store in which all panels have waiting items. */
export function answerActivity(): void {
	onRest( 'GET /wc-analytics/orders', listOf( [ { id: 77 } ], 142 ) );
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 1 } );
	onRest( 'GET /wc-analytics/products/reviews', ( { query }: { query: Record< string, unknown > } ) =>
		query[ 'per_page' ] === '1' ? listOf( [ { id: 1 } ], 2 ) : listOf( [ review( 1 ), review( 2 ) ] )
	);
	onRest(
		'GET /wc/v3/orders',
		listOf( [ order(), order( { id: 78, number: '', billing: {}, currency: 'EUR', currency_symbol: '<i>€</i>' } ) ] )
	);
	onRest( 'GET /wc-analytics/products/low-in-stock', listOf( [ shirt ] ) );
}

export const openPanel = ( name: RegExp ) => screen.findByRole( 'button', { name } );
