const { existsSync } = require( 'node:fs' );
const path = require( 'node:path' );

const PACKAGE = path.resolve( __dirname, '../../node_modules/@wordpress/icons/build' );

function readIcon( name ) {
	const file = path.join( PACKAGE, 'library', `${ name.replace( /[A-Z]|\d+/g, ( part ) => `-${ part.toLowerCase() }` ) }.cjs` );
	return existsSync( file ) ? require( file ).default : require( path.join( PACKAGE, 'index.cjs' ) )[ name ];
}

/** The package of icons, which reads an icon when it is used. Its own entry reads more than three hundred files, for every test file again. */
module.exports = new Proxy(
	{ __esModule: true, Icon: require( path.join( PACKAGE, 'icon/index.cjs' ) ).default },
	{ get: ( known, name ) => ( name in known || typeof name === 'symbol' ? known[ name ] : ( known[ name ] = readIcon( name ) ) ) }
);
