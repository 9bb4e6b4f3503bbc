/**
 * Changes a field that PHP printed, like a user who enters the value: the scripts of the page get the events.
 *
 * @param form  The classic form.
 * @param name  Name of a text field or select.
 * @param value Its new value.
 * @return Whether the form has such a field.
 */
export function setField( form: HTMLFormElement, name: string, value: string ): boolean {
	const field = form.elements.namedItem( name );
	if ( ! ( field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement ) ) {
		return false;
	}
	field.value = value;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	return true;
}
