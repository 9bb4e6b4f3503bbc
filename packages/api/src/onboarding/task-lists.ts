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
	/** Estimated duration, as text. */
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
	/** Data that only this kind of task has; see `parseTaxServices` and `parsePurchase`. */
	additionalData: orNone( recordOf( anything ), null ),
	eventPrefix: text,
	recordViewEvent: flagOr( false ),
	/** Address of an image; newer hosts have one for some tasks. */
	imageUrl: maybe( text ),
	imageAlt: maybe( text ),
} );

/** One set-up task, with the field names of the REST route. Third parties add tasks too: fields that are not described are kept. */
export interface Task extends ValueOf< typeof task > {}

export const taskList = object( {
	id: requiredText,
	title: text,
	isHidden: flagOr( false ),
	isVisible: flagOr( false ),
	isComplete: flagOr( false ),
	tasks: orNone( usableListOf< Task >( task, 'task' ), [] ),
	eventPrefix: text,
	/** Whether the owner can show and hide the list among the display options. */
	isToggleable: flagOr( false ),
	displayProgressHeader: flagOr( false ),
	keepCompletedTaskList: mapped( flagOr( false ), ( isKept ): 'yes' | 'no' => ( isKept ? 'yes' : 'no' ) ),
} );

/** A list of set-up tasks. */
export interface TaskList extends ValueOf< typeof taskList > {}
