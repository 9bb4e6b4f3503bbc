const { readFileSync } = require( 'node:fs' );

/** The budgets of docs/budgets.md, in gzip bytes; CI fails over them. */
const budget = ( name, path, limit ) => ( { name, path, limit, gzip: true } );

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
	budget( 'main entry, own code', 'build/main.js', '90 kB' ),
	budget( 'embed header', 'build/embed.js', '45 kB' ),
	...screens.map( ( { name, scripts } ) => budget( name, scripts, name === 'home' ? '70 kB' : '90 kB' ) ),
];
