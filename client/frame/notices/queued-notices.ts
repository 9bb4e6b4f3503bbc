import type { NoticeStatus } from '@store-admin/data';

const STATUSES: readonly NoticeStatus[] = [ 'success', 'info', 'error', 'warning' ];

/** A notice that PHP queued for the next page view. */
export interface QueuedNotice {
	readonly id: string;
	readonly status: string;
	readonly content: string;
	readonly options?: Readonly< Record< string, unknown > > | undefined;
	/** When missing, null or 0 the notice is for every user. */
	readonly user_id?: number | string | null | undefined;
}

export function isQueuedNotice( value: unknown ): value is QueuedNotice {
	return (
		typeof value === 'object' &&
		value !== null &&
		[ 'id', 'status', 'content' ].every( ( name ) => typeof Reflect.get( value, name ) === 'string' )
	);
}

/** Notices by id, as PHP stores them. Plugins may store other values too: those are not shown, but they are kept. */
export type NoticeQueue = Readonly< Record< string, unknown > >;

export function noticesIn( queue: NoticeQueue ): readonly QueuedNotice[] {
	return Object.values( queue ).filter( isQueuedNotice );
}

export function isForUser( { user_id: userId }: QueuedNotice, id: number ): boolean {
	return userId === undefined || userId === null || Number( userId ) === 0 || Number( userId ) === id;
}

export function queueWithout( queue: NoticeQueue, id: string ): NoticeQueue {
	return Object.fromEntries( Object.entries( queue ).filter( ( [ , queued ] ) => ! ( isQueuedNotice( queued ) && queued.id === id ) ) );
}

/** The status as a notice status; an unknown one becomes `info`. */
export function statusOf( { status }: QueuedNotice ): NoticeStatus {
	return STATUSES.find( ( known ) => known === status ) ?? 'info';
}
