import type { ImportStatus } from '@store-admin/data';

/** How much of one kind is imported. */
export interface ImportCount {
	readonly imported: number;
	readonly total: number;
}

export interface ImportCounts {
	readonly customers: ImportCount;
	readonly orders: ImportCount;
}

/**
 * An import as this page has seen it. `unsure` means that the host no longer imports although something is missing, which
 * it also says for a moment between two parts; the next answer decides.
 */
export interface ImportRun {
	readonly phase: 'idle' | 'starting' | 'running' | 'unsure' | 'finished' | 'stopped' | 'broken-off';
	/** Null before the first answer about this import. */
	readonly counts: ImportCounts | null;
	/** Whether the user has stopped it. The part that is being imported still ends. */
	readonly isStopped: boolean;
	/** First day of what was imported; '' for all. */
	readonly from: string;
}

export type ImportEvent =
	{ readonly type: 'started' | 'stopped' | 'forgotten' } | { readonly type: 'answered'; readonly status: ImportStatus };

export const NO_RUN: ImportRun = { phase: 'idle', counts: null, isStopped: false, from: '' };

const NONE: ImportCount = { imported: 0, total: 0 };

/** Progress never goes back: batches end in any order, and a late answer can be older. Another total is another import. */
function later( before: ImportCount | undefined, { imported, total }: ImportCount ): ImportCount {
	const known = before?.total === total ? before.imported : 0;
	return { imported: Math.min( total, Math.max( known, imported ) ), total };
}

function countsAfter( { phase, counts }: ImportRun, status: ImportStatus ): ImportCounts {
	const before = phase === 'starting' ? null : counts;
	return {
		customers: later( before?.customers, status.customers ?? NONE ),
		orders: later( before?.orders, status.orders ?? NONE ),
	};
}

const isComplete = ( { customers, orders }: ImportCounts ): boolean =>
	customers.imported === customers.total && orders.imported === orders.total;

function dayOf( from: unknown ): string {
	return typeof from === 'string' && /^\d{4}-\d{2}-\d{2}/.test( from ) ? from.slice( 0, 10 ) : '';
}

function answered( run: ImportRun, status: ImportStatus ): ImportRun {
	const isFollowed = run.phase === 'starting' || run.phase === 'running' || run.phase === 'unsure';
	if ( ! status.is_importing && ! isFollowed ) {
		return run;
	}
	const next = { ...run, counts: countsAfter( run, status ), from: dayOf( status.imported_from ) };
	if ( status.is_importing ) {
		return { ...next, phase: 'running' };
	}
	if ( isComplete( next.counts ) ) {
		return { ...next, phase: 'finished' };
	}
	if ( run.phase !== 'unsure' ) {
		return { ...next, phase: 'unsure' };
	}
	return { ...next, phase: run.isStopped ? 'stopped' : 'broken-off' };
}

/** Returns the import after an event. */
export function followImport( run: ImportRun, event: ImportEvent ): ImportRun {
	switch ( event.type ) {
		case 'started':
			return { ...NO_RUN, phase: 'starting' };
		case 'stopped':
			return { ...run, isStopped: true };
		case 'forgotten':
			return NO_RUN;
		case 'answered':
			return answered( run, event.status );
	}
}

/** Whether the import goes on, or may go on. */
export function isRunning( { phase }: ImportRun ): boolean {
	return phase === 'starting' || phase === 'running' || phase === 'unsure';
}
