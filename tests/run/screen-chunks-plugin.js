/** Emits build/screens.asset.php: the files of each screen that is loaded lazily, so that the server can print preload tags for them. */
class ScreenChunksPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'ScreenChunksPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'ScreenChunksPlugin', stage }, () => {
				const entries = new Set( compilation.entrypoints.keys() );
				const screens = [ ...compilation.namedChunkGroups ].filter( ( [ name ] ) => ! entries.has( name ) );
				const lines = screens.map( ( [ name, group ] ) => {
					const files = group.getFiles().filter( ( file ) => /\.(js|css)$/.test( file ) );
					return `\t'${ name }' => array( ${ files.map( ( file ) => `'${ file }'` ).join( ', ' ) } ),\n`;
				} );
				compilation.emitAsset( 'screens.asset.php', new sources.RawSource( `<?php return array(\n${ lines.join( '' ) });\n` ) );
			} );
		} );
	}
}

module.exports = { ScreenChunksPlugin };
