import { FACT_PARSERS } from './fact-parsers';
import type { FactName, Facts } from './facts';
import { freeze } from './freeze';
import { readBootObject } from './parse-settings';
import { readGlobal } from './read-global';

interface Manifest< Name extends FactName > {
	readonly facts: readonly Name[];
}

let parsed = new WeakMap< object, unknown >();
let changed: Partial< Facts > = {};
const listeners = new Set< () => void >();

/**
 * The facts that a manifest names. They are parsed by the first call, and later calls return the same frozen object until a fact changes.
 * A fact that the manifest does not name is not in the type.
 *
 * @param  manifest The manifest of the screen or island that needs the facts; the server prints those that it names.
 * @throws {BootError} When a fact is missing or invalid.
 */
export function getFacts< Name extends FactName >( manifest: Manifest< Name > ): Pick< Facts, Name > {
	if ( ! parsed.has( manifest ) ) {
		const root = readBootObject( readGlobal( 'storeAdminSettings' ) );
		const factOf = ( name: Name ) => changed[ name ] ?? FACT_PARSERS[ name ]( root );
		parsed.set( manifest, freeze( Object.fromEntries( manifest.facts.map( ( name ) => [ name, factOf( name ) ] ) ) ) );
	}
	return parsed.get( manifest ) as Pick< Facts, Name >;
}

/** Replaces facts that were printed into the page, after the user has saved others. */
export function updateFacts( changes: Partial< Facts > ): void {
	changed = { ...changed, ...changes };
	parsed = new WeakMap();
	listeners.forEach( ( listener ) => listener() );
}

/** Calls a function after each change of facts. Returns a function that ends this. */
export function onFactsChange( listener: () => void ): () => void {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/** Removes the parsed facts, so that a test can use another boot object. */
export function resetFacts(): void {
	changed = {};
	parsed = new WeakMap();
}
