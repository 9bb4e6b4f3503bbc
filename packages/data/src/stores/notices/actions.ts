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
 * @param status  Kind of notice; `info` when left out.
 * @param content Text of the notice.
 * @param options Further properties of the notice.
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

/** Shows a success notice. */
function createSuccessNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'success', content, options );
}

/** Shows an info notice. */
function createInfoNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'info', content, options );
}

/** Shows an error notice. */
function createErrorNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'error', content, options );
}

/** Shows a warning notice. */
function createWarningNotice( content: string, options?: NoticeOptions ): NoticesAction {
	return createNotice( 'warning', content, options );
}

/** Removes one notice. */
function removeNotice( id: string, context = 'global' ): NoticesAction {
	return removeNotices( [ id ], context );
}

/** Removes several notices. */
function removeNotices( ids: readonly string[], context = 'global' ): NoticesAction {
	return { type: 'REMOVE_NOTICES', context, ids };
}

/** Removes all notices of a type. */
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
