import { toApiError } from '@store-admin/api';
import type { DataRegistry } from '@wordpress/data';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';

/** A year by day with five compared items is some 200 KB; this is as much as a person goes back to. */
const MAX_ANSWERS = 60;

/** Fetches the answer of a request; the signal ends it early. */
type Load = ( signal: AbortSignal ) => Promise< unknown >;

/**
 * Answers of the reports by request, for as long as the page is open. Not a store of @wordpress/data: a request of a store cannot be ended
 * early, and one that is registered would come with every page.
 */
export interface ReportAnswers {
	/** The answer of a request, pending when nobody asked. */
	readonly get: ( key: string ) => RemoteData< unknown >;
	/** Grows whenever all answers are forgotten, so that whoever shows one asks again. */
	readonly getGeneration: () => number;
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Asks. An answer that is there stays meanwhile, and also when the new one fails. Never rejects. */
	readonly ask: ( key: string, load: Load, signal: AbortSignal ) => Promise< void >;
	/** Forgets all answers, for example when settings change what counts. */
	readonly forget: () => void;
}

function createReportAnswers(): ReportAnswers {
	const answers = new Map< string, RemoteData< unknown > >();
	const listeners = new Set< () => void >();
	let generation = 0;
	const notify = () => listeners.forEach( ( listener ) => listener() );
	const get = ( key: string ) => answers.get( key ) ?? PENDING;
	const set = ( key: string, answer: RemoteData< unknown > ) => {
		// The latest come last, the oldest go first.
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

/** The answers of a page. */
export function reportAnswersOf( registry: DataRegistry ): ReportAnswers {
	const answers = known.get( registry ) ?? createReportAnswers();
	known.set( registry, answers );
	return answers;
}
