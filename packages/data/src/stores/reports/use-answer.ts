import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Query } from '@store-admin/api';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { stableKey } from '../../core/remote-data/stable-key';
import { reportAnswersOf } from './report-answers';

/** Request of a report: its route below `wc-analytics/reports` and its arguments. */
export interface ReportQuestion< Endpoint extends string = string > {
	readonly endpoint: Endpoint;
	readonly params: Query;
}

export interface ReportHook< Value > {
	readonly remote: RemoteData< Value >;
	/** Whether the value is the answer of the previous request, shown until the new answer arrives. Show it dimmed. */
	readonly isOutdated: boolean;
	/** Sends the request again. */
	readonly retry: () => void;
}

/** Fetches an answer; the signal aborts the request. */
export type Load< Value > = ( endpoint: string, params: Query, signal: AbortSignal ) => Promise< Value >;

interface Known< Value > {
	readonly endpoint: string;
	readonly data: Value;
}

/**
 * Fetches an answer of the reports. A cached answer is returned at once and refreshed. A new request aborts the previous one.
 *
 * @param kind     Prefix of the cache key, which keeps answers of different kinds apart.
 * @param load     Fetches the answer; must be the same function in every render.
 * @param question The request; null while there is nothing to fetch.
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
	// Answers of another route have other fields, so they are not shown in the meantime.
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
