const path = require( 'node:path' );
const { require: load } = require( 'tsx/cjs/api' );

const client = path.resolve( __dirname, '../../client' );

/** Loads a TypeScript module again, because with `--watch` it may have changed. */
function loadFresh( file ) {
	for ( const known of Object.keys( require.cache ).filter( ( name ) => name.startsWith( client ) ) ) {
		delete require.cache[ known ];
	}
	return load( file, __filename );
}

/**
 * Emits the files that PHP needs from the client: build/manifests.php with the screens, and build/first-words.php with
 * the texts that PHP prints before the script has run.
 */
class ManifestsPlugin {
	apply( compiler ) {
		const { Compilation, sources, WebpackError } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'ManifestsPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'ManifestsPlugin', stage }, () => {
				const { loadManifests, manifestsToPhp, printManifests } = load( './screen-manifests.ts', __filename );
				const { markMessages } = load( './mark-messages.ts', __filename );
				const { toPhpSource } = load( './to-php-source.ts', __filename );
				const printed = printManifests( loadManifests( client, loadFresh ) );
				const { app, screens, tasks, islands } = printed;
				const chunks = [ app, ...[ screens, tasks, islands ].flatMap( Object.values ) ].map( ( { chunk } ) => chunk );
				for ( const chunk of chunks.filter( ( name ) => ! compilation.namedChunkGroups.has( name ) ) ) {
					compilation.errors.push(
						new WebpackError( `A manifest names the chunk "${ chunk }", which no webpackChunkName gives.` )
					);
				}
				compilation.contextDependencies.add( client );
				compilation.emitAsset( 'manifests.php', new sources.RawSource( manifestsToPhp( printed ) ) );
				const { firstWords } = loadFresh( path.join( client, 'screens/home/task-lists/first-words.ts' ) );
				const words = toPhpSource( markMessages( firstWords ) );
				compilation.emitAsset( 'first-words.php', new sources.RawSource( `<?php return ${ words };\n` ) );
			} );
		} );
	}
}

module.exports = { ManifestsPlugin };
