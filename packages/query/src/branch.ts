/** Longer lists become maps by index, so that `a[1000000000]=1` cannot fill the memory. */
const MAX_LIST = 20;

export type Node = string | Branch;

/** A list or a map of a query that is being parsed. A list is stored by index too, because a later parameter may turn it into a map. */
export interface Branch {
	isList: boolean;
	/** Whether a plain value for this name is appended to the list. */
	takesPlainValues: boolean;
	readonly entries: Map< string, Node >;
}

export function mapOf( key: string, value: Node ): Branch {
	return { isList: false, takesPlainValues: false, entries: new Map( [ [ key, value ] ] ) };
}

/** Values by index; they become a map when there are too many or an index is too large. */
export function listOf( values: readonly Node[], firstIndex = 0 ): Branch {
	return limited( {
		isList: firstIndex < MAX_LIST,
		takesPlainValues: firstIndex >= MAX_LIST,
		entries: new Map( values.map( ( value, index ) => [ String( firstIndex + index ), value ] ) ),
	} );
}

export function isIndex( key: string ): boolean {
	return /^\d+$/.test( key ) && String( Number( key ) ) === key;
}

/** The indices of a branch in ascending order. */
function indicesOf( { entries }: Branch ): readonly number[] {
	return [ ...entries.keys() ]
		.filter( isIndex )
		.map( Number )
		.sort( ( one, other ) => one - other );
}

function nextIndex( branch: Branch ): number {
	return ( indicesOf( branch ).at( -1 ) ?? -1 ) + 1;
}

/** The values of a list, without gaps. */
export function valuesOf( branch: Branch ): readonly Node[] {
	return indicesOf( branch ).map( ( index ) => branch.entries.get( String( index ) ) ?? '' );
}

function limited( branch: Branch, size = branch.entries.size ): Branch {
	if ( branch.isList && size > MAX_LIST ) {
		branch.isList = false;
		branch.takesPlainValues = true;
	}
	return branch;
}

function append( branch: Branch, value: Node ): void {
	branch.entries.set( String( nextIndex( branch ) ), value );
}

/** Merges two parameters with the same name: `a[b]=1&a[c]=2` is one map, `a[b]=1&a=2` a list of both values. */
export function merge( target: Node, source: Node ): Node {
	if ( typeof source === 'string' ) {
		return source === '' ? target : addPlainValue( target, source );
	}
	return typeof target === 'string' ? addBefore( target, source ) : mergeBranches( target, source );
}

function addPlainValue( target: Node, value: string ): Branch {
	if ( typeof target === 'string' ) {
		return listOf( [ target, value ] );
	}
	if ( target.isList || target.takesPlainValues ) {
		append( target, value );
		return limited( target );
	}
	return { ...listOf( [ target, value ] ), takesPlainValues: true };
}

function addBefore( value: string, target: Branch ): Branch {
	if ( ! target.isList && ! target.takesPlainValues ) {
		return listOf( [ value, target ] );
	}
	const moved = [ ...target.entries ].map( ( [ key, inner ] ): [ string, Node ] => [ String( Number( key ) + 1 ), inner ] );
	return limited( { ...target, entries: new Map( [ [ '0', value ], ...moved ] ) }, nextIndex( target ) + 1 );
}

function mergeBranches( target: Branch, source: Branch ): Branch {
	target.isList &&= source.isList;
	target.takesPlainValues ||= source.takesPlainValues;
	for ( const [ key, value ] of source.entries ) {
		const known = target.entries.get( key );
		const isTaken = target.isList && ( typeof known === 'string' || typeof value === 'string' );
		if ( known === undefined ) {
			target.entries.set( key, value );
		} else if ( isTaken ) {
			append( target, value );
		} else {
			target.entries.set( key, merge( known, value ) );
		}
	}
	return limited( target );
}
