import { afterEach, describe, expect, it } from '@jest/globals';
import { makeTask } from '../js/factories/make-task';
import { findViolations, widestOverflow } from './support/axe';
import { restoreHome } from './support/home-store';
import { layoutShift } from './support/layout-shift';
import { restRoute } from './support/rest';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';
import { PAGE_WITHOUT_TASKS, prepareTaskAnswers } from './support/task-answers';

const scenario = prepareScenario();
const answer = prepareTaskAnswers( scenario );
const page = () => scenario.page;
const list = () => page().locator( '#setup' );
const heading = ( name: string | RegExp ) => page().getByRole( 'heading', { name } );
/** The set-up list made of these tasks. */
const answerTasks = ( tasks: readonly Parameters< typeof makeTask >[ 0 ][], more: object = {} ) =>
	answer( { lists: { setup: { tasks: tasks.map( makeTask ), ...more } } } );

afterEach( () => restoreHome( scenario.store ) );

describe( 'the headline over the set-up list', () => {
	it.each( [
		[ 'greets before the first task was opened', 0, false, /^Welcome to / ],
		[ 'cheers after the first', 1, true, "Let's get you started" ],
		[ 'cheers after three', 3, true, "Let's get you started" ],
		[ 'cheers after four', 4, true, "You're on the right track" ],
		[ 'cheers after five', 5, true, "You're on the right track" ],
		[ 'cheers after six', 6, true, "You're almost there" ],
	] )( '%s', async ( _when, done, isVisited, title ) => {
		await answerTasks( Array.from( { length: 7 }, ( _none, index ) => ( { isVisited, isComplete: index < done } ) ) );
		await scenario.open();
		await page().getByRole( 'heading', { level: 2, name: title } ).waitFor();
		await page().getByText( `Follow these steps to start selling quickly. ${ done } out of 7 complete.` ).waitFor();
		// An empty bar would look broken.
		const bar = page().getByRole( 'progressbar' ).first();
		expect( Number( ( await bar.getAttribute( 'aria-valuenow' ) ) ?? ( await bar.getAttribute( 'value' ) ) ) ).toBe( done || 0.25 );
	} );

	it( 'greets again where a finished list is kept, whose tasks stay', async () => {
		await setOptions( scenario.store, { woocommerce_task_list_keep_completed: 'yes' } );
		await answerTasks( [ { title: 'First step', isVisited: true, isComplete: true } ], { isComplete: true } );
		await scenario.open();
		// A message may greet too.
		await page()
			.getByRole( 'heading', { level: 2, name: /^Welcome to / } )
			.waitFor();
		await list()
			.getByRole( 'link', { name: /First step.*Completed/ } )
			.waitFor();
		expect( await heading( "You've completed store setup" ).count() ).toBe( 0 );
	} );
} );

describe( 'the next task', () => {
	it.each( [
		[ 'store_details', 'First, tell us about your store', 'Add details' ],
		[ 'customize-store', 'Start customizing your store', 'Start customizing' ],
		[ 'tax', 'Configure your tax settings', 'Collect sales tax' ],
		[ 'shipping', 'Get your products shipped', 'Start shipping' ],
		[ 'marketing', 'Reach more customers', 'Grow your business' ],
		[ 'payments', "It's time to get paid", 'Get paid' ],
		[ 'products', 'List your products', 'Add products' ],
		[ 'woocommerce-payments', "It's time to get paid", 'Get paid' ],
		[ 'launch-your-store', 'Your store is ready for launch!', 'Launch store' ],
		[ 'appearance', 'Dress your store', 'Choose a theme' ],
	] )( 'stands above the list with its own words and picture: %s', async ( id, title, action ) => {
		await answerTasks( [
			{ id: 'done-before', title: 'Done before', isComplete: true },
			{ id, title: 'Dress your store', actionLabel: 'Choose a theme' },
			{ id: 'later', title: 'Later' },
		] );
		await scenario.open();
		await list().getByRole( 'heading', { name: title } ).waitFor();
		await list().getByRole( 'link', { name: action, exact: true } ).waitFor();
		expect( await list().locator( 'svg.store-admin-illustration' ).count() ).toBe( 1 );
		await list()
			.getByRole( 'link', { name: /^Dress your store.*Next step/ } )
			.waitFor();
	} );

	it( 'has the picture of a newer host, and ours where that does not come', async () => {
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
	it( 'has its badge, its time and how far it is, none of which a finished one has', async () => {
		const shown = { badge: 'New', time: '2 minutes', isInProgress: true, inProgressLabel: 'Half way' };
		await answerTasks( [ { title: 'Next' }, { title: 'Open one', ...shown }, { title: 'Done one', ...shown, isComplete: true } ] );
		await scenario.open();
		const row = ( title: string ) => list().getByRole( 'listitem' ).filter( { hasText: title } );
		for ( const words of [ 'New', '2 minutes', 'Half way' ] ) {
			await row( 'Open one' ).getByText( words, { exact: true } ).waitFor();
			expect( await row( 'Done one' ).getByText( words, { exact: true } ).count() ).toBe( 0 );
		}
	} );

	it.each( [
		[ 'from left to right', '' ],
		[ 'from right to left', RIGHT_TO_LEFT ],
	] )( 'holds titles of 300 characters, markup and words of another direction, %s', async ( _direction, php ) => {
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

describe( 'the set-up list while its tasks are on the way', () => {
	it( 'keeps its place in grey, and what comes moves nothing', async () => {
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
