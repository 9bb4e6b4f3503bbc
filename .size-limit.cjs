const { readFileSync } = require( 'node:fs' );
const sizes = require( './tests/run/bundle-sizes.json' );

/** What no part may exceed, however it grew (docs/budgets.md). In gzip bytes, as everything here. */
const CAPS = { 'main entry, own code': 60_000, 'embed header': 45_000, home: 70_000, 'form-controls': 130_000 };
const CAP_OF_OTHERS = 90_000;

/** Until somebody looks at it, a part may grow by a tenth of the size that it had when the table was written. */
const GROWTH = 1.1;

function budget( name, path ) {
	const cap = CAPS[ name ] ?? CAP_OF_OTHERS;
	const size = sizes[ name ];
	if ( size === undefined ) {
		process.stderr.write( `"${ name }" is new: npm run test:size -- --update adds it to tests/run/bundle-sizes.json.\n` );
	}
	const limit = size === undefined ? cap : Math.min( cap, Math.ceil( size * GROWTH ) );
	return { name, path, limit: `${ limit } B`, gzip: true };
}

/** What is loaded for each part of the app that comes later, parts that it shares with others included. */
const screens = [ ...readFileSync( 'build/screens.asset.php', 'utf8' ).matchAll( /'([\w-]+)' => array\( (.+) \),$/gm ) ].map(
	( [ , name, files ] ) => ( {
		name,
		scripts: [ ...files.matchAll( /'([^']+\.js)'/g ) ].map( ( [ , file ] ) => `build/${ file }` ),
	} )
);

if ( ! screens.some( ( { name } ) => name === 'home' ) ) {
	throw new Error( 'build/screens.asset.php does not tell what Home loads.' );
}

module.exports = [
	budget( 'main entry, own code', 'build/main.js' ),
	budget( 'embed header', 'build/embed.js' ),
	budget( 'palette commands', 'build/commands.js' ),
	...screens.map( ( { name, scripts } ) => budget( name, scripts ) ),
];
