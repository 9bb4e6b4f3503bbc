const told = new Set< string >();

function nameOf( item: unknown ): string {
	const { id, key, name, title } = ( item ?? {} ) as Readonly< Record< string, unknown > >;
	const found = [ id, key, name, title ].find(
		( value ): value is number | string => typeof value === 'number' || ( typeof value === 'string' && value !== '' )
	);
	return found === undefined ? 'without a name' : `“${ found }”`;
}

/**
 * Logs one console warning per unusable item of a third party and page view.
 *
 * @param kind    Name of the item, for example `note`.
 * @param item    The item as the server sent it.
 * @param problem Which field is wrong, and how.
 */
export function warnOfLeftOut( kind: string, item: unknown, problem: string ): void {
	const line = `Store Admin: ${ kind } ${ nameOf( item ) }: ${ problem }. It was left out.`;
	if ( ! told.has( line ) ) {
		told.add( line );
		// eslint-disable-next-line no-console -- the author of the item has to learn why it is not shown.
		console.warn( line, item );
	}
}
