import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { widestOverflow } from './support/axe';
import { eventually } from './support/eventually';
import { finishSetup, readRow, restoreHome } from './support/home-store';
import { addMessages, numbered } from './support/messages';
import { openInbox } from './support/inbox';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const inbox = () => scenario.page.getByRole( 'region', { name: 'Inbox' } );
const message = ( title: string ) => inbox().locator( 'li' ).filter( { hasText: title } );
/** The title without the word “Unread”, because the message may be read meanwhile. */
const titleOf = ( text: string ) => text.replace( /Unread$/, '' );
const deleted = async ( name: string ) =>
	( await readRow( scenario.store, `SELECT is_deleted FROM {prefix}wc_admin_notes WHERE name = "${ name }"` ) )?.[ 'is_deleted' ];

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

/** A message with two buttons, of a type that no host removes. */
const PROMOTION = {
	title: 'Offer a winter sale',
	buttons: [
		{ name: 'create', label: 'Create coupon', address: 'post-new.php?post_type=shop_coupon' },
		{ name: 'not-now', label: 'Not now' },
	],
};

describe( 'the inbox on Home', () => {
	it( 'N3: dismisses a message with one press, and Undo restores it at its place', async () => {
		await addMessages( scenario.store, [ { title: 'Newer' }, PROMOTION, { title: 'Older' } ] );
		await openInbox( scenario );
		await message( 'Offer a winter sale' ).waitFor();
		const titles = await inbox().locator( 'li h3' ).allTextContents();
		await message( 'Offer a winter sale' )
			.getByRole( 'button', { name: /^Dismiss/ } )
			.click();
		await message( 'Offer a winter sale' ).waitFor( { state: 'detached' } );
		await eventually(
			() => deleted( 'browser-test-1' ),
			( value ) => value === '1'
		);
		await scenario.page.getByRole( 'button', { name: 'Undo' } ).click();
		await message( 'Offer a winter sale' ).waitFor();
		await scenario.settle();
		expect( await deleted( 'browser-test-1' ) ).toBe( '0' );
		expect( ( await inbox().locator( 'li h3' ).allTextContents() ).map( titleOf ) ).toEqual( titles.map( titleOf ) );
	} );

	it( 'PR1: dismisses one message with a double-click, not the one that moves up', async () => {
		await addMessages( scenario.store, numbered( 3, { title: 'Moving' } ) );
		await openInbox( scenario );
		const { mouse } = scenario.page;
		await scenario.page.getByRole( 'button', { name: 'Dismiss “Moving 0”' } ).hover();
		await mouse.down();
		await mouse.up();
		await message( 'Moving 0' ).waitFor( { state: 'detached' } );
		await mouse.down( { clickCount: 2 } );
		await mouse.up( { clickCount: 2 } );
		await eventually(
			() => deleted( 'browser-test-0' ),
			( value ) => value === '1'
		);
		expect( await message( 'Moving 1' ).isVisible() ).toBe( true );
		expect( await deleted( 'browser-test-1' ) ).toBe( '0' );
	} );

	it( 'N4: keeps a message whose button was pressed, and marks it as read', async () => {
		await addMessages( scenario.store, [ PROMOTION ] );
		await openInbox( scenario );
		await message( 'Offer a winter sale' ).getByRole( 'button', { name: 'Not now' } ).click();
		await eventually(
			async () =>
				( await readRow( scenario.store, 'SELECT status FROM {prefix}wc_admin_notes WHERE name = "browser-test-0"' ) )?.[
					'status'
				],
			( value ) => value === 'actioned'
		);
		await message( 'Offer a winter sale' ).getByText( 'Unread' ).waitFor( { state: 'detached' } );
		expect( await message( 'Offer a winter sale' ).isVisible() ).toBe( true );
	} );

	it( 'N2: dismisses all messages after a confirmation, and Undo restores them', async () => {
		await addMessages( scenario.store, [ PROMOTION ] );
		await openInbox( scenario );
		await inbox().getByRole( 'button', { name: 'Inbox Notes Options' } ).click();
		await scenario.page.getByRole( 'menuitem', { name: 'Dismiss all' } ).click();
		await scenario.page.getByRole( 'button', { name: 'Yes, dismiss all' } ).click();
		await scenario.page.getByText( 'Your inbox is empty' ).waitFor();
		expect( await deleted( 'browser-test-0' ) ).toBe( '1' );
		await scenario.page.getByRole( 'button', { name: 'Undo' } ).click();
		await message( 'Offer a winter sale' ).waitFor();
		await scenario.settle();
		expect( await deleted( 'browser-test-0' ) ).toBe( '0' );
	} );

	it( 'N6: marks only visible messages as read', async () => {
		await addMessages( scenario.store, numbered( 5, { title: 'Seen' } ) );
		await scenario.page.setViewportSize( { width: 1366, height: 500 } );
		await openInbox( scenario );
		await message( 'Seen 0' ).waitFor();
		const read = async ( index: number ) =>
			( await readRow( scenario.store, `SELECT is_read FROM {prefix}wc_admin_notes WHERE name = "browser-test-${ index }"` ) )?.[
				'is_read'
			];
		await message( 'Seen 0' ).locator( 'h3' ).scrollIntoViewIfNeeded();
		await eventually(
			() => read( 0 ),
			( value ) => value === '1'
		);
		expect( await read( 4 ) ).toBe( '0' );
	} );

	it( 'N1: shows 1,000 messages in pages, without a count that the server does not know', async () => {
		await addMessages( scenario.store, numbered( 1000, { title: 'Message' } ) );
		await openInbox( scenario );
		await message( 'Message 0' ).waitFor();
		expect( await inbox().locator( 'li' ).count() ).toBe( 5 );
		await scenario.page.mouse.move( 300, 300 );
		await scenario.page.mouse.move( 310, 310 );
		await scenario.settle();
		expect(
			await inbox()
				.getByText( /unread message/ )
				.count()
		).toBe( 0 );
		await inbox().getByRole( 'button', { name: 'Show older' } ).click();
		await inbox().locator( 'li' ).nth( 14 ).waitFor();
		await inbox().getByRole( 'button', { name: 'Show more' } ).click();
		await inbox().locator( 'li' ).nth( 24 ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'runs no script of a title or a text, and wraps long ones', async () => {
		await addMessages( scenario.store, [
			{
				title: `<img src=x onerror="window.hacked=1">${ 'long'.repeat( 75 ) }`,
				content: '<script>window.hacked=1</script><a href="javascript:window.hacked=1">Press</a>',
			},
		] );
		await scenario.page.setViewportSize( { width: 360, height: 740 } );
		await openInbox( scenario );
		await inbox().getByText( 'onerror' ).first().waitFor();
		expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		// Some hosts turn it into an ordinary address, so the press may leave the page.
		await inbox().getByText( 'Press' ).click();
		expect( await scenario.page.evaluate( () => 'hacked' in window ) ).toBe( false );
	} );
} );
