export type WireObject = Readonly< Record< string, unknown > >;

export function isWireObject( value: unknown ): value is WireObject {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/** An object; PHP's habit of sending an empty one as `[]` (and anything else) gives `{}`. */
export function toObject( value: unknown ): WireObject {
	return isWireObject( value ) ? value : {};
}

/** A list; PHP sends one with gaps in its keys as an object, whose values are taken. */
export function toList( value: unknown ): readonly unknown[] {
	if ( Array.isArray( value ) ) {
		return value;
	}
	return isWireObject( value ) ? Object.values( value ) : [];
}

/** The objects of a list, whatever else is in it. */
export function toObjects( value: unknown ): readonly WireObject[] {
	return toList( value ).filter( isWireObject );
}

export function toText( value: unknown, fallback = '' ): string {
	if ( typeof value === 'string' ) {
		return value;
	}
	return typeof value === 'number' ? String( value ) : fallback;
}

export function toTextOrNull( value: unknown ): string | null {
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : null;
}

/** A number, also when it comes as a string of digits. */
export function toNumber( value: unknown, fallback = 0 ): number {
	const number = typeof value === 'string' && value.trim() !== '' ? Number( value ) : value;
	return typeof number === 'number' && Number.isFinite( number ) ? number : fallback;
}

/** True for `true`, 1, '1' and 'yes', which WordPress uses side by side. */
export function toFlag( value: unknown, fallback = false ): boolean {
	if ( value === undefined || value === null ) {
		return fallback;
	}
	return value === true || value === 1 || value === '1' || value === 'yes';
}

export function toTexts( value: unknown ): readonly string[] {
	return toList( value ).filter( ( item ): item is string => typeof item === 'string' );
}
