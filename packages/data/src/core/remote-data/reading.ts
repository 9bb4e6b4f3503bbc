import { toApiError } from '@store-admin/api';
import { PENDING, type RemoteData } from './remote-data';
import { stableKey } from './stable-key';

/** A selector of a store, and what it is asked with. */
export interface Question {
	readonly selector: string;
	readonly args: readonly unknown[];
	/** The selector that keeps the error of the read, and what that one is asked with. */
	readonly errorSelector: string | undefined;
	readonly errorArgs: readonly unknown[];
	/** The same for every question that asks for the same. */
	readonly key: string;
}

/**
 * Describes what is asked.
 *
 * @param store         Name of the store.
 * @param selector      Name of the selector.
 * @param args          Its arguments, as JSON values.
 * @param errorSelector Name of the selector that keeps the error; asked with the same arguments, unless others follow its name.
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

/** What a store says about a question. */
export type Reading = readonly [ answer: unknown, isFinished: boolean, error: unknown ];

type Selectors = Readonly< Record< string, ( ...args: readonly unknown[] ) => unknown > >;

const UNKNOWN_ERROR = new Error();

/** Whether a selector gives this before the first answer. It may give the same for an answer that is empty. */
function isEmpty( answer: unknown ): boolean {
	if ( typeof answer !== 'object' || answer === null ) {
		return answer === undefined || answer === '' || answer === false;
	}
	return answer instanceof Map ? answer.size === 0 : Object.keys( answer ).length === 0;
}

/**
 * Reads a selector, which has its resolver ask the server when nobody did.
 *
 * @param store    The bound selectors of the store.
 * @param question What is asked.
 */
export function readSelector( store: Selectors, { selector, args, errorSelector, errorArgs }: Question ): Reading {
	const answer = store[ selector ]?.( ...args );
	const isFinished = store[ 'hasFinishedResolution' ]?.( selector, args ) === true;
	if ( store[ 'hasResolutionFailed' ]?.( selector, args ) === true ) {
		return [ answer, isFinished, store[ 'getResolutionError' ]?.( selector, args ) ?? UNKNOWN_ERROR ];
	}
	// A store of the host keeps the error of an earlier try; that one must not hide a value that came since.
	const isKept = errorSelector !== undefined && isFinished && isEmpty( answer );
	return [ answer, isFinished, isKept ? store[ errorSelector ]?.( ...errorArgs ) : undefined ];
}

/**
 * Decides what a reading amounts to.
 *
 * @param reading     What the store says.
 * @param wasAnswered Whether the server answered this question at some time. An empty answer counts: it stays ready while it refreshes.
 */
export function toRemote( [ answer, isFinished, error ]: Reading, wasAnswered: boolean ): RemoteData< unknown > {
	const isKnown = answer !== undefined && ( wasAnswered || ! isEmpty( answer ) || ( isFinished && ! error ) );
	if ( isKnown ) {
		return { status: 'ready', data: answer, isRefreshing: ! isFinished, ...( error ? { refreshError: toApiError( error ) } : {} ) };
	}
	return isFinished ? { status: 'failed', error: toApiError( error ?? UNKNOWN_ERROR ) } : PENDING;
}
