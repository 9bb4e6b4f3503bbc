type Wire = Readonly< Record< string, unknown > >;

/** A text of an answer; numbers count as text, anything else is ''. */
export function readText( value: unknown ): string {
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
}

/** A number of an answer, which may come as text; null when it is none. */
export function readNumber( value: unknown ): number | null {
	const number = typeof value === 'string' && value.trim() !== '' ? Number( value ) : value;
	return typeof number === 'number' && Number.isFinite( number ) ? number : null;
}

export function readObject( value: unknown ): Wire {
	return typeof value === 'object' && value !== null && ! Array.isArray( value ) ? { ...value } : {};
}

/** The objects of a list; whatever else is in it is left out. */
export function readObjects( value: unknown ): readonly Wire[] {
	return Array.isArray( value ) ? value.filter( ( item ) => typeof item === 'object' && item !== null ).map( readObject ) : [];
}
