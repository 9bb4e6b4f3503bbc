/** The budgets of docs/budgets.md, in gzip bytes. Each chunk is measured alone; CI fails over them. */
const budget = ( name, path, limit ) => ( { name, path, limit, gzip: true } );

module.exports = [
	budget( 'main entry, own code', 'build/main.js', '90 kB' ),
	budget( 'Home route', 'build/chunks/*home*.js', '70 kB' ),
	budget( 'embed header', 'build/embed.js', '45 kB' ),
];
