/** Removes the empty script that webpack emits for an entry that is a stylesheet. */
class StyleEntryPlugin {
	constructor( name ) {
		this.file = `${ name }.js`;
	}

	apply( compiler ) {
		const { Compilation } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'StyleEntryPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'StyleEntryPlugin', stage }, () => compilation.deleteAsset( this.file ) );
		} );
	}
}

module.exports = { StyleEntryPlugin };
