import { namesIn, readFields, type Field } from './read-fields';

const valuesOf = ( name: string, fields: readonly Field[] ) => JSON.stringify( fields.filter( ( field ) => field[ 0 ] === name ) );

/** The fields as the server printed them, whatever was entered since. */
function readDefaults( form: HTMLFormElement ): readonly Field[] {
	const copy = form.cloneNode( true ) as HTMLFormElement;
	// A field named "reset" would hide the method of the form.
	HTMLFormElement.prototype.reset.call( copy );
	return readFields( copy );
}

/** Compares what a form would send with what it would have sent when it was loaded. */
export class FieldComparison {
	private loaded: readonly Field[];
	/** Fields of islands, with their values when they were first shown. */
	private readonly added = new Map< string, string >();

	/**
	 * @param form      The form.
	 * @param isChanged Whether the user has changed it already.
	 */
	public constructor(
		private readonly form: HTMLFormElement,
		isChanged: boolean
	) {
		this.loaded = isChanged ? readDefaults( form ) : readFields( form );
	}

	/** Takes the form as it is now as loaded. */
	public restart(): void {
		this.loaded = readFields( this.form );
		this.take( [ ...this.added.keys() ], this.loaded );
	}

	/** Takes the fields below an element as loaded. */
	public add( place: Element ): void {
		this.take( namesIn( place ), readFields( this.form ) );
	}

	/** What the form would send if that differs from what was loaded; otherwise nothing. */
	public difference(): string {
		const now = readFields( this.form );
		// The fields of an island are added later, so their place among the others does not count.
		const others = ( fields: readonly Field[] ) => JSON.stringify( fields.filter( ( [ name ] ) => ! this.added.has( name ) ) );
		const isSame =
			others( now ) === others( this.loaded ) && [ ...this.added ].every( ( [ name, values ] ) => valuesOf( name, now ) === values );
		return isSame ? '' : JSON.stringify( now );
	}

	private take( names: readonly string[], fields: readonly Field[] ): void {
		names.forEach( ( name ) => this.added.set( name, valuesOf( name, fields ) ) );
	}
}
