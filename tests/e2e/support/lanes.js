const { cpus } = require( 'node:os' );
const path = require( 'node:path' );

const FOLDERS = 'STORE_ADMIN_E2E_DIR';
const MOST_LANES = 2;

/** Folders of the stores to test on, one per lane: those that the user named, and later those that the run started. */
function laneFolders() {
	return ( process.env[ FOLDERS ] ?? '' ).split( path.delimiter ).filter( Boolean );
}

/** Passes the folders to the worker processes, which start later with this environment. */
function setLaneFolders( folders ) {
	process.env[ FOLDERS ] = folders.join( path.delimiter );
}

/** Number of tests that run at the same time: one per named store, else one per core, at most two. */
function countLanes() {
	return laneFolders().length || Math.min( MOST_LANES, cpus().length );
}

module.exports = { countLanes, laneFolders, setLaneFolders };
