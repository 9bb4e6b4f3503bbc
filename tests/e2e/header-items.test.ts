import { afterEach, describe, expect, it } from '@jest/globals';
import { makeTask } from '../js/factories/make-task';
import { findViolations } from './support/axe';
import { restoreHome } from './support/home-store';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { prepareTaskAnswers } from './support/task-answers';

const scenario = prepareScenario();
const answer = prepareTaskAnswers( scenario );
const header = () => scenario.page.locator( '.woocommerce-layout__header' );
const link = ( name: RegExp ) => header().getByRole( 'link', { name } );
const tab = ( name: RegExp ) => scenario.page.getByRole( 'tab', { name } );
const COMING_SOON = 'woocommerce_coming_soon';
const REMINDER = 'woocommerce_task_list_reminder_bar_hidden';

afterEach( () => restoreHome( scenario.store ) );

describe( 'the link to the store', () => {
	it.each( [
		[ 'yes', /^Preview store/ ],
		[ 'no', /^View store/ ],
	] )( 'has the name for coming soon "%s" and opens a new tab', async ( value, name ) => {
		const before = await readOption( scenario.store, COMING_SOON );
		try {
			await setOptions( scenario.store, { [ COMING_SOON ]: value } );
			await scenario.open();
			await link( name ).waitFor();
			expect( await link( name ).getAttribute( 'target' ) ).toBe( '_blank' );
			expect(
				await header()
					.getByRole( 'link', { name: /^(Preview|View)/ } )
					.count()
			).toBe( 1 );
		} finally {
			await setOptions( scenario.store, { [ COMING_SOON ]: before === false ? null : before } );
		}
	} );

	it( 'links to the whole site during the appearance task', async () => {
		await answer( { lists: { setup: { tasks: [ makeTask( { id: 'appearance', title: 'Dress your store' } ) ] } } } );
		await scenario.open( `${ HOME }&task=appearance` );
		await link( /^Preview site/ ).waitFor();
		expect( new URL( String( await link( /^Preview site/ ).getAttribute( 'href' ) ) ).origin ).toBe(
			new URL( scenario.store.url ).origin
		);
	} );

	it( 'is not on classic pages', async () => {
		await scenario.open( 'edit.php?post_type=product' );
		await tab( /^Activity/ ).waitFor();
		expect( await link( /^(Preview|View)/ ).count() ).toBe( 0 );
	} );
} );

describe( 'the reminder', () => {
	const reminder = () => scenario.page.getByText( /^\d steps? left$/ );
	const answerDone = ( done: number, more: object = {} ) =>
		answer( { lists: { setup: { tasks: [ 0, 1, 2 ].map( ( index ) => makeTask( { isComplete: index < done } ) ), ...more } } } );
	const openSettings = async () => {
		await scenario.open( 'admin.php?page=wc-settings' );
		await scenario.page.locator( '#woocommerce-embedded-root h1' ).waitFor();
		await scenario.settle();
	};
	afterEach( () => setOptions( scenario.store, { [ REMINDER ]: null } ) );

	it.each( [
		[ 1, '2 steps left', 'Continue setup' ],
		[ 2, '1 step left', 'Finish setup' ],
	] )( 'says after %i of 3 steps how many are left, and links to Home', async ( done, words, action ) => {
		await answerDone( done );
		await openSettings();
		await reminder().filter( { hasText: words } ).waitFor();
		await scenario.page.getByRole( 'link', { name: action } ).click();
		await scenario.page.waitForURL( /page=wc-admin/ );
		await scenario.page.locator( '#setup' ).waitFor();
		expect( await reminder().count() ).toBe( 0 );
	} );
} );

describe( 'the product editor', () => {
	it( 'has a feedback tab that says when usage tracking is off', async () => {
		await setOptions( scenario.store, { woocommerce_allow_tracking: 'no' } );
		await scenario.open( 'post-new.php?post_type=product' );
		await tab( /^Feedback/ ).click();
		const dialog = scenario.page.getByRole( 'dialog', { name: "How's your experience with the product editor?" } );
		await dialog.getByText( 'Your store does not share usage data, so an answer could not be sent.' ).waitFor();
		expect( await findViolations( scenario.page, '[role="dialog"]' ) ).toEqual( [] );
		await scenario.page.keyboard.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		expect( await tab( /^Feedback/ ).evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
	} );

	it( 'asks two questions when usage tracking is on, and thanks', async () => {
		await setOptions( scenario.store, { woocommerce_allow_tracking: 'yes' } );
		try {
			await scenario.open( 'post-new.php?post_type=product' );
			await tab( /^Feedback/ ).click();
			const dialog = scenario.page.getByRole( 'dialog', { name: "How's your experience with the product editor?" } );
			await dialog.getByRole( 'button', { name: 'Share' } ).click();
			await dialog.getByText( 'Choose an answer.' ).first().waitFor();
			for ( const group of await dialog.getByRole( 'group' ).all() ) {
				await group.getByText( 'Agree', { exact: true } ).click();
			}
			await dialog.getByRole( 'button', { name: 'Share' } ).click();
			await scenario.page.getByText( "Thanks for the feedback. We'll put it to good use!" ).waitFor();
		} finally {
			await setOptions( scenario.store, { woocommerce_allow_tracking: 'no' } );
		}
	} );
} );

describe( 'the account at WooCommerce.com', () => {
	const menu = () => scenario.page.getByRole( 'button', { name: 'User options' } );
	/** Makes the page say whether the store has an account. */
	const withAccount = ( isConnected: boolean, url: string ) =>
		`add_filter( 'script_loader_tag', static function ( $tag ) {
	return preg_replace( '/"account":\\{[^}]*\\}/', '"account":{"isConnected":${ String( isConnected ) },"url":"${ url }","email":""}', $tag );
} );`;
	const ADDRESS = 'admin.php?page=wc-settings&account=there';

	it( 'is connected from Home with a return address', async () => {
		await runWithPhp( scenario.store, withAccount( false, ADDRESS ), async () => {
			await scenario.open();
			await menu().click();
			await scenario.page.getByRole( 'menu' ).getByText( 'Connect to WooCommerce.com' ).waitFor();
			await scenario.page.getByRole( 'menuitem', { name: 'Connect account' } ).click();
			await scenario.page.waitForURL( /account=there/ );
			expect( new URL( scenario.page.url() ).searchParams.get( 'redirect_admin_url' ) ).toBe(
				`${ scenario.store.url }/wp-admin/${ HOME }`
			);
		} );
	} );

	it( 'is disconnected after a confirmation', async () => {
		await runWithPhp( scenario.store, withAccount( true, ADDRESS ), async () => {
			const question = scenario.page.getByRole( 'dialog', { name: 'Are you sure you want to disconnect?' } );
			const ask = async () => {
				await menu().click();
				await scenario.page.getByRole( 'menuitem', { name: 'Disconnect account' } ).click();
				await question.waitFor();
			};
			await scenario.open();
			await ask();
			await question.getByRole( 'button', { name: 'Keep connected' } ).click();
			await question.waitFor( { state: 'detached' } );
			expect( await menu().evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
			await ask();
			await question.getByRole( 'button', { name: 'Disconnect' } ).click();
			await scenario.page.waitForURL( /account=there/ );
		} );
	} );
} );
