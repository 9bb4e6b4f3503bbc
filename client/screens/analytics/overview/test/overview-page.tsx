import { makeUser } from '../../../../../tests/js/factories/make-user';
import { answer, onRest, type RestRequest } from '../../../../../tests/js/fake-rest';
import { keepEverythingInView } from '../../../../../tests/js/keep-everything-in-view';
import { render, type RenderOptions } from '../../../../../tests/js/render';
import { screen, within } from '@testing-library/react';
import { HeaderActionsPlace, PageChromeProvider } from '../../../../shared/page-chrome';
import { OverviewScreen } from '../overview-screen';

export const INDICATORS = 'GET /wc-analytics/reports/performance-indicators';
export const ALLOWED = 'GET /wc-analytics/reports/performance-indicators/allowed';
export const REVENUE = 'GET /wc-analytics/reports/revenue/stats';
export const ORDERS = 'GET /wc-analytics/reports/orders/stats';
export const BOARDS = 'GET /wc-analytics/leaderboards';
export const SAVE = 'POST /wp/v2/users/1';

const URL = 'admin.php?page=wc-admin&path=/analytics/overview';

function indicators( { query }: RestRequest ) {
	const isCompared = String( query[ 'after' ] ).startsWith( '2025' );
	return String( query[ 'stats' ] )
		.split( ',' )
		.map( ( stat ) => ( {
			stat,
			chart: stat.replace( /^.*\//, '' ),
			label: `Label of ${ stat }`,
			format: stat.startsWith( 'revenue' ) ? 'currency' : 'number',
			value: isCompared ? 100 : 1234.5,
			_links: { report: [ { href: `/analytics/${ stat.split( '/' )[ 0 ] ?? '' }` } ] },
		} ) );
}

export function statsOf( { query }: RestRequest ) {
	const fields = [ query[ 'fields' ] ].flat().map( String );
	const day = String( query[ 'after' ] ).slice( 0, 10 );
	const figures = Object.fromEntries( fields.map( ( field ) => [ field, 42 ] ) );
	const interval = {
		interval: day,
		date_start: `${ day } 00:00:00`,
		date_end: `${ day } 23:59:59`,
		subtotals: { ...figures, segments: [] },
	};
	return answer( 200, { totals: { ...figures, segments: [] }, intervals: [ interval ] }, { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' } );
}

export function board( id: string, rows: readonly unknown[] = [] ) {
	return { id, label: `Label of ${ id }`, headers: [ { label: 'Name' }, { label: 'Orders' }, { label: 'Sales' } ], rows };
}

export const ROW = [
	{
		display:
			'<a href="http://localhost/wp-admin/admin.php?page=wc-admin&path=/analytics/products&filter=single_product&products=5">Mug &amp; <b>Cup</b></a>',
		value: 'Mug & Cup',
	},
	{ display: '3', value: 3, format: 'number' },
	{ display: '<span>&#36;</span>7.5', value: 7.5, format: 'currency' },
];

/** Answers every route of the overview; `preferences` are stored as the host stores them. */
export function serve( preferences: Record< string, string > = {} ): void {
	keepEverythingInView();
	onRest( 'GET /wp/v2/users/me', makeUser( preferences ) );
	onRest( SAVE, ( { body } ) => makeUser( ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta ) );
	onRest( INDICATORS, indicators );
	onRest( ALLOWED, [] );
	for ( const name of [ 'revenue', 'orders', 'products', 'coupons', 'taxes', 'downloads' ] ) {
		onRest( `GET /wc-analytics/reports/${ name }/stats`, statsOf );
	}
	onRest( BOARDS, [ board( 'customers' ), board( 'coupons' ), board( 'categories' ), board( 'products', [ ROW ] ) ] );
}

/** Opens November 2026, compared with the year before, without the offer of order attribution. */
export function open( {
	url = `${ URL }&period=custom&after=2026-11-01&before=2026-11-27&compare=previous_year`,
	settings,
}: RenderOptions = {} ) {
	return render(
		<PageChromeProvider>
			<header>
				<HeaderActionsPlace />
			</header>
			<OverviewScreen />
		</PageChromeProvider>,
		{ url, settings: { showsSuggestions: false, ...settings } }
	);
}

export const region = async ( name: string ) => within( await screen.findByRole( 'region', { name } ) );

export const MENUS = {
	Performance: 'Choose which analytics to display and the section name',
	Charts: 'Choose which charts to display',
	Leaderboards: 'Choose which leaderboards to display and other settings',
} as const;

/** Titles of the sections in their order. */
export const titles = () => screen.getAllByRole( 'heading', { level: 2 } ).map( ( { textContent } ) => textContent );
