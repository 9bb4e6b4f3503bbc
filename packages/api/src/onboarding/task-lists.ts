import { toFlag, toNumber, toObjects, toText, toTextOrNull, isWireObject, type WireObject } from '../core/wire';

/** One set-up task, in the words of the REST route. */
export interface Task {
	readonly id: string;
	readonly parentId: string;
	readonly title: string;
	readonly badge: string;
	readonly canView: boolean;
	readonly content: string;
	readonly additionalInfo: string;
	readonly actionLabel: string;
	readonly actionUrl: string | null;
	readonly isComplete: boolean;
	readonly isInProgress: boolean;
	readonly inProgressLabel: string;
	/** How long it takes, in words. */
	readonly time: string;
	readonly level: number;
	readonly isActioned: boolean;
	readonly isDismissed: boolean;
	readonly isDismissable: boolean;
	readonly isSnoozed: boolean;
	readonly isSnoozeable: boolean;
	readonly isVisited: boolean;
	readonly isDisabled: boolean;
	/** Milliseconds since 1970, UTC. */
	readonly snoozedUntil: number | null;
	readonly additionalData: Readonly< Record< string, unknown > > | null;
	readonly eventPrefix: string;
	readonly recordViewEvent: boolean;
	/** Newer hosts have a picture for some tasks. */
	readonly imageUrl?: string;
	readonly imageAlt?: string;
}

export interface TaskList {
	readonly id: string;
	readonly title: string;
	readonly isHidden: boolean;
	readonly isVisible: boolean;
	readonly isComplete: boolean;
	readonly tasks: readonly Task[];
	readonly eventPrefix: string;
	/** Whether the owner may switch it on and off among the display options. */
	readonly isToggleable: boolean;
	readonly displayProgressHeader: boolean;
	readonly keepCompletedTaskList: 'yes' | 'no';
}

/**
 * Reads one task. Tasks come from third parties too, so each field has a value to fall back on; fields that are not
 * ours are kept for whoever wrote them.
 */
export function toTask( wire: WireObject ): Task {
	return {
		...wire,
		id: toText( wire[ 'id' ] ),
		parentId: toText( wire[ 'parentId' ] ),
		title: toText( wire[ 'title' ] ),
		badge: toText( wire[ 'badge' ] ),
		canView: toFlag( wire[ 'canView' ], true ),
		content: toText( wire[ 'content' ] ),
		additionalInfo: toText( wire[ 'additionalInfo' ] ),
		actionLabel: toText( wire[ 'actionLabel' ] ),
		actionUrl: toTextOrNull( wire[ 'actionUrl' ] ),
		isComplete: toFlag( wire[ 'isComplete' ] ),
		isInProgress: toFlag( wire[ 'isInProgress' ] ),
		inProgressLabel: toText( wire[ 'inProgressLabel' ] ),
		time: toText( wire[ 'time' ] ),
		level: toNumber( wire[ 'level' ], 3 ),
		isActioned: toFlag( wire[ 'isActioned' ] ),
		isDismissed: toFlag( wire[ 'isDismissed' ] ),
		isDismissable: toFlag( wire[ 'isDismissable' ] ),
		isSnoozed: toFlag( wire[ 'isSnoozed' ] ),
		isSnoozeable: toFlag( wire[ 'isSnoozeable' ] ),
		isVisited: toFlag( wire[ 'isVisited' ] ),
		isDisabled: toFlag( wire[ 'isDisabled' ] ),
		snoozedUntil: wire[ 'snoozedUntil' ] ? toNumber( wire[ 'snoozedUntil' ] ) : null,
		additionalData: isWireObject( wire[ 'additionalData' ] ) ? wire[ 'additionalData' ] : null,
		eventPrefix: toText( wire[ 'eventPrefix' ] ),
		recordViewEvent: toFlag( wire[ 'recordViewEvent' ] ),
	};
}

/** Reads one list. */
export function toTaskList( wire: WireObject ): TaskList {
	return {
		...wire,
		id: toText( wire[ 'id' ] ),
		title: toText( wire[ 'title' ] ),
		isHidden: toFlag( wire[ 'isHidden' ] ),
		isVisible: toFlag( wire[ 'isVisible' ] ),
		isComplete: toFlag( wire[ 'isComplete' ] ),
		tasks: toObjects( wire[ 'tasks' ] ).map( toTask ),
		eventPrefix: toText( wire[ 'eventPrefix' ] ),
		isToggleable: toFlag( wire[ 'isToggleable' ] ),
		displayProgressHeader: toFlag( wire[ 'displayProgressHeader' ] ),
		keepCompletedTaskList: toFlag( wire[ 'keepCompletedTaskList' ] ) ? 'yes' : 'no',
	};
}
