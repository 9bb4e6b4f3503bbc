import type { IdSearch, SearchTag } from '@store-admin/components';
import { warnOfCulprit } from '@store-admin/extensibility';

/** Search of an extension, in the form of the autocompleters of WordPress. */
type Autocompleter = Readonly< Record< string, unknown > >;

/** Number of suggestions. */
const SUGGESTIONS = 10;

function asText( value: unknown ): string {
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
}

/** Calls a function of the autocompleter; undefined if it has none. */
function call( autocompleter: Autocompleter, name: string, ...args: readonly unknown[] ): unknown {
	const method = autocompleter[ name ];
	return typeof method === 'function' ? ( method.apply( autocompleter, args ) as unknown ) : undefined;
}

/** Returns the id and the name of an option; undefined if it lacks an id. */
function toTag( autocompleter: Autocompleter, option: unknown, text: string ): SearchTag | undefined {
	const completion = call( autocompleter, 'getOptionCompletion', option ) ?? option;
	const { key, label } = ( typeof completion === 'object' && completion !== null ? completion : {} ) as Record< string, unknown >;
	const id = asText( key );
	return id === ''
		? undefined
		: { key: id, label: asText( label ) || asText( call( autocompleter, 'getOptionLabel', option, text ) ) || id };
}

async function optionsFor( autocompleter: Autocompleter, text: string ): Promise< readonly unknown[] > {
	const { options } = autocompleter;
	const found: unknown = typeof options === 'function' ? await call( autocompleter, 'options', text ) : options;
	if ( ! Array.isArray( found ) ) {
		throw new TypeError( 'options() did not return a list.' );
	}
	return found as readonly unknown[];
}

/** Whether a list that does not depend on the text has to be searched here. */
function isStatic( { options }: Autocompleter ): boolean {
	return Array.isArray( options );
}

/**
 * Creates a search from an extension's own autocompleter.
 *
 * @param autocompleter Has `options( text )` or a list `options`, `getOptionLabel` and `getOptionCompletion`.
 * @param culprit       Names the filter in console warnings.
 * @return Rejects when `options()` fails. An option whose functions fail is left out.
 */
export function customSearch( autocompleter: Autocompleter, culprit: string ): IdSearch[ 'search' ] {
	const guarded = ( option: unknown, text: string ): readonly SearchTag[] => {
		try {
			const tag = toTag( autocompleter, option, text );
			return tag ? [ tag ] : [];
		} catch ( error ) {
			warnOfCulprit( `${ culprit }, autocompleter`, 'failed for an option. The option was left out.', error );
			return [];
		}
	};
	return async ( text ) => {
		try {
			const tags = ( await optionsFor( autocompleter, text ) ).flatMap( ( option ) => guarded( option, text ) );
			const words = text.toLocaleLowerCase();
			return tags
				.filter( ( { label } ) => ! isStatic( autocompleter ) || label.toLocaleLowerCase().includes( words ) )
				.slice( 0, SUGGESTIONS );
		} catch ( error ) {
			warnOfCulprit( `${ culprit }, autocompleter`, 'failed. Its suggestions are missing.', error );
			throw error;
		}
	};
}
