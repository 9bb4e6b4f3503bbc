import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, waitForAnimations, widestOverflow } from './support/axe';
import { eventually } from './support/eventually';
import { finishSetup, readUserMeta, restoreHome } from './support/home-store';
import { addMessages } from './support/messages';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { layoutShift } from './support/layout-shift';
import { restRoute, waitForWrite, watchRoutes } from './support/rest';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
const PRODUCTS = 'edit.php?post_type=product';
const SETTINGS = 'admin.php?page=wc-settings';
const REMINDER = 'woocommerce_task_list_reminder_bar_hidden';
const LAST_READ = 'woocommerce_admin_activity_panel_inbox_last_read';
const MARKETING = 'admin.php?page=wc-admin&path=/marketing';
const EMBEDDED = '#woocommerce-embedded-root';

const tab = ( name: string ) => scenario.page.getByRole( 'tab', { name: new RegExp( `^${ name }` ) } );
const panel = () => scenario.page.getByRole( 'tabpanel' );
const focused = () => scenario.page.evaluate( () => document.querySelector( ':focus' )?.textContent ?? '' );

// Tests of other pages open the panel too, which marks messages as read.
beforeEach( async () => {
	await scenario.store.runPhp( { code: 'delete_user_meta( 1, $args[0] );' }, [ LAST_READ ] );
	await addMessages( scenario.store, [ { title: 'A message to try' } ] );
} );
afterEach( async () => {
	await restoreHome( scenario.store );
	await setOptions( scenario.store, { [ REMINDER ]: null } );
} );

const changeNotes = ( change: string ) =>
	scenario.store.runPhp( { code: 'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET " . $args[0] );' }, [ change ] );

/** Waits for the animation of a panel. */
const settle = () => waitForAnimations( scenario.page );

