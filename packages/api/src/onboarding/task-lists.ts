import {
	anything,
	flagOr,
	mapped,
	maybe,
	numberOr,
	object,
	orNone,
	recordOf,
	requiredText,
	text,
	textOrNull,
	usableListOf,
	type ValueOf,
} from '../core/shape';

export const task = object( {
	id: requiredText,
	parentId: text,
	title: text,
	badge: text,
	canView: flagOr( true ),
	content: text,
	additionalInfo: text,
	actionLabel: text,
	actionUrl: textOrNull,
	isComplete: flagOr( false ),
	isInProgress: flagOr( false ),
	inProgressLabel: text,
	/** How long it takes, in words. */
	time: text,
	level: numberOr( 3 ),
	isActioned: flagOr( false ),
	isDismissed: flagOr( false ),
	isDismissable: flagOr( false ),
	isSnoozed: flagOr( false ),
	isSnoozeable: flagOr( false ),
	isVisited: flagOr( false ),
	isDisabled: flagOr( false ),
	/** Milliseconds since 1970, UTC. */
	snoozedUntil: mapped( numberOr( null ), ( moment ) => moment || null ),
	/** What only the task itself knows; see `parseTaxServices` and `parseTaskTheme`. */
	additionalData: orNone( recordOf( anything ), null ),
	eventPrefix: text,
	recordViewEvent: flagOr( false ),
	/** Newer hosts have a picture for some tasks. */
	imageUrl: maybe( text ),
	imageAlt: maybe( text ),
} );

/** One set-up task, in the words of the REST route. Tasks come from third parties too: fields that are not ours are kept. */
export interface Task extends ValueOf< typeof task > {}

export const taskList = object( {
	id: requiredText,
	title: text,
	isHidden: flagOr( false ),
	isVisible: flagOr( false ),
	isComplete: flagOr( false ),
	tasks: orNone( usableListOf< Task >( task, 'task' ), [] ),
	eventPrefix: text,
	/** Whether the owner may switch it on and off among the display options. */
	isToggleable: flagOr( false ),
	displayProgressHeader: flagOr( false ),
	keepCompletedTaskList: mapped( flagOr( false ), ( isKept ): 'yes' | 'no' => ( isKept ? 'yes' : 'no' ) ),
} );

/** A list of set-up tasks. */
export interface TaskList extends ValueOf< typeof taskList > {}
