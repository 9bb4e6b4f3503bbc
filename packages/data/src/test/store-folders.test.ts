import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SOURCE = path.resolve( __dirname, '..' );

/** Files that a store's folder may contain. */
const FILE_SET = /^(state|selectors|actions|resolvers|store|use-[a-z-]+)\.ts$/;

/** Further files of a few stores: pure modules and loaders, each named after its subject. */
const FURTHER: Readonly< Record< string, readonly string[] > > = {
	'stores/customer-effort-score': [ 'current-page.ts' ],
	'stores/onboarding': [ 'deprecated-tasks.ts', 'get-task-lists.ts', 'load-task-lists.ts', 'task-edits.ts', 'usable-tasks.ts' ],
	'stores/item-search': [ 'item-kinds.ts', 'item-labels.ts' ],
	'stores/items': [ 'product-path.ts' ],
	'stores/multichannel': [ 'load-channels.ts' ],
	'stores/options': [ 'load-options.ts', 'option-batch.ts', 'save-beside-host.ts' ],
	'stores/payment-settings': [ 'save-beside-host.ts', 'save-in-turn.ts' ],
	'stores/plugins': [ 'beside-host-store.ts', 'plugin-actions.ts' ],
	'stores/reports': [ 'report-answers.ts' ],
	'stores/sell-to': [ 'find-gaps.ts', 'read-sell-to.ts' ],
	'stores/user': [ 'preferences.ts' ],
	'extension-stores/products': [ 'permalink.ts' ],
	'stores/settings-options': [ 'store-lock.ts' ],
};

const folders = [ 'stores', 'extension-stores' ].flatMap( ( room ) =>
	readdirSync( path.join( SOURCE, room ) ).map( ( name ) => `${ room }/${ name }` )
);

const filesOf = ( folder: string ) => readdirSync( path.join( SOURCE, folder ) ).filter( ( name ) => name !== 'test' );

describe( 'the folder of a store', () => {
	test.each( folders )( '%s has the files that every store has, under the same names', ( folder ) => {
		const others = filesOf( folder ).filter( ( name ) => ! FILE_SET.test( name ) );
		expect( others ).toEqual( FURTHER[ folder ] ?? [] );
	} );

	test( 'is one line of stores.ts or app-stores.ts', () => {
		const withStore = folders.filter( ( folder ) => filesOf( folder ).includes( 'store.ts' ) );
		const lines = [ 'stores.ts', 'app-stores.ts' ].flatMap( ( file ) =>
			readFileSync( path.join( SOURCE, file ), 'utf8' ).split( '\n' )
		);
		const exported = lines.flatMap( ( line ) => /^export \{ \w+ \} from '\.\/(.+)\/store';$/.exec( line )?.[ 1 ] ?? [] );
		expect( exported.sort() ).toEqual( withStore.sort() );
	} );
} );
