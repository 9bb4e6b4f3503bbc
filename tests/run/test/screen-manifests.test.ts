import { expect, jest, test } from '@jest/globals';
import path from 'node:path';
import { repositoryRoot } from '../repository-files';
import { loadManifests, manifestsToPhp, printManifests } from '../screen-manifests';

const manifests = printManifests(
	loadManifests( path.join( repositoryRoot, 'client' ), ( file ) => jest.requireActual< object >( file ) )
);

test( 'F5: manifests preload no report', () => {
	const { app, screens, tasks } = manifests;
	const paths = [ app, ...Object.values( screens ), ...Object.values( tasks ) ].flatMap( ( { preloads } ) =>
		preloads.map( ( preload ) => preload.path )
	);
	expect( paths.length ).toBeGreaterThan( 3 );
	expect( paths.filter( ( route ) => /\/wc-analytics\/(reports|leaderboards|performance)/.test( route ) ) ).toEqual( [] );
} );

test( 'manifestsToPhp returns a PHP file with the path of each screen', () => {
	const source = manifestsToPhp( manifests );
	expect( source ).toMatch( /^<\?php return / );
	Object.keys( manifests.screens ).forEach( ( screen ) => expect( source ).toContain( `'${ screen }'` ) );
} );
