const rtlcss = require( 'rtlcss' );

/** Rules for one direction stay unchanged. */
const oneDirection = /[^{}]*\[dir=["']?(?:rtl|ltr)["']?\][^{}]*\{[^{}]*\}/g;

/** Mirrors a stylesheet for right-to-left sites. */
function flip( css ) {
	return rtlcss.process( css.replace( oneDirection, '/*rtl:begin:ignore*/$&/*rtl:end:ignore*/' ) );
}

/**
 * Emits `name-rtl.css` beside the stylesheet of each entry, where WordPress looks for it on right-to-left sites.
 * Stylesheets of lazy chunks need none, because they only have logical properties.
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
