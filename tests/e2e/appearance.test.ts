import { describe, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();

/** Current hosts do not list this task; old extensions may still add it, and old links point to it. */
const WITH_TASK = `add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	if ( '/wc-admin/onboarding/tasks' === $request->get_route() && is_array( $response->get_data() ) ) {
		$lists = json_decode( wp_json_encode( $response->get_data() ), true );
		$task  = array( 'id' => 'appearance', 'title' => 'Choose your theme', 'content' => 'Themes give your store its look.', 'actionLabel' => 'Choose theme', 'actionUrl' => null, 'isComplete' => false );
		foreach ( $lists as &$list ) {
			if ( 'setup' === $list['id'] ) {
				array_unshift( $list['tasks'], array_merge( $list['tasks'][0], $task ) );
			}
		}
		$response->set_data( $lists );
	}
	return $response;
}, 10, 3 );`;

describe( 'the appearance task', () => {
	it( 'links from Home to the block themes', async () => {
		await runWithPhp( scenario.store, WITH_TASK, async () => {
			await scenario.open();
			await scenario.page.locator( '.store-admin-task-row' ).filter( { hasText: 'Choose your theme' } ).getByRole( 'link' ).click();
			await scenario.page.waitForURL( /theme-install\.php\?browse=block-themes/ );
		} );
	} );

	it( 'has its own page with its own texts, usable by keyboard', async () => {
		await runWithPhp( scenario.store, WITH_TASK, async () => {
			await scenario.open( `${ HOME }&task=appearance` );
			await scenario.page.getByText( 'Themes give your store its look.' ).waitFor();
			await scenario.page.getByRole( 'link', { name: 'Choose theme' } ).focus();
			await scenario.page.keyboard.press( 'Enter' );
			await scenario.page.waitForURL( /theme-install\.php\?browse=block-themes/ );
		} );
	} );
} );
