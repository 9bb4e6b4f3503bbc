import { addFilter, removeFilter } from '@wordpress/hooks';

const NAMESPACE = 'store-admin/mark-messages';
const SEPARATOR = '\u0004';

/** Replaces every marked text in an object by a list of the text and its text domain. */
function split( value: unknown ): unknown {
	return typeof value === 'object' && value !== null
		? Object.fromEntries( Object.entries( value ).map( ( [ key, item ] ) => [ key, split( item ) ] ) )
		: String( value ).split( SEPARATOR );
}

/**
 * Lists texts with their text domains, so that PHP can translate them.
 *
 * @param collect Returns an object, at any depth, of what `__()` returned.
 * @return The same object with `[ text, domain ]` in the place of each text.
 */
export function markMessages( collect: () => object ): unknown {
	addFilter( 'i18n.gettext', NAMESPACE, ( _: string, text: string, domain: string ) => `${ text }${ SEPARATOR }${ domain }` );
	try {
		return split( collect() );
	} finally {
		removeFilter( 'i18n.gettext', NAMESPACE );
	}
}
