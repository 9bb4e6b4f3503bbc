import { useDispatch, useRegistry, useSelect, type ConfigOf, type DataRegistry, type StoreDescriptor } from '@wordpress/data';
import { useCallback, useEffect, useMemo } from 'react';
import { readSelector, toQuestion, toRemote, type Question, type Reading } from './reading';
import { hasFailed, mapRemote, PENDING, type RemoteData } from './remote-data';
import { stableKey } from './stable-key';

type SelectorsOf< Store > = ConfigOf< Store > extends { selectors?: infer Selectors } ? NonNullable< Selectors > : never;
type ArgsOf< Selector > = Selector extends ( state: never, ...args: infer Args ) => unknown ? Args : never;
type AnswerOf< Selector > = Selector extends ( ...args: never[] ) => infer Answer ? Exclude< Answer, undefined > : never;
type ErrorSelector = string | readonly [ name: string, ...args: unknown[] ];

export interface RemoteOptions< Answer, Value > {
	/** Whether to fetch the value at all; it is pending until then. */
	readonly isNeeded?: boolean | undefined;
	/**
	 * Checks and types the value of the selector. Needed where the store keeps unchecked answers, since the page may
	 * have the host's own store of that name. Must be the same function in each render.
	 */
	readonly parse?: ( answer: Answer ) => Value;
	/**
	 * The public selector that returns the error of the read, because resolvers of the host's own stores do not throw.
	 * Without arguments of its own it gets those of the read.
	 */
	readonly errorSelector?: ErrorSelector;
}

export interface Remote< Value > {
	readonly remote: RemoteData< Value >;
	/** Fetches the value again. The old value stays until the new one arrives. */
	readonly refresh: () => void;
}

/** Keys of the calls that the server has answered since the page was opened. */
const answered = new WeakMap< DataRegistry, Set< string > >();

function answeredIn( registry: DataRegistry ): Set< string > {
	const keys = answered.get( registry ) ?? new Set();
	answered.set( registry, keys );
	return keys;
}

/** The state of a call is several items in a flat list, so that useSelect compares item by item and renders only after a change. */
const LENGTH = 3;

function readingAt( items: readonly unknown[], index: number ): Reading {
	const [ answer, isFinished, error ] = items.slice( index * LENGTH, ( index + 1 ) * LENGTH );
	return [ answer, isFinished === true, error ];
}

function useReadings( store: StoreDescriptor, questions: readonly Question[] ): readonly RemoteData< unknown >[] {
	const registry = useRegistry();
	const items = useSelect(
		( select ) => questions.flatMap( ( question ) => readSelector( select( store ), question ) ),
		[ store, questions ]
	);
	useEffect( () => {
		questions.forEach( ( { key }, index ) => {
			const [ , isFinished, error ] = readingAt( items, index );
			if ( isFinished && ! error ) {
				answeredIn( registry ).add( key );
			}
		} );
	}, [ registry, questions, items ] );
	return useMemo(
		() => questions.map( ( { key }, index ) => toRemote( readingAt( items, index ), answeredIn( registry ).has( key ) ) ),
		[ registry, questions, items ]
	);
}

function useInvalidate( store: StoreDescriptor ): ( question: Question ) => void {
	const actions = useDispatch( store );
	return useCallback( ( { selector, args } ) => void actions[ 'invalidateResolution' ]?.( selector, [ ...args ] ), [ actions ] );
}

/** The calls; the same array until one of them changes. */
function useQuestions(
	store: StoreDescriptor,
	selector: string,
	argsList: readonly ( readonly unknown[] )[],
	errorSelector: ErrorSelector | undefined
): readonly Question[] {
	const key = JSON.stringify( [ argsList.map( ( args ) => stableKey( ...args ) ), errorSelector ] );
	return useMemo( () => {
		const [ keys, error ] = JSON.parse( key ) as [ readonly string[], ErrorSelector | null ];
		return keys.map( ( args ) => toQuestion( store.name, selector, JSON.parse( args ) as readonly unknown[], error ?? undefined ) );
	}, [ store, selector, key ] );
}

const NOTHING: readonly ( readonly unknown[] )[] = [];

/**
 * Reads a selector that has a resolver, and starts the resolver if it has not run. A value that was ready stays ready
 * during a refresh, and also when the refresh fails.
 *
 * @param store    Descriptor of the store. The page may have the host's own store of that name.
 * @param selector Name of the selector.
 * @param args     Arguments of the selector, as JSON values.
 * @param options  See `RemoteOptions`.
 */
export function useRemote<
	Store extends StoreDescriptor,
	Name extends keyof SelectorsOf< Store > & string,
	Value = AnswerOf< SelectorsOf< Store >[ Name ] >,
>(
	store: Store,
	selector: Name,
	args: Readonly< ArgsOf< SelectorsOf< Store >[ Name ] > >,
	options: RemoteOptions< AnswerOf< SelectorsOf< Store >[ Name ] >, Value > = {}
): Remote< Value > {
	const { isNeeded = true, parse, errorSelector } = options;
	const questions = useQuestions( store, selector, isNeeded ? [ args ] : NOTHING, errorSelector );
	const [ reading = PENDING ] = useReadings( store, questions );
	const remote = useMemo( () => {
		const value = reading as RemoteData< AnswerOf< SelectorsOf< Store >[ Name ] > >;
		return parse ? mapRemote( value, parse ) : ( value as RemoteData< Value > );
	}, [ reading, parse ] );
	const invalidate = useInvalidate( store );
	const refresh = useCallback( () => questions.forEach( invalidate ), [ invalidate, questions ] );
	return { remote, refresh };
}

export interface Remotes< Value > {
	/** One value per list of arguments, in their order. */
	readonly remotes: readonly RemoteData< Value >[];
	/** Fetches those again that failed. */
	readonly retry: () => void;
}

export interface RemotesOptions< Value > {
	/** See `RemoteOptions`; it gets the arguments of each read. */
	readonly errorSelector?: string;
	/** Checks and types the value of the selector. Must be the same function in each render. */
	readonly parse: ( answer: unknown, ...args: readonly unknown[] ) => Value;
}

/**
 * Reads a selector several times, with different arguments.
 *
 * @param store    Descriptor of the store.
 * @param selector Name of the selector.
 * @param argsList Arguments of the selector, for each call.
 * @param options  See `RemotesOptions`.
 */
export function useRemotes< Value >(
	store: StoreDescriptor,
	selector: string,
	argsList: readonly ( readonly unknown[] )[],
	{ errorSelector, parse }: RemotesOptions< Value >
): Remotes< Value > {
	const questions = useQuestions( store, selector, argsList, errorSelector );
	const readings = useReadings( store, questions );
	const remotes = useMemo(
		() =>
			readings.map( ( reading, index ) =>
				mapRemote( reading, ( answer ) => parse( answer, ...( questions[ index ]?.args ?? [] ) ) )
			),
		[ readings, questions, parse ]
	);
	const invalidate = useInvalidate( store );
	const retry = useCallback( () => {
		questions.forEach( ( question, index ) => {
			if ( hasFailed( remotes[ index ] ?? PENDING ) ) {
				invalidate( question );
			}
		} );
	}, [ invalidate, questions, remotes ] );
	return { remotes, retry };
}
