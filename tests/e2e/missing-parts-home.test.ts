import { afterEach, describe, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { sharedScripts } from './support/built-parts';
import { LAZY_PARTS, type LazyPart } from './support/lazy-parts';
import { missFile, missPart, partsOn, STYLE_ANSWERS } from './support/miss-part';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();

afterEach( async () => {
	await restoreHome( scenario.store );
	await setOptions( scenario.store, {
		woocommerce_allow_tracking: 'no',
		woocommerce_ces_tracks_queue: null,
		woocommerce_show_lys_tour: null,
	} );
} );

describe( 'LP1: a part that fails to load affects nothing else, shows a message and can be loaded again', () => {
	it.each( partsOn( 'home' ) )( '$name', async ( part ) => missPart( scenario, part ) );
} );

describe( 'LP1: a part is named and can be loaded again when one of its other files fails to load:', () => {
	const part = LAZY_PARTS[ 'mobile-app' ] as LazyPart;

	it( 'its style', async () => missFile( scenario, 'mobile-app\\.\\w+\\.css', part, STYLE_ANSWERS ) );

	it( 'a script that it shares with other parts', async () =>
		missFile( scenario, sharedScripts( 'inbox-panel' )[ 0 ] ?? 'none', LAZY_PARTS[ 'inbox-panel' ] as LazyPart ) );
} );
