import { useMemo, useState } from 'react';
import { useLeaderboards, type Leaderboard, type ReportHook } from '@store-admin/data';
import { getPersistedQuery } from '@store-admin/navigation';
import { useOverview } from '../overview-context';
import { rangeParams } from '../range-params';
import { useSavedChoice } from '../use-saved-choice';
import { boardNames, type BoardName } from './leaderboard-names';

export const MAX_ROWS = 20;
const USUAL_ROWS = 5;

export interface BoardsHook {
	/** Every leaderboard that the menu offers: those of the host, and those of extensions when they are known. */
	readonly names: readonly BoardName[];
	readonly rows: number;
	readonly setRows: ( rows: number ) => void;
	readonly boards: ReportHook< readonly Leaderboard[] >;
}

function useRows() {
	const { stored, choose } = useSavedChoice< number >( 'dashboard_leaderboard_rows' );
	const rows = stored.status === 'ready' ? Number( stored.data ) : 0;
	const isAllowed = Number.isInteger( rows ) && rows >= 1 && rows <= MAX_ROWS;
	return { rows: isAllowed ? rows : USUAL_ROWS, isKnown: stored.status !== 'pending', setRows: choose };
}

/** Names of all leaderboards. Those that an answer had stay in the menu when all are hidden and nothing is requested any more. */
function useNames( answer: ReportHook< readonly Leaderboard[] > ): readonly BoardName[] {
	const [ own ] = useState( boardNames );
	const answered = answer.remote.status === 'ready' ? answer.remote.data : null;
	const [ known, setKnown ] = useState( answered );
	if ( answered && answered !== known ) {
		setKnown( answered );
	}
	return useMemo( () => {
		const others = ( known ?? [] ).filter( ( { id } ) => ! own.some( ( board ) => board.id === id ) );
		return [ ...own, ...others.map( ( { id, label, headers } ) => ( { id, label, headers: headers.map( ( one ) => one.label ) } ) ) ];
	}, [ own, known ] );
}

/**
 * The leaderboards of the period. Nothing is requested while all are hidden.
 *
 * @param hidden Ids of the hidden leaderboards.
 * @param isNear Whether the section is about to come into view.
 */
export function useOverviewBoards( hidden: readonly string[], isNear: boolean ): BoardsHook {
	const { dates, address, definition, query } = useOverview();
	const { rows, isKnown, setRows } = useRows();
	const isUnneeded = ! isNear || ! isKnown || boardNames().every( ( { id } ) => hidden.includes( id ) );
	const params = useMemo(
		() =>
			isUnneeded
				? null
				: {
						...rangeParams( dates.range, { address, definition } ),
						per_page: rows,
						// The host copies it into the links of the cells.
						persisted_query: JSON.stringify( getPersistedQuery( query ) ),
					},
		[ isUnneeded, dates, address, definition, rows, query ]
	);
	const boards = useLeaderboards( params );
	return { names: useNames( boards ), rows, setRows, boards };
}
