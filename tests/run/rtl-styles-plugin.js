const rtlcss = require( 'rtlcss' );

/** Rules for one direction say already what they mean there. */
const oneDirection = /[^{}]*\[dir=["']?(?:rtl|ltr)["']?\][^{}]*\{[^{}]*\}/g;

/** What a stylesheet says when the site reads from right to left. */
function flip( css ) {
	return rtlcss.process( css.replace( oneDirection, '/*rtl:begin:ignore*/$&/*rtl:end:ignore*/' ) );
}

/**
 * Writes `name-rtl.css` beside the stylesheet of each entry, which is where WordPress looks for it when the site reads from right to left.
 * Those of lazy chunks are ours alone and have logical properties only, so they need none.
 */
class RtlStylesPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'RtlStylesPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
			compilation.hooks.processAssets.tap( { name: 'RtlStylesPlugin', stage }, ( assets ) => {
				for ( const [ name, source ] of Object.entries( assets ) ) {
					if ( /^[^/]+(?<!-rtl)\.css$/.test( name ) ) {
						const flipped = flip( source.source().toString() );
						compilation.emitAsset( name.replace( /\.css$/, '-rtl.css' ), new sources.RawSource( flipped ) );
					}
				}
			} );
		} );
	}
}

module.exports = { RtlStylesPlugin, flip };
