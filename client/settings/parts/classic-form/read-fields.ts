/** Fields that the host does not count as settings: ticks of a table, and the choices of a preview. */
const NO_SETTINGS = '.wp-list-table .check-column, .wc-settings-prevent-change-event';

/** Fields of WordPress that may be renewed while the page is open. */
const isNonce = ( name: string ) => name === '_wpnonce' || name === '_wp_http_referer';

/** A field of a form: its name, and its value as a text to compare. */
export type Field = readonly [ name: string, value: string ];

function toText( value: FormDataEntryValue ): string {
	// The time of a file input without a file is the time of reading.
	return typeof value === 'string' ? value : `${ value.name } ${ value.size } ${ value.name && value.lastModified }`;
}

/** Names of the fields below an element. */
export function namesIn( element: Element ): readonly string[] {
	return Array.from( element.querySelectorAll( '[name]' ), ( field ) => field.getAttribute( 'name' ) ?? '' );
}

/**
 * What the form would send now, in its order. FormData also has what other plugins add in the event "formdata".
 *
 * @param form The classic form.
 */
export function readFields( form: HTMLFormElement ): readonly Field[] {
	const skipped = new Set( Array.from( form.querySelectorAll( NO_SETTINGS ), namesIn ).flat() );
	const fields: Field[] = [];
	new FormData( form ).forEach( ( value, name ) => {
		if ( ! isNonce( name ) && ! skipped.has( name ) ) {
			fields.push( [ name, toText( value ) ] );
		}
	} );
	return fields;
}
