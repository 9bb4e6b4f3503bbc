const path = require( 'node:path' );
const { require: load } = require( 'tsx/cjs/api' );

const client = path.resolve( __dirname, '../../client' );

/** Loads a TypeScript module anew: with `--watch` it may have changed since. */
function loadFresh( file ) {
	for ( const known of Object.keys( require.cache ).filter( ( name ) => name.startsWith( client ) ) ) {
		delete require.cache[ known ];
	}
	return load( file, __filename );
}

/** Emits build/manifests.php: what PHP has to know of the screens, from the manifests of the client. */
class ManifestsPlugin {
	apply( compiler ) {
		const { Compilation, sources, WebpackError } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'ManifestsPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'ManifestsPlugin', stage }, () => {
				const { loadManifests, manifestsToPhp, printManifests } = load( './screen-manifests.ts', __filename );
				const printed = printManifests( loadManifests( client, loadFresh ) );
				const chunks = [ printed.app, ...Object.values( printed.screens ), ...Object.values( printed.tasks ) ].map(
					( { chunk } ) => chunk
				);
				for ( const chunk of chunks.filter( ( name ) => ! compilation.namedChunkGroups.has( name ) ) ) {
					compilation.errors.push(
						new WebpackError( `A manifest names the chunk "${ chunk }", which no webpackChunkName gives.` )
					);
				}
				compilation.contextDependencies.add( client );
				compilation.emitAsset( 'manifests.php', new sources.RawSource( manifestsToPhp( printed ) ) );
			} );
		} );
	}
}

module.exports = { ManifestsPlugin };
