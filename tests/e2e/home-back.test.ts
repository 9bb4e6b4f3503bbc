import { afterEach, describe, expect, it } from '@jest/globals';
import { makeTask } from '../js/factories/make-task';
import { launchBrowser, openContext, signIn, watchErrors } from './support/browser';
import { restoreHome } from './support/home-store';
import { restRoute } from './support/rest';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { prepareTaskAnswers, PAGE_WITHOUT_TASKS } from './support/task-answers';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const answer = prepareTaskAnswers( scenario );
const TITLES = [ 'Collect the tax', 'Draw the sign', 'Open the doors' ];
/** Makes the server return three tasks, of which these are complete. */
const answerDone = ( ...done: readonly string[] ) => {
	const tasks = TITLES.map( ( title, index ) => makeTask( { id: `step-${ index }`, title, isComplete: done.includes( title ) } ) );
	return answer( { lists: { setup: { tasks } } } );
};

const row = ( title: string ) => scenario.page.getByRole( 'link', { name: title } );
const progress = ( done: number ) => scenario.page.getByText( `${ done } out of 3 complete.` ).waitFor();
/** Waits for a count beside Home in the side menu. */
const badge = () => scenario.page.locator( '#adminmenu a[href$="page=wc-admin"] .woocommerce-task-list-remaining-tasks-badge' );
const waitForBadge = ( count: number ) =>
	badge()
		.filter( { hasText: String( count ) } )
		.waitFor();

type Dispatch = ( store: string ) => Record< string, ( ( task: string ) => Promise< void > ) | undefined >;

/** Completes a task as its screen does. */
const finish = ( id: string ) =>
	scenario.page.evaluate( ( task ) => {
		const { wp } = window as unknown as { readonly wp: { readonly data: { readonly dispatch: Dispatch } } };
		return wp.data.dispatch( 'wc/admin/onboarding' )[ 'optimisticallyCompleteTask' ]?.( task );
	}, id );

afterEach( () => restoreHome( scenario.store ) );

describe( 'a task that was just completed', () => {
	it( 'T1: is complete on Home after Back and Forward, although the server still returns it as open', async () => {
		await answerDone();
		await scenario.open();
		await waitForBadge( 3 );
		await row( 'Collect the tax' ).click();
		await scenario.page.waitForURL( /task=step-0/ );
		await finish( 'step-0' );
		await scenario.page.goBack();
		await waitForTick( scenario.page, 'Collect the tax' );
		await progress( 1 );
		await waitForBadge( 2 );
		await scenario.page.goForward();
		await scenario.page.waitForURL( /task=step-0/ );
		await scenario.page.goBack();
		await waitForTick( scenario.page, 'Collect the tax' );
		await answerDone( 'Collect the tax' );
		await scenario.page.reload();
		await waitForTick( scenario.page, 'Collect the tax' );
		await waitForBadge( 2 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'T1, T14: stays complete when the response to an earlier request arrives', async () => {
		await answerDone();
		await runWithPhp( scenario.store, PAGE_WITHOUT_TASKS, async () => {
			await scenario.open();
			await row( 'Collect the tax' ).waitFor();
			const { page } = scenario;
			const asked = new Promise< () => Promise< void > >( ( resolve ) => {
				void page.route(
					( url ) => restRoute( url ) === '/wc-admin/onboarding/tasks',
					async ( route ) => {
						const stale = await route.fetch();
						resolve( () => route.fulfill( { response: stale } ) );
					},
					{ times: 1 }
				);
			} );
			await page.evaluate( () => window.dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) ) );
			const release = await asked;
			await finish( 'step-0' );
			await finish( 'step-1' );
			const arrived = page.waitForResponse( ( response ) => restRoute( response.url() ) === '/wc-admin/onboarding/tasks' );
			await release();
			await ( await arrived ).finished();
			await progress( 2 );
			await waitForTick( page, 'Collect the tax' );
			await waitForTick( page, 'Draw the sign' );
			await waitForBadge( 1 );
		} );
	} );
} );

describe( 'Home after Back from another document', () => {
	const leaveAndFinish = async () => {
		await answerDone();
		await scenario.open();
		await waitForBadge( 3 );
		await scenario.page.evaluate( () => Object.assign( window, { isFirstDocument: true } ) );
		await scenario.page.goto( `${ scenario.store.url }/wp-admin/edit.php` );
		await answerDone( 'Draw the sign' );
		// A page from the back/forward cache has no load event.
		await scenario.page.goBack( { waitUntil: 'commit' } );
	};
	const isFirstDocument = () => scenario.page.evaluate( () => 'isFirstDocument' in window );

	it( 'T1: shows what was completed meanwhile', async () => {
		await leaveAndFinish();
		await waitForTick( scenario.page, 'Draw the sign' );
		await waitForBadge( 2 );
		expect( await isFirstDocument() ).toBe( false );
	} );

	it( 'T1: shows it also when the page comes from the back/forward cache', async () => {
		// WordPress disables the back/forward cache; hosts and performance plugins enable it.
		const allow = "add_filter( 'nocache_headers', static function () { return array( 'Cache-Control' => 'no-cache' ); }, 99 );";
		await runWithPhp( scenario.store, allow, async () => {
			const browser = await launchBrowser( { keepsPages: true } );
			try {
				const context = await openContext( browser );
				await signIn( context, scenario.store );
				scenario.page = await context.newPage();
				scenario.errors = watchErrors( scenario.page );
				await leaveAndFinish();
				await waitForTick( scenario.page, 'Draw the sign' );
				await waitForBadge( 2 );
				expect( await isFirstDocument() ).toBe( true );
				expect( scenario.errors ).toEqual( [] );
			} finally {
				await browser.close();
			}
		} );
	} );
} );

describe( 'the count beside Home in the side menu', () => {
	it( 'disappears with the hidden list and returns with Undo', async () => {
		await answerDone( 'Draw the sign' );
		await scenario.open();
		await waitForBadge( 2 );
		await scenario.page.getByRole( 'button', { name: 'Task List Options' } ).first().click();
		await scenario.page.getByRole( 'menuitem', { name: /^Hide/ } ).click();
		await scenario.page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: /^Yes, hide/ } )
			.click();
		await badge().waitFor( { state: 'hidden' } );
		await scenario.page.getByRole( 'button', { name: 'Undo' } ).click();
		await waitForBadge( 2 );
		await badge().waitFor();
		expect( new URL( scenario.page.url() ).search ).toBe( new URL( HOME, scenario.store.url ).search );
	} );
} );
