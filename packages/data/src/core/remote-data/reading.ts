import { toApiError, wrongShapeError } from '@store-admin/api';
import { PENDING, type RemoteData } from './remote-data';
import { stableKey } from './stable-key';

/** A call of a selector: its name, its arguments and where its error is found. */
export interface Question {
	readonly selector: string;
	readonly args: readonly unknown[];
	/** The selector that returns the error of the read, with its arguments. */
	readonly errorSelector: string | undefined;
	readonly errorArgs: readonly unknown[];
	/** Equal for all calls with the same selector and arguments. */
	readonly key: string;
}

/**
 * Describes a call of a selector.
 *
 * @param store         Name of the store.
 * @param selector      Name of the selector.
 * @param args          Its arguments, as JSON values.
 * @param errorSelector Name of the selector that returns the error. It gets the same arguments, unless others follow its name.
 */
export function toQuestion(
	store: string,
	selector: string,
	args: readonly unknown[],
	errorSelector: string | readonly [ string, ...unknown[] ] | undefined
): Question {
	const [ errorName, ...errorArgs ] = typeof errorSelector === 'string' ? [ errorSelector, ...args ] : ( errorSelector ?? [] );
	return { selector, args, errorSelector: errorName, errorArgs, key: `${ store } ${ selector } ${ stableKey( ...args ) }` };
}

/** The state of a call in the store. */
export type Reading = readonly [ answer: unknown, isFinished: boolean, error: unknown ];

type Selectors = Readonly< Record< string, ( ...args: readonly unknown[] ) => unknown > >;

const UNKNOWN_ERROR = new Error();

/**
 * Whether a value may be the initial one of a selector, such as a list without items or a record in which nothing is known. An empty answer
 * may have the same value.
 */
function isEmpty( answer: unknown ): boolean {
	if ( typeof answer !== 'object' || answer === null ) {
		return answer === undefined || answer === '' || answer === false;
	}
	if ( answer instanceof Map ) {
		return answer.size === 0;
	}
	return Array.isArray( answer ) ? answer.length === 0 : Object.values( answer ).every( ( value ) => value === null || isEmpty( value ) );
}

/**
 * Makes a parser refuse an empty answer, for data that every store has. Needed for stores of the host that keep no error of a failed read:
 * their initial value is then all that they return.
 *
 * @param parse Parses the answer.
 * @param name  Name of the data, for the error.
 */
export function neverEmpty< Value >( parse: ( answer: unknown ) => Value, name: string ): ( answer: unknown ) => Value {
	return ( answer ) => {
		if ( isEmpty( answer ) ) {
			throw wrongShapeError( 'expected data, received nothing', name );
		}
		return parse( answer );
	};
}

/**
 * Calls a selector, which starts its resolver if that has not run.
 *
 * @param store    The bound selectors of the store.
 * @param question The call.
 */
export function readSelector( store: Selectors, { selector, args, errorSelector, errorArgs }: Question ): Reading {
	const answer = store[ selector ]?.( ...args );
	const isFinished = store[ 'hasFinishedResolution' ]?.( selector, args ) === true;
	if ( store[ 'hasResolutionFailed' ]?.( selector, args ) === true ) {
		return [ answer, isFinished, store[ 'getResolutionError' ]?.( selector, args ) ?? UNKNOWN_ERROR ];
	}
	// A store of the host keeps the error of an earlier attempt. It must not hide a value that arrived later.
	const isKept = errorSelector !== undefined && isFinished && isEmpty( answer );
	return [ answer, isFinished, isKept ? store[ errorSelector ]?.( ...errorArgs ) : undefined ];
}

/**
 * Converts the state of a call into a remote value.
 *
 * @param reading     State of the call in the store.
 * @param wasAnswered Whether the server has answered this call before. After an empty answer too, the value stays ready during a refresh.
 */
export function toRemote( [ answer, isFinished, error ]: Reading, wasAnswered: boolean ): RemoteData< unknown > {
	const isKnown = answer !== undefined && ( wasAnswered || ! isEmpty( answer ) || ( isFinished && ! error ) );
	if ( isKnown ) {
		return { status: 'ready', data: answer, isRefreshing: ! isFinished, ...( error ? { refreshError: toApiError( error ) } : {} ) };
	}
	return isFinished ? { status: 'failed', error: toApiError( error ?? UNKNOWN_ERROR ) } : PENDING;
}