describe( 'the activity panel', () => {
	it( 'shows counts and the inbox on a classic page, and marks messages as read', async () => {
		await finishSetup( scenario.store );
		await changeNotes( 'is_read = 0' );
		await scenario.open( PRODUCTS );
		await tab( 'Activity\\s*Unread messages' ).waitFor();
		await tab( 'Activity' ).click();
		await panel()
			.getByText( /You have \d+ orders? to fulfill/ )
			.waitFor();
		await panel()
			.getByText( /You have \d+ reviews? to moderate/ )
			.waitFor();
		await panel().getByText( 'A message to try' ).waitFor();
		await eventually(
			() => readUserMeta( scenario.store, LAST_READ ),
			( value ) => Number( value ) > Date.now() - 120000
		);
		await scenario.page.reload();
		await tab( 'Activity' ).waitFor();
		expect( ( await tab( 'Activity' ).textContent() )?.trim() ).toBe( 'Activity' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'links to the panel on Home', async () => {
		await finishSetup( scenario.store );
		await scenario.open( PRODUCTS );
		await tab( 'Activity' ).click();
		await panel()
			.getByRole( 'link', { name: /to fulfill/ } )
			.click();
		await scenario.page.locator( '#orders-panel li' ).first().waitFor();
		expect( await scenario.page.getByRole( 'tab', { name: 'Activity' } ).count() ).toBe( 0 );
	} );

	it( 'dismisses a message and restores it', async () => {
		await scenario.open( PRODUCTS );
		await tab( 'Activity' ).click();
		await panel().getByRole( 'button', { name: 'Dismiss “A message to try”' } ).click();
		await panel().getByText( 'A message to try' ).waitFor( { state: 'detached' } );
		await scenario.page.getByRole( 'button', { name: 'Undo' } ).click();
		await panel().getByText( 'A message to try' ).waitFor();
	} );
} );

describe( 'the Finish setup panel', () => {
	it( 'shows the tasks with their progress and links to one', async () => {
		await scenario.open( PRODUCTS );
		await tab( 'Finish setup\\s*\\d of \\d steps done' ).click();
		await panel().getByRole( 'progressbar' ).waitFor();
		await panel()
			.getByRole( 'link', { name: /Collect sales tax/ } )
			.click();
		await scenario.page.waitForURL( /task=tax/ );
	} );

	it( 'comes with a page of the app, which is shown before the server has computed the tasks', async () => {
		const slow = `add_filter( 'rest_pre_dispatch', function ( $answer, $server, $request ) {
	if ( '/wc-admin/onboarding/tasks' === $request->get_route() ) { sleep( 6 ); }
	return $answer;
}, 10, 3 );`;
		await runWithPhp( scenario.store, slow, async () => {
			const routes = watchRoutes( scenario.page );
			await scenario.page.goto( `${ scenario.store.url }/wp-admin/${ MARKETING }`, { waitUntil: 'commit' } );
			await scenario.page.getByRole( 'region', { name: 'Channels' } ).waitFor();
			expect( await tab( 'Finish setup' ).textContent() ).not.toContain( 'steps done' );
			expect( await scenario.page.evaluate( () => document.readyState ) ).toBe( 'loading' );
			await tab( 'Finish setup\\s*\\d of \\d steps done' ).waitFor();
			expect( routes.filter( ( route ) => route.includes( '/onboarding/tasks' ) ) ).toEqual( [] );
		} );
	} );

	it( 'is absent once the list was hidden', async () => {
		await finishSetup( scenario.store );
		await scenario.open( PRODUCTS );
		await tab( 'Activity' ).waitFor();
		expect( await tab( 'Finish setup' ).count() ).toBe( 0 );
	} );
} );

describe( 'the header by keyboard', () => {
	it( 'AX1: moves between the tabs, opens a panel, enters it and returns', async () => {
		await scenario.open( PRODUCTS );
		await tab( 'Finish setup' ).waitFor();
		await tab( 'Activity' ).focus();
		await scenario.page.keyboard.press( 'ArrowRight' );
		expect( await focused() ).toContain( 'Finish setup' );
		expect( await panel().count() ).toBe( 0 );
		await scenario.page.keyboard.press( 'Enter' );
		await panel().getByRole( 'progressbar' ).waitFor();
		await scenario.page.keyboard.press( 'Tab' );
		expect( await panel().evaluate( ( element ) => element.contains( document.querySelector( ':focus' ) ) ) ).toBe( true );
		await scenario.page.keyboard.press( 'Escape' );
		expect( await panel().count() ).toBe( 0 );
		expect( await focused() ).toContain( 'Finish setup' );
	} );

	it( 'opens help on Home, which closes on navigation to a task', async () => {
		await scenario.open();
		await tab( 'Help' ).focus();
		await scenario.page.keyboard.press( 'Enter' );
		await panel()
			.getByRole( 'link', { name: /^Get Support/ } )
			.waitFor();
		await scenario.page.evaluate( () => window.scrollTo( 0, 0 ) );
		await scenario.page.getByRole( 'link', { name: /^Add your products/ } ).focus();
		await scenario.page.keyboard.press( 'Enter' );
		await scenario.page.waitForURL( /task=products/ );
		expect( await panel().count() ).toBe( 0 );
		await tab( 'Help' ).click();
		await panel()
			.getByRole( 'link', { name: /^Add and manage products/ } )
			.waitFor();
	} );
} );

describe( 'the reminder', () => {
	it( 'causes no layout shift, and is dismissed for good', async () => {
		// Alerts above the page would shift it.
		await changeNotes( "status = 'actioned' WHERE type IN ( 'error', 'update' )" );
		await scenario.open( SETTINGS );
		await scenario.page.getByText( /^\d steps? left$/ ).waitFor();
		expect( await layoutShift( scenario.page ) ).toBeLessThan( 0.02 );
		const saved = waitForWrite( scenario.page, '/wc-admin/options' );
		await scenario.page.getByRole( 'button', { name: 'Dismiss the reminder' } ).click();
		await saved;
		expect( await readOption( scenario.store, REMINDER ) ).toBe( 'yes' );
		for ( const address of [ PRODUCTS, SETTINGS, 'edit-tags.php?taxonomy=product_cat&post_type=product' ] ) {
			await scenario.open( address );
			await scenario.page.locator( `${ EMBEDDED } h1` ).waitFor();
			await scenario.settle();
			expect( await scenario.page.getByText( /steps? left$/ ).count() ).toBe( 0 );
		}
	} );
} );

describe( 'a user who only handles products', () => {
	it( 'R3: gets the header without panels and without a 403 response', async () => {
		await scenario.store.runPhp( {
			code: `add_role( 'clerk', 'Clerk', array( 'read' => true, 'edit_posts' => true, 'edit_products' => true, 'edit_others_products' => true, 'edit_published_products' => true, 'edit_shop_orders' => true, 'view_admin_dashboard' => true ) );
			if ( ! username_exists( 'clerk' ) ) { wp_insert_user( array( 'user_login' => 'clerk', 'user_pass' => 'password', 'user_email' => 'clerk@store.test', 'role' => 'clerk' ) ); }`,
		} );
		await scenario.signInAs( 'clerk' );
		const refused: string[] = [];
		scenario.page.on( 'response', ( response ) => {
			if ( response.status() >= 400 && restRoute( response.url() ) !== '' ) {
				refused.push( response.url() );
			}
		} );
		await scenario.open( PRODUCTS );
		await scenario.page.locator( `${ EMBEDDED } h1` ).waitFor();
		await scenario.settle();
		expect( await scenario.page.getByRole( 'tab' ).count() ).toBe( 0 );
		expect( refused ).toEqual( [] );
	} );
} );

describe( 'an open panel', () => {
	const openEach = async ( check: () => Promise< void > ) => {
		await scenario.open( PRODUCTS );
		await tab( 'Activity' ).click();
		await panel().getByText( 'A message to try' ).waitFor();
		await settle();
		await check();
		await tab( 'Finish setup' ).click();
		await panel().getByRole( 'progressbar' ).waitFor();
		await check();
	};

	/** Runs a check on a desktop, and then on a phone. */
	const atBothWidths = async ( check: ( width: number ) => Promise< void > ) => {
		for ( const width of [ 1366, 360 ] ) {
			await scenario.page.setViewportSize( { width, height: 800 } );
			await settle();
			await check( width );
		}
	};

	it( 'has no accessibility violation at 1366 and 360 px, and stays within the window', async () => {
		await openEach( () =>
			atBothWidths( async ( width ) => {
				expect( await findViolations( scenario.page, EMBEDDED ) ).toEqual( [] );
				const box = await panel().boundingBox();
				expect( box?.x ).toBeGreaterThanOrEqual( -1 );
				expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( width + 1 );
			} )
		);
		await scenario.open();
		await tab( 'Help' ).click();
		await panel()
			.getByRole( 'link', { name: /^Get Support/ } )
			.waitFor();
		await atBothWidths( async () => {
			expect( await findViolations( scenario.page ) ).toEqual( [] );
			expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		} );
	} );

	it( 'is at the other side from right to left, where the arrow keys are mirrored', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await openEach( async () => {
				expect( ( await panel().boundingBox() )?.x ).toBeLessThanOrEqual( 1 );
			} );
			await tab( 'Activity' ).focus();
			await scenario.page.keyboard.press( 'ArrowLeft' );
			expect( await focused() ).toContain( 'Finish setup' );
		} );
	} );
} );
