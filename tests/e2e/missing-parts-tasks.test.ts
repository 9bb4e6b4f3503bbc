import { afterEach, describe, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { LAZY_PARTS } from './support/lazy-parts';
import { missPart } from './support/miss-part';
import { prepareScenario } from './support/scenario';
import { prepareTaskAnswers } from './support/task-answers';
import { setOptions } from './support/store';

const scenario = prepareScenario();
prepareTaskAnswers( scenario );
const partsOn = ( place: string ) => Object.entries( LAZY_PARTS ).filter( ( [ , { on } ] ) => on === place );

afterEach( async () => {
	await restoreHome( scenario.store );
	await setOptions( scenario.store, {
		woocommerce_allow_tracking: 'no',
		woocommerce_ces_tracks_queue: null,
		demo_store_older_tasks: null,
		woocommerce_show_marketplace_suggestions: 'no',
	} );
} );

describe( 'LP1: a part that fails to load affects nothing else, shows a message and can be loaded again', () => {
	it.each( partsOn( 'tasks' ) )( '%s', async ( name, part ) => missPart( scenario, name, part ) );
} );
