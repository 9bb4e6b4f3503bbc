import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Query } from '@store-admin/api';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { stableKey } from '../../core/remote-data/stable-key';
import { reportAnswersOf } from './report-answers';

/** A request of a report: the route below `wc-analytics/reports`, and its arguments. */
export interface ReportQuestion< Endpoint extends string = string > {
	readonly endpoint: Endpoint;
	readonly params: Query;
}

export interface ReportHook< Value > {
	readonly remote: RemoteData< Value >;
	/** Whether the value answers the question before this one, and stands there until the answer comes. Show it dimmed. */
	readonly isOutdated: boolean;
	/** Asks the server again. */
	readonly retry: () => void;
}

/** Fetches an answer; the signal ends the request early. */
export type Load< Value > = ( endpoint: string, params: Query, signal: AbortSignal ) => Promise< Value >;

interface Known< Value > {
	readonly endpoint: string;
	readonly data: Value;
}

/**
 * Reads an answer of the reports. One that was read before shows at once and refreshes; a new question ends the request of the old one.
 *
 * @param kind     What is read; answers of two kinds never meet.
 * @param load     Fetches it; the same function from render to render.
 * @param question Null while there is nothing to ask.
 */
export function useAnswer< Value >( kind: string, load: Load< Value >, question: ReportQuestion | null ): ReportHook< Value > {
	const answers = reportAnswersOf( useRegistry() );
	const key = question && stableKey( kind, question.endpoint, question.params );
	const generation = useSyncExternalStore( answers.subscribe, answers.getGeneration );
	const remote = useSyncExternalStore( answers.subscribe, () => ( key === null ? PENDING : answers.get( key ) ) ) as RemoteData< Value >;
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		if ( key === null ) {
			return undefined;
		}
		const [ , endpoint, params ] = JSON.parse( key ) as [ string, string, Query ];
		const controller = new AbortController();
		void answers.ask( key, async ( signal ) => load( endpoint, params, signal ), controller.signal );
		return () => controller.abort();
	}, [ answers, key, load, generation, attempt ] );
	const endpoint = question?.endpoint ?? '';
	const last = useRef< Known< Value > | null >( null );
	useEffect( () => {
		if ( remote.status === 'ready' ) {
			last.current = { endpoint, data: remote.data };
		}
	}, [ remote, endpoint ] );
	const retry = useCallback( () => setAttempt( ( count ) => count + 1 ), [] );
	// Figures of another route have other fields; those must not stand in for these.
	const kept = key !== null && remote.status === 'pending' && last.current?.endpoint === endpoint ? last.current : null;
	return useMemo(
		() => ( {
			remote: kept ? { status: 'ready', data: kept.data, isRefreshing: true } : remote,
			isOutdated: kept !== null,
			retry,
		} ),
		[ kept, remote, retry ]
	);
}
