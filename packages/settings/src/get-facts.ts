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
 * The facts that a manifest names, parsed at the first call and the same frozen object ever after. A fact that the
 * manifest does not name is not in the type.
 *
 * @param  manifest The manifest of the screen or island that asks; the server prints what it names.
 * @throws {BootError} When the server did not print one of them, or a broken one.
 */
export function getFacts< Name extends FactName >( manifest: Manifest< Name > ): Pick< Facts, Name > {
	if ( ! parsed.has( manifest ) ) {
		const root = readBootObject( readGlobal( 'storeAdminSettings' ) );
		parsed.set( manifest, freeze( Object.fromEntries( manifest.facts.map( ( name ) => [ name, FACT_PARSERS[ name ]( root ) ] ) ) ) );
	}
	return parsed.get( manifest ) as Pick< Facts, Name >;
}

/** Forgets the parsed facts, so that a test can put another boot object on the page. */
export function resetFacts(): void {
	parsed = new WeakMap();
}
