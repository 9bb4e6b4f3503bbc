import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Root } from 'react-dom/client';
import { act, waitFor } from '@testing-library/react';
import { makeNote } from '../../../tests/js/factories/make-note';
import { makeUser } from '../../../tests/js/factories/make-user';
import { onRest, restRequests, type Route } from '../../../tests/js/fake-rest';
import { keepEverythingInView } from '../../../tests/js/keep-everything-in-view';
import { bootWith, openUrl } from '../../../tests/js/render';
import { preloads as alertsPreloads } from '../../frame/alerts/manifest';
import { preloads as feedbackPreloads } from '../../frame/feedback/manifest';
import { homeManifest, preloads as homePreloads } from '../../screens/home/manifest';
import type { Preload } from '../../shared/screen-manifest';
import { boot } from '../boot';
import { preloads as appPreloads } from '../manifest';

const optionsOf = ( { options }: { readonly options: readonly string[] } ): Preload => ( {
	path: '/wc-admin/options',
	query: { options: options.join( ',' ) },
} );
const ALL: readonly Preload[] = [ ...appPreloads, ...alertsPreloads, ...feedbackPreloads, ...homePreloads, optionsOf( homeManifest ) ];
const CAPABILITIES = ALL.flatMap( ( { can = [] } ) => can );
const STATUSES = [ 'processing', 'on-hold' ];

let roots: readonly Root[] = [];

beforeEach( () => {
	keepEverythingInView();
	document.body.innerHTML = '<div id="root"></div>';
	for ( const { path } of ALL ) {
		onRest( `GET ${ path }` as Route, [] );
	}
	onRest( 'GET /wc-admin/options', {} );
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/onboarding/profile', {} );
	onRest( 'GET /wc-analytics/admin/notes', [ makeNote( { is_read: true } ) ] );
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
	onRest( 'GET /wc-analytics/reports/performance-indicators', [] );
	onRest( 'GET /wc-analytics/reports/performance-indicators/allowed', [] );
} );

afterEach( () => {
	act( () => roots.forEach( ( root ) => root.unmount() ) );
	roots = [];
	document.body.replaceChildren();
} );

/** One line per request, the same for every order of the query. */
function lineOf( path: string, query: Readonly< Record< string, unknown > > ): string {
	const values = Object.entries( query ).map( ( [ name, value ] ) => `${ name }=${ String( value ) }` );
	return `${ path }?${ values.sort().join( '&' ) }`;
}

function expectedLine( { path, query = {} }: Preload ): string {
	return lineOf( path, { ...query, ...( query[ 'status' ] === '{actionableStatuses}' ? { status: STATUSES } : {} ) } );
}

// Boot uses the registry of the page, which answers each request once, so there is one test.
test( 'Home sends each request that the manifests preload', async () => {
	bootWith( {
		hasActivityCounts: false,
		isSetupOver: true,
		asksOpinions: true,
		alertCount: 1,
		actionableStatuses: STATUSES,
		features: [ 'activity-panels', 'analytics', 'store-alerts' ],
		user: { id: 1, name: 'Ada', capabilities: [ 'manage_woocommerce', ...CAPABILITIES ] },
	} );
	openUrl( 'admin.php?page=wc-admin' );
	await act( async () => {
		roots = boot();
		await Promise.resolve();
	} );
	const isSent = ( { when = [] }: Preload ) =>
		! when.some( ( fact ) => [ 'hasActivityCounts', 'isQuiet', '!isSetupOver', '!hasReminderBar' ].includes( fact ) );
	const expected = ALL.filter( isSent ).map( expectedLine );
	await waitFor(
		() => {
			const sent = restRequests().map( ( { path, query } ) => lineOf( path, query ) );
			expect( expected.filter( ( line ) => ! sent.includes( line ) ) ).toEqual( [] );
		},
		{ timeout: 20000 }
	);
} );
