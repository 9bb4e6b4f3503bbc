const rtlcss = require( 'rtlcss' );

/** Writes `name-rtl.css` beside each `name.css`, which is where WordPress looks for it when the site reads from right to left. */
class RtlStylesPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'RtlStylesPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
			compilation.hooks.processAssets.tap( { name: 'RtlStylesPlugin', stage }, ( assets ) => {
				for ( const [ name, source ] of Object.entries( assets ) ) {
					if ( name.endsWith( '.css' ) && ! name.endsWith( '-rtl.css' ) ) {
						const flipped = rtlcss.process( source.source().toString() );
						compilation.emitAsset( name.replace( /\.css$/, '-rtl.css' ), new sources.RawSource( flipped ) );
					}
				}
			} );
		} );
	}
}

module.exports = { RtlStylesPlugin };
