import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
/** Makes every task of the set-up list complete. */
const ALL_DONE =
	"add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) { if ( '/wc-admin/onboarding/tasks' === $request->get_route() && is_array( $response->get_data() ) ) { $lists = json_decode( wp_json_encode( $response->get_data() ), true ); foreach ( $lists as &$list ) { if ( 'setup' === $list['id'] ) { $list['isComplete'] = true; foreach ( $list['tasks'] as &$task ) { $task['isComplete'] = true; } } } $response->set_data( $lists ); } return $response; }, 10, 3 );";

beforeEach( () => setOptions( scenario.store, { woocommerce_allow_tracking: 'yes', woocommerce_task_list_completed_lists: [ 'setup' ] } ) );
afterEach( async () => {
	await setOptions( scenario.store, { woocommerce_allow_tracking: null, woocommerce_task_list_completed_lists: null } );
	await restoreHome( scenario.store );
} );

describe( 'the completion card of the set-up', () => {
	it( 'says that the set-up is complete, links to the settings, and stays until it is dismissed', async () => {
		await runWithPhp( scenario.store, ALL_DONE, async () => {
			const { page } = scenario;
			await scenario.open();
			await page.getByRole( 'heading', { name: "You've completed store setup" } ).waitFor();
			await page.getByRole( 'region', { name: 'Store management' } ).waitFor();
			await page.getByRole( 'button', { name: 'Hide this list' } ).click();
			await page.getByRole( 'heading', { name: "You've completed store setup" } ).waitFor( { state: 'detached' } );
			await scenario.settle();
			expect( await readOption( scenario.store, 'woocommerce_task_list_hidden_lists' ) ).toEqual( [ 'setup' ] );
			await page.goto( `${ scenario.store.url }/wp-admin/${ HOME }` );
			await page.getByRole( 'heading', { name: 'Your store today' } ).waitFor();
		} );
	} );

	it( 'asks once how the set-up went, and thanks', async () => {
		await runWithPhp( scenario.store, ALL_DONE, async () => {
			const { page } = scenario;
			await scenario.open();
			await page.getByText( 'How was your experience?' ).waitFor();
			await page
				.getByRole( 'button', { name: /Very easy|Very satisfied|5/ } )
				.last()
				.click();
			await page.getByText( 'We appreciate your feedback!' ).waitFor();
			expect( await readOption( scenario.store, 'woocommerce_ces_shown_for_actions' ) ).toContain( 'store_setup' );
			await page.reload();
			await page.getByRole( 'heading', { name: "You've completed store setup" } ).waitFor();
			expect( await page.getByText( 'How was your experience?' ).count() ).toBe( 0 );
		} );
	} );

	it( 'asks for two more answers after a low score, and thanks', async () => {
		await runWithPhp( scenario.store, ALL_DONE, async () => {
			const { page } = scenario;
			await scenario.open();
			await page.getByRole( 'button', { name: 'Very difficult' } ).click();
			const dialog = page.getByRole( 'dialog', { name: 'How was your experience?' } );
			await dialog.getByRole( 'button', { name: 'Share' } ).click();
			await dialog.getByText( 'Choose an answer.' ).first().waitFor();
			expect( await dialog.getByRole( 'group' ).count() ).toBe( 2 );
			await dialog.getByRole( 'group' ).last().getByText( 'Disagree', { exact: true } ).click();
			await dialog.getByRole( 'button', { name: 'Share' } ).click();
			await page.getByText( 'We appreciate your feedback!' ).waitFor();
			expect( await readOption( scenario.store, 'woocommerce_ces_shown_for_actions' ) ).toContain( 'store_setup' );
		} );
	} );
} );
