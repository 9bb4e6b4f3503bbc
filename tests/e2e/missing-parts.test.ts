import { afterEach, describe, expect, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { builtParts } from './support/built-parts';
import { LAZY_PARTS } from './support/lazy-parts';
import { missPart, partsOn } from './support/miss-part';
import { prepareScenario } from './support/scenario';
import { SILENT_PARTS } from './support/silent-parts';
import { setOptions } from './support/store';

const scenario = prepareScenario();

afterEach( async () => {
	await restoreHome( scenario.store );
	await setOptions( scenario.store, { woocommerce_allow_tracking: 'no', woocommerce_ces_tracks_queue: null } );
} );

it( 'every part that the build loads later has a row in this test', () => {
	const known = [ ...Object.keys( LAZY_PARTS ), ...Object.keys( SILENT_PARTS ) ];
	expect( [ ...known ].sort() ).toEqual( [ ...builtParts() ].sort() );
} );

describe( 'LP1: a part that fails to load affects nothing else, shows a message and can be loaded again', () => {
	it.each( [ ...partsOn( 'header' ), ...partsOn( 'reports' ), ...partsOn( 'settings' ) ] )( '$name', async ( part ) =>
		missPart( scenario, part )
	);
} );
