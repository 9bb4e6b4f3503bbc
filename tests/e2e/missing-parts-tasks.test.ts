import { afterEach, describe, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { missPart, partsOn } from './support/miss-part';
import { prepareScenario } from './support/scenario';
import { prepareTaskAnswers } from './support/task-answers';
import { setOptions } from './support/store';

const scenario = prepareScenario();
prepareTaskAnswers( scenario );

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
	it.each( partsOn( 'tasks' ) )( '$name', async ( part ) => missPart( scenario, part ) );
} );
