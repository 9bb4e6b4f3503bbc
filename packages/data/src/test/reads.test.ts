import { describe, expect, test } from '@jest/globals';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { makeRegistry } from './make-registry';

type Route = Parameters< typeof onRest >[ 0 ];

interface Read {
	readonly store: string;
	readonly selector: string;
	readonly args?: readonly unknown[];
	readonly route: Route;
	readonly query?: object;
	readonly body: unknown;
	readonly expected: unknown;
	/** The public selector that tells of a failure, with its arguments. */
	readonly error?: readonly [ string, ...unknown[] ];
}

const query = { after: '2026-11-01T00:00:00', per_page: 25 };
const sent = { after: '2026-11-01T00:00:00', per_page: '25' };
const counted = ( body: unknown ) => answer( 200, body, { 'X-WP-Total': '12', 'X-WP-TotalPages': '3' } );
const item = { id: 5, name: 'Five' };

const READS: readonly Read[] = [
	{
		store: 'wc/admin/reports',
		selector: 'getReportItems',
		args: [ 'orders', query ],
		route: 'GET /wc-analytics/reports/orders',
		query: sent,
		body: counted( [ item ] ),
		expected: { data: [ item ], totalResults: 12, totalPages: 3 },
		error: [ 'getReportItemsError', 'orders', query ],
	},
	{
		store: 'wc/admin/reports',
		selector: 'getReportStats',
		args: [ 'revenue', query ],
		route: 'GET /wc-analytics/reports/revenue/stats',
		query: sent,
		body: counted( { totals: { orders_count: 195 }, intervals: [] } ),
		expected: { data: { totals: { orders_count: 195 }, intervals: [] }, totalResults: 12, totalPages: 3 },
		error: [ 'getReportStatsError', 'revenue', query ],
	},
	{
		store: 'wc/admin/items',
		selector: 'getItems',
		args: [ 'categories', { search: 'x' } ],
		route: 'GET /wc-analytics/products/categories',
		query: { search: 'x' },
		body: [ item ],
		expected: new Map( [ [ 5, item ] ] ),
		error: [ 'getItemsError', 'categories', { search: 'x' } ],
	},
	{
		store: 'wc/admin/items',
		selector: 'getItemsTotalCount',
		args: [ 'orders', { status: 'processing', page: 4, per_page: 10 } ],
		route: 'GET /wc-analytics/orders',
		query: { status: 'processing', page: '1', per_page: '1', _fields: [ 'id' ] },
		body: counted( [] ),
		expected: 12,
	},
	{
		store: 'wc/admin/reviews',
		selector: 'getReviews',
		args: [ { status: 'hold' } ],
		route: 'GET /wc-analytics/products/reviews',
		query: { status: 'hold' },
		body: [ item ],
		expected: [ item ],
		error: [ 'getReviewsError', { status: 'hold' } ],
	},
	{
		store: 'wc/admin/reviews',
		selector: 'getReview',
		args: [ 5 ],
		route: 'GET /wc-analytics/products/reviews/5',
		body: item,
		expected: item,
		error: [ 'getReviewError', 5 ],
	},
	{
		store: 'wc/admin/orders',
		selector: 'getOrders',
		args: [ { _fields: [ 'status' ] } ],
		route: 'GET /wc/v3/orders',
		query: { _fields: [ 'id', 'status' ] },
		body: [ { id: 5, status: 'pending' } ],
		expected: [ { id: 5, status: 'pending' } ],
		error: [ 'getOrdersError', { _fields: [ 'status' ] } ],
	},
	{
		store: 'wc/admin/orders',
		selector: 'getOrdersTotalCount',
		args: [ { status: 'pending' } ],
		route: 'GET /wc/v3/orders',
		body: counted( [] ),
		expected: 12,
	},
	{
		store: 'wc/admin/products',
		selector: 'getSuggestedProducts',
		args: [ { limit: 2 } ],
		route: 'GET /wc/v3/products/suggested-products',
		query: { limit: '2' },
		body: [ item ],
		expected: [ item ],
	},
	{
		store: 'wc/payment-gateways',
		selector: 'getPaymentGateways',
		route: 'GET /wc/v3/payment_gateways',
		body: [ { id: 'bacs' } ],
		expected: [ { id: 'bacs' } ],
	},
	{
		store: 'wc/payment-gateways',
		selector: 'getPaymentGateway',
		args: [ 'bacs' ],
		route: 'GET /wc/v3/payment_gateways/bacs',
		body: { id: 'bacs' },
		expected: { id: 'bacs' },
	},
	{
		store: 'wc/admin/countries',
		selector: 'getCountries',
		route: 'GET /wc-analytics/data/countries',
		body: [ { code: 'US' } ],
		expected: [ { code: 'US' } ],
	},
	{
		store: 'wc/admin/countries',
		selector: 'getCountry',
		args: [ 'US' ],
		route: 'GET /wc-analytics/data/countries',
		body: [ { code: 'DE' }, { code: 'US' } ],
		expected: { code: 'US' },
	},
	{
		store: 'wc/admin/countries',
		selector: 'getLocale',
		args: [ 'AE:DU' ],
		route: 'GET /wc-analytics/data/countries/locales',
		body: { AE: { postcode: { hidden: true } } },
		expected: { postcode: { hidden: true } },
	},
	{
		store: 'wc/shipping-methods',
		selector: 'getShippingMethods',
		args: [ true ],
		route: 'GET /wc-admin/shipping-partner-suggestions',
		query: { force_default_suggestions: 'true' },
		body: [ { id: 'a' } ],
		expected: [ { id: 'a' } ],
	},
	{
		store: 'wc/admin/woopayments-onboarding',
		selector: 'getOnboardingData',
		args: [ 'settings' ],
		route: 'POST /wc-admin/settings/payments/woopayments/onboarding',
		body: { steps: [ { id: 'a' } ], context: {} },
		expected: { steps: [ { id: 'a' } ], context: {} },
		error: [ 'getOnboardingDataError' ],
	},
	{
		store: 'wc/admin/payment-settings',
		selector: 'getSuggestions',
		route: 'POST /wc-admin/settings/payments/providers',
		body: { providers: [], suggestions: [ { id: 'a' } ] },
		expected: [ { id: 'a' } ],
	},
	{
		store: 'wc/admin/payment-settings',
		selector: 'getIsWooPayEligible',
		route: 'POST /wc-admin/settings/payments/woopayments/woopay-eligibility',
		body: { is_eligible: true },
		expected: true,
	},
	{
		store: 'wc/admin/import',
		selector: 'getImportStatus',
		args: [ { since: 1 } ],
		route: 'GET /wc-analytics/reports/import/status',
		query: { since: '1' },
		body: { is_importing: false },
		expected: { is_importing: false },
		error: [ 'getImportError', { since: 1 } ],
	},
	{
		store: 'wc/admin/import',
		selector: 'getImportTotals',
		args: [ { skip_existing: false } ],
		route: 'GET /wc-analytics/reports/import/totals',
		query: { skip_existing: 'false' },
		body: { customers: 300, orders: 2172 },
		expected: { customers: 300, orders: 2172 },
		error: [ 'getImportError', { skip_existing: false } ],
	},
	{
		store: 'wc/marketing',
		selector: 'getRecommendedPlugins',
		args: [ 'marketing' ],
		route: 'GET /wc-admin/marketing/recommended',
		query: { per_page: '50', category: 'marketing' },
		body: [ { product: 'a' } ],
		expected: [ { product: 'a' } ],
	},
	{
		store: 'wc/marketing',
		selector: 'getMiscRecommendations',
		route: 'GET /wc-admin/marketing/misc-recommendations',
		body: [ { id: 'a' } ],
		expected: [ { id: 'a' } ],
	},
	{
		store: 'wc/marketing',
		selector: 'getBlogPosts',
		args: [ 'marketing' ],
		route: 'GET /wc-admin/marketing/knowledge-base',
		query: { category: 'marketing' },
		body: [ { title: 'A' } ],
		expected: [ { title: 'A' } ],
		error: [ 'getBlogPostsError', 'marketing' ],
	},
	{
		store: 'wc/marketing-multichannel',
		selector: 'getRegisteredChannels',
		route: 'GET /wc-admin/marketing/channels',
		body: [ { slug: 'a' } ],
		expected: { data: [ { slug: 'a' } ], error: undefined },
	},
	{
		store: 'wc/marketing-multichannel',
		selector: 'getRecommendedChannels',
		route: 'GET /wc-admin/marketing/recommendations',
		query: { category: 'channels' },
		body: [ { slug: 'a' } ],
		expected: { data: [ { slug: 'a' } ], error: undefined },
	},
	{
		store: 'wc/marketing-multichannel',
		selector: 'getCampaigns',
		args: [ 2, 5 ],
		route: 'GET /wc-admin/marketing/campaigns',
		query: { page: '2', per_page: '5' },
		body: counted( [ { id: 'a' } ] ),
		expected: { campaigns: { data: [ { id: 'a' } ], error: undefined }, meta: { total: 12 } },
	},
	{
		store: 'wc/marketing-multichannel',
		selector: 'getCampaignTypes',
		route: 'GET /wc-admin/marketing/campaign-types',
		body: [],
		expected: { data: [], error: undefined },
	},
	{
		store: 'wc/customer-effort-score',
		selector: 'getCesSurveyQueue',
		route: 'GET /wc-admin/options',
		query: { options: 'woocommerce_ces_tracks_queue' },
		body: { woocommerce_ces_tracks_queue: [ { action: 'a' }, 'nonsense' ] },
		expected: [ { action: 'a' } ],
	},
	{
		store: 'wc/admin/settings-options',
		selector: 'getGroup',
		args: [ 'tax' ],
		route: 'GET /wc/v3/settings',
		body: [ { id: 'general' }, { id: 'tax' } ],
		expected: { id: 'tax' },
	},
	{
		store: 'wc/admin/settings-options',
		selector: 'getSettings',
		args: [ 'tax' ],
		route: 'GET /wc-analytics/settings/tax',
		body: [ { id: 'a', value: 'yes' } ],
		expected: [ { id: 'a', value: 'yes' } ],
		error: [ 'getGroupError', 'tax' ],
	},
	{
		store: 'wc/admin/settings-options',
		selector: 'getSettingValue',
		args: [ 'tax', 'a' ],
		route: 'GET /wc-analytics/settings/tax/a',
		body: { id: 'a', value: 'yes' },
		expected: 'yes',
		error: [ 'getSettingError', 'tax', 'a' ],
	},
	{
		store: 'wc/admin/settings',
		selector: 'getSettingsForGroup',
		args: [ 'tax', [ 'tax', 'other' ] ],
		route: 'GET /wc-analytics/settings/tax',
		body: [ { id: 'a', value: 'yes' } ],
		expected: { tax: { a: 'yes' }, other: {} },
		error: [ 'getLastSettingsErrorForGroup', 'tax' ],
	},
	{
		store: 'woocommerce-navigation',
		selector: 'getFavorites',
		route: 'GET /wc-admin/navigation/favorites/me',
		body: [ 'a' ],
		expected: [ 'a' ],
	},
	{
		store: 'experimental/wc/admin/product-form',
		selector: 'getField',
		args: [ 'name' ],
		route: 'GET /wc-admin/product-form',
		body: { fields: [ { id: 'name' } ] },
		expected: { id: 'name' },
	},
	{
		store: 'experimental/wc/admin/tax-classes',
		selector: 'getTaxClasses',
		route: 'GET /wc/v3/taxes/classes',
		body: [ { slug: 'standard', name: 'Standard' } ],
		expected: [ { id: 'standard', slug: 'standard', name: 'Standard' } ],
		error: [ 'getTaxClassesError' ],
	},
	{
		store: 'wc/admin/products/attributes/terms',
		selector: 'getProductAttributeTerms',
		args: [ { attribute_id: 3, search: 'r' } ],
		route: 'GET /wc/v3/products/attributes/3/terms',
		query: { search: 'r' },
		body: [ item ],
		expected: [ item ],
		error: [ 'getProductAttributeTermsError', { attribute_id: 3, search: 'r' } ],
	},
];

