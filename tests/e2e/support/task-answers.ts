import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { addPhp } from './run-with-php';
import type { Scenario } from './scenario';
import { setOptions } from './store';

type Fields = Readonly< Record< string, unknown > >;

/** Values that the server returns instead of its own, by the id of a list or task. */
export interface TaskAnswers {
	readonly lists?: Readonly< Record< string, Fields > >;
	readonly tasks?: Readonly< Record< string, Fields > >;
}

/** The option that holds the changes. */
export const TASK_ANSWERS = 'browser_test_task_answers';

const CHANGE_ANSWERS = `add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	$changes = json_decode( (string) get_option( '${ TASK_ANSWERS }' ), true );
	if ( is_array( $changes ) && '/wc-admin/onboarding/tasks' === $request->get_route() && is_array( $response->get_data() ) ) {
		$lists = json_decode( wp_json_encode( $response->get_data() ), true );
		foreach ( $lists as &$list ) {
			$list = array_merge( $list, $changes['lists'][ $list['id'] ] ?? array() );
			foreach ( $list['tasks'] as &$task ) {
				$task = array_merge( $task, $changes['tasks'][ $task['id'] ] ?? array() );
			}
		}
		$response->set_data( $lists );
	}
	return $response;
}, 10, 3 );`;

/**
 * Lets tests choose what the server returns about tasks, on the page and over REST. Each test starts without changes.
 *
 * @param scenario From `prepareScenario()`.
 * @return Changes the responses from now on; an empty change removes all changes.
 */
export function prepareTaskAnswers( scenario: Scenario ): ( answers: TaskAnswers ) => Promise< void > {
	let remove: ( () => Promise< void > ) | undefined;
	const change = ( answers: TaskAnswers ) => setOptions( scenario.store, { [ TASK_ANSWERS ]: JSON.stringify( answers ) } );
	beforeAll( async () => {
		remove = await addPhp( scenario.store, CHANGE_ANSWERS );
	} );
	afterEach( () => setOptions( scenario.store, { [ TASK_ANSWERS ]: null } ) );
	afterAll( () => remove?.() );
	return change;
}

/** Keeps the tasks out of the preloads, so that they are requested. */
export const PAGE_WITHOUT_TASKS = `add_filter( 'rest_pre_dispatch', static function ( $result, $server, $request ) {
	return ! defined( 'REST_REQUEST' ) && '/wc-admin/onboarding/tasks' === $request->get_route() ? new WP_Error( 'later', 'Later.', array( 'status' => 503 ) ) : $result;
}, 10, 3 );`;
