import { toApiError } from '@store-admin/api';
import type { DataRegistry } from '@wordpress/data';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';

/** Limits the memory: a year by day with five compared items takes about 200 KB. */
const MAX_ANSWERS = 60;

/** Fetches the answer of a request; the signal aborts it. */
type Load = ( signal: AbortSignal ) => Promise< unknown >;

/**
 * Cache of report answers by request, kept until the page is closed. It is not a store of @wordpress/data, because requests of a store
 * cannot be aborted and every page would load the store.
 */
export interface ReportAnswers {
	/** Returns the answer of a request; pending if the request was not sent. */
	readonly get: ( key: string ) => RemoteData< unknown >;
	/** Increases when the cache is cleared, so that the hooks send their requests again. */
	readonly getGeneration: () => number;
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Sends a request. The cached answer stays until the new one arrives, also if the request fails. Never rejects. */
	readonly ask: ( key: string, load: Load, signal: AbortSignal ) => Promise< void >;
	/** Clears the cache, for example after a change of the settings that decide which orders count. */
	readonly forget: () => void;
}

function createReportAnswers(): ReportAnswers {
	const answers = new Map< string, RemoteData< unknown > >();
	const listeners = new Set< () => void >();
	let generation = 0;
	const notify = () => listeners.forEach( ( listener ) => listener() );
	const get = ( key: string ) => answers.get( key ) ?? PENDING;
	const set = ( key: string, answer: RemoteData< unknown > ) => {
		// Deleting the key first moves it to the end, so that the oldest answers are removed first.
		answers.delete( key );
		answers.set( key, answer );
		[ ...answers.keys() ].slice( 0, -MAX_ANSWERS ).forEach( ( old ) => answers.delete( old ) );
		notify();
	};
	return {
		get,
		getGeneration: () => generation,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		ask: async ( key, load, signal ) => {
			const asked = generation;
			const isWanted = () => ! signal.aborted && asked === generation;
			const there = get( key );
			set( key, there.status === 'ready' ? { ...there, isRefreshing: true } : PENDING );
			try {
				const data = await load( signal );
				if ( isWanted() ) {
					set( key, { status: 'ready', data, isRefreshing: false } );
				}
			} catch ( thrown ) {
				if ( isWanted() ) {
					const error = toApiError( thrown );
					const before = get( key );
					set(
						key,
						before.status === 'ready' ? { ...before, isRefreshing: false, refreshError: error } : { status: 'failed', error }
					);
				}
			}
		},
		forget: () => {
			answers.clear();
			generation += 1;
			notify();
		},
	};
}

const known = new WeakMap< DataRegistry, ReportAnswers >();

/** Returns the cache that belongs to a registry. */
export function reportAnswersOf( registry: DataRegistry ): ReportAnswers {
	const answers = known.get( registry ) ?? createReportAnswers();
	known.set( registry, answers );
	return answers;
}
