import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeTask } from '../js/factories/make-task';
import { findViolations } from './support/axe';
import { eventually } from './support/eventually';
import { finishSetup, restoreHome } from './support/home-store';
import { pressByKeyboard } from './support/keyboard';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { readOption } from './support/store';
import { prepareTaskAnswers } from './support/task-answers';

const scenario = prepareScenario();
const answer = prepareTaskAnswers( scenario );
const page = () => scenario.page;
const list = () => page().getByRole( 'region', { name: 'Things to do next' } );
const button = ( name: string ) => list().getByRole( 'button', { name, exact: true } );
const LONG = 'Tools that bring people to your store, and a word about each of them, so that you can choose without opening all. ';
/** Tasks of the host itself: only those are folded. */
const IDEAS = [ 'marketing', 'additional-payments', 'extend-store', 'get-mobile-app', 'review-checkout-experience', 'review-shipping' ];
const answerIdeas = ( count: number, more: object = {} ) =>
	answer( {
		lists: {
			extended: {
				title: 'Things to do next',
				tasks: IDEAS.slice( 0, count ).map( ( id, index ) =>
					makeTask( {
						id,
						title: `Idea ${ index }`,
						content: index === 0 ? LONG : 'Short.',
						parentId: 'extended',
					} )
				),
				...more,
			},
		},
	} );

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

describe( 'the list of things to do next', () => {
	it( 'shows two tasks, and by keyboard all of them and two again', async () => {
		await answerIdeas( 6 );
		await scenario.open();
		await list().getByText( '6 tasks left' ).waitFor( { state: 'attached' } );
		expect( await list().getByRole( 'listitem' ).count() ).toBe( 2 );
		await list().getByRole( 'link', { name: 'Idea 0' } ).focus();
		await pressByKeyboard( button( 'Show 4 more tasks' ) );
		await list().getByRole( 'link', { name: 'Idea 5' } ).waitFor();
		expect( await list().getByRole( 'listitem' ).count() ).toBe( 6 );
		await pressByKeyboard( button( 'Show less' ) );
		await list().getByRole( 'link', { name: 'Idea 5' } ).waitFor( { state: 'detached' } );
		expect( await list().getByRole( 'listitem' ).count() ).toBe( 2 );
		await button( 'Show 4 more tasks' ).waitFor();
	} );

	it( 'is hidden and shown by the display options where the host allows it', async () => {
		await answerIdeas( 3, { isToggleable: true } );
		await scenario.open();
		await list().waitFor();
		const choice = async () => {
			await page().getByRole( 'button', { name: 'Display options' } ).click();
			return page().getByRole( 'menuitemcheckbox', { name: 'Show things to do next' } );
		};
		expect( await ( await choice() ).getAttribute( 'aria-checked' ) ).toBe( 'true' );
		await page().getByRole( 'menuitemcheckbox', { name: 'Show things to do next' } ).click();
		await list().waitFor( { state: 'detached' } );
		await eventually(
			() => readOption( scenario.store, 'woocommerce_task_list_hidden_lists' ),
			( hidden ) => Array.isArray( hidden ) && hidden.includes( 'extended' )
		);
		await page().keyboard.press( 'Escape' );
		await ( await choice() ).click();
		await list().waitFor();
	} );
} );

describe( 'the description of a task', () => {
	const about = () => list().getByText( LONG.trim(), { exact: true } );
	const height = async () => ( await about().boundingBox() )?.height ?? 0;
	const more = () => button( 'More about “Idea 0”' );
	const less = () => button( 'Less about “Idea 0”' );

	it( 'expands by its own button, also by keyboard, while the title links to the task', async () => {
		await answerIdeas( 2 );
		await scenario.open();
		await more().waitFor();
		const closed = await height();
		await more().click();
		await less().waitFor();
		expect( await less().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( await height() ).toBeGreaterThan( closed );
		expect( await findViolations( page() ) ).toEqual( [] );
		await page().keyboard.press( 'Space' );
		await more().waitFor();
		expect( await height() ).toBe( closed );
		// A text that fits on the line needs no button.
		expect(
			await list()
				.getByRole( 'button', { name: /^More about/ } )
				.count()
		).toBe( 1 );
		await list().getByRole( 'link', { name: 'Idea 0' } ).focus();
		await page().keyboard.press( 'Tab' );
		expect( await more().evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
		expect( new URL( page().url() ).searchParams.get( 'task' ) ).toBeNull();
		// A press anywhere else in the row opens the task, because its link covers the row.
		await about().click( { force: true } );
		await page().waitForURL( /task=marketing/ );
	} );

	it( 'has the button at the end of the line from right to left at 360 px', async () => {
		await answerIdeas( 2 );
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await page().setViewportSize( { width: 360, height: 740 } );
			await scenario.open();
			await more().waitFor();
			const box = await more().boundingBox();
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( ( await about().boundingBox() )?.x ?? 0 );
			expect( box?.x ).toBeGreaterThanOrEqual( 0 );
			await pressByKeyboard( more() );
			await less().waitFor();
			expect( new URL( page().url() ).searchParams.get( 'task' ) ).toBeNull();
		} );
	} );
} );
