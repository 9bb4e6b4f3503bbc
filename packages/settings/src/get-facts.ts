import { FACT_PARSERS } from './fact-parsers';
import type { FactName, Facts } from './facts';
import { freeze } from './freeze';
import { readBootObject } from './parse-settings';
import { readGlobal } from './read-global';

interface Manifest< Name extends FactName > {
	readonly facts: readonly Name[];
}

let parsed = new WeakMap< object, unknown >();

/**
 * The facts that a manifest names. They are parsed by the first call, and later calls return the same frozen object. A
 * fact that the manifest does not name is not in the type.
 *
 * @param  manifest The manifest of the screen or island that needs the facts; the server prints those that it names.
 * @throws {BootError} When a fact is missing or invalid.
 */
export function getFacts< Name extends FactName >( manifest: Manifest< Name > ): Pick< Facts, Name > {
	if ( ! parsed.has( manifest ) ) {
		const root = readBootObject( readGlobal( 'storeAdminSettings' ) );
		parsed.set( manifest, freeze( Object.fromEntries( manifest.facts.map( ( name ) => [ name, FACT_PARSERS[ name ]( root ) ] ) ) ) );
	}
	return parsed.get( manifest ) as Pick< Facts, Name >;
}

/** Removes the parsed facts, so that a test can use another boot object. */
export function resetFacts(): void {
	parsed = new WeakMap();
}