describe.each( READS )( '$store $selector', ( { store, selector, args = [], route, query: asked, body, expected, error } ) => {
	test( 'asks its route once, however often it is read', async () => {
		onRest( route, () => body );
		const registry = makeRegistry();
		const read = registry.resolveSelect( store )[ selector ];
		expect( await Promise.all( [ read?.( ...args ), read?.( ...args ) ] ) ).toEqual( [ expected, expected ] );
		await read?.( ...args );
		expect( restRequests() ).toHaveLength( 1 );
		if ( asked ) {
			expect( restRequests()[ 0 ]?.query ).toEqual( asked );
		}
	} );

	test( 'gives the same value as long as nothing changed', async () => {
		onRest( route, () => body );
		const registry = makeRegistry();
		await registry.resolveSelect( store )[ selector ]?.( ...args );
		const read = registry.select( store )[ selector ];
		expect( read?.( ...structuredClone( args ) ) ).toBe( read?.( ...structuredClone( args ) ) );
	} );

	test( 'fails where @wordpress/data and the public selector see it, and can be asked again', async () => {
		onRest( route, restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		await expect( registry.resolveSelect( store )[ selector ]?.( ...args ) ).rejects.toMatchObject( { code: 'broken' } );
		if ( error ) {
			const [ name, ...errorArgs ] = error;
			expect( registry.select( store )[ name ]?.( ...errorArgs ) ).toMatchObject( { code: 'broken' } );
		}
		onRest( route, () => body );
		await registry.dispatch( store )[ 'invalidateResolutionForStore' ]?.();
		expect( await registry.resolveSelect( store )[ selector ]?.( ...args ) ).toEqual( expected );
	} );
} );

test( 'indicators without a choice are empty without a request', async () => {
	const registry = makeRegistry();
	expect( await registry.resolveSelect( 'wc/admin/reports' )[ 'getReportItems' ]?.( 'performance-indicators', {} ) ).toEqual( {
		data: [],
		totalResults: 0,
		totalPages: 0,
	} );
	expect( restRequests() ).toEqual( [] );
} );
