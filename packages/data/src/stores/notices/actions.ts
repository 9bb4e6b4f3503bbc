import type { NoticeOptions, NoticesAction, NoticeStatus } from './state';

const DEFAULTS = {
	isDismissible: true,
	type: 'default',
	actions: [],
	icon: null,
	explicitDismiss: false,
} as const;

let count = 0;

function nextId( context: string ): string {
	count += 1;
	return `${ context }${ count }`;
}

/**
 * Shows a notice.
 *
 * @param status  What kind; `info` when left out.
 * @param content Text of the notice.
 * @param options How it behaves.
 */
function createNotice( status: NoticeStatus = 'info', content = '', options: NoticeOptions = {} ): NoticesAction {
	const { context = 'global', speak = true, id, ...shown } = options;
	const text = String( content );
	return {
		type: 'CREATE_NOTICE',
		context,
		notice: {
			...DEFAULTS,
			...shown,
			id: id ?? nextId( context ),
			status,
			content: text,
			spokenMessage: speak ? text : null,
		},
	};
}

/** Shows a notice of success. */
function createSuccessNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'success', content, options );
}

/** Shows a notice without judgement. */
function createInfoNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'info', content, options );
}

/** Shows a notice of failure. */
function createErrorNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'error', content, options );
}

/** Shows a warning. */
function createWarningNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'warning', content, options );
}

/** Takes one notice away. */
function removeNotice( id: string, context = 'global' ): NoticesAction {
	return removeNotices( [ id ], context );
}

/** Takes several notices away. */
function removeNotices( ids: readonly string[], context = 'global' ): NoticesAction {
	return { type: 'REMOVE_NOTICES', context, ids };
}

/** Takes every notice of a kind away. */
function removeAllNotices( noticeType = 'default', context = 'global' ): NoticesAction {
	return { type: 'REMOVE_ALL_NOTICES', context, noticeType };
}

/** The public actions of `core/notices`. */
export const actions = {
	createNotice,
	createSuccessNotice,
	createInfoNotice,
	createErrorNotice,
	createWarningNotice,
	removeNotice,
	removeNotices,
	removeAllNotices,
};
