/* Numbers in the store's format. */
( function () {
	function numberFormat( { precision = null, decimalSeparator = '.', thousandSeparator = ',' }, number ) {
		const value = Number( number );
		if ( Number.isNaN( value ) ) {
			return '';
		}
		const text = precision === null ? String( value ) : value.toFixed( precision );
		const [ whole, fraction ] = text.split( '.' );
		const grouped = whole.replace( /\B(?=(\d{3})+(?!\d))/g, thousandSeparator );
		return fraction ? `${ grouped }${ decimalSeparator }${ fraction }` : grouped;
	}
	window.demoStoreStandIn( 'number', [], {
		numberFormat,
		formatValue: ( config, type, value ) =>
			type === 'average' ? String( Math.round( value ) ) : numberFormat( { ...config, precision: 0 }, value ),
		calculateDelta: ( current, previous ) => ( previous === 0 ? null : Math.round( ( ( current - previous ) / previous ) * 100 ) ),
		parseNumber: ( { decimalSeparator = '.', thousandSeparator = ',' }, text ) =>
			Number( String( text ).replaceAll( thousandSeparator, '' ).replace( decimalSeparator, '.' ) ),
	} );
} )();
