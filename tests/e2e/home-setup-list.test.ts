import { afterEach, describe, expect, it } from '@jest/globals';
import { makeTask } from '../js/factories/make-task';
import { findViolations, widestOverflow } from './support/axe';
import { restoreHome } from './support/home-store';
import { layoutShift } from './support/layout-shift';
import { restRoute } from './support/rest';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { PAGE_WITHOUT_TASKS, prepareTaskAnswers } from './support/task-answers';

const scenario = prepareScenario();
const answer = prepareTaskAnswers( scenario );
const page = () => scenario.page;
const list = () => page().locator( '#setup' );
/** Makes the server return a set-up list of these tasks. */
const answerTasks = ( tasks: readonly Parameters< typeof makeTask >[ 0 ][], more: object = {} ) =>
	answer( { lists: { setup: { tasks: tasks.map( makeTask ), ...more } } } );

afterEach( () => restoreHome( scenario.store ) );

describe( 'the next task', () => {
	it( 'has the picture of the host, or ours when that fails to load', async () => {
		const image = `${ scenario.store.url }/wp-includes/images/w-logo-blue.png`;
		await answerTasks( [ { id: 'tax', imageUrl: image, imageAlt: 'A till' } ] );
		await scenario.open();
		const picture = list().getByRole( 'img', { name: 'A till' } );
		await picture.waitFor();
		expect( await picture.evaluate( ( element ) => ( element as HTMLImageElement ).naturalWidth ) ).toBeGreaterThan( 0 );
		await answerTasks( [ { id: 'tax', imageUrl: `${ scenario.store.url }/nothing.png`, imageAlt: 'A till' } ] );
		await page().reload();
		await list().locator( 'svg.store-admin-illustration' ).waitFor();
		expect( await picture.count() ).toBe( 0 );
	} );
} );

describe( 'a row of the set-up list', () => {
	it.each( [
		[ 'from left to right', '' ],
		[ 'from right to left', RIGHT_TO_LEFT ],
	] )( 'fits titles of 300 characters, markup and words of another direction, %s', async ( _direction, php ) => {
		const titles = {
			long: 'x'.repeat( 300 ),
			markup: '<img src=y onerror="window.hacked=1"><b>Bold</b> step',
			escaped: '&lt;img src=y onerror=window.hacked=1&gt; step',
			arabic: 'أضف المنتجات (3)',
		};
		await answerTasks(
			Object.entries( titles ).map( ( [ id, title ] ) => ( { id, title, content: title, time: '2 minutes', badge: title } ) )
		);
		await runWithPhp( scenario.store, php, async () => {
			for ( const width of [ 1366, 360 ] ) {
				await page().setViewportSize( { width, height: 900 } );
				await scenario.open();
				await list().getByRole( 'link', { name: titles.arabic } ).waitFor();
				await list().getByRole( 'link', { name: 'Bold step' } ).waitFor();
				expect( await widestOverflow( page() ) ).toBeLessThanOrEqual( 0 );
				const outside = await list()
					.locator( 'a, button' )
					.evaluateAll(
						( controls, limit ) => controls.filter( ( control ) => control.getBoundingClientRect().right > limit + 1 ).length,
						width
					);
				expect( outside ).toBe( 0 );
				expect( await findViolations( page() ) ).toEqual( [] );
			}
		} );
		expect( await page().evaluate( () => 'hacked' in window ) ).toBe( false );
	} );
} );

describe( 'the set-up list while its tasks load', () => {
	it( 'shows a skeleton of its size, and causes no layout shift', async () => {
		await runWithPhp( scenario.store, PAGE_WITHOUT_TASKS, async () => {
			const asked = new Promise< () => void >( ( resolve ) => {
				void page().route(
					( url ) => restRoute( url ) === '/wc-admin/onboarding/tasks',
					( route ) => resolve( () => void route.continue() )
				);
			} );
			await scenario.open();
			const release = await asked;
			await page().getByText( 'Loading your tasks…' ).waitFor( { state: 'attached' } );
			expect( await page().locator( '.store-admin-task-row__skeleton' ).count() ).toBe( 5 );
			release();
			await list().getByRole( 'link' ).first().waitFor();
			expect( await layoutShift( page() ) ).toBeLessThan( 0.02 );
		} );
	} );
} );
