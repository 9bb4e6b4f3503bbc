// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { Notice, NoticeOptions, NoticeStatus } from './values';

/** The store `core/notices`. */
export interface CoreNotices {
	readonly selectors: {
		getNotices: ( context?: string ) => readonly Notice[];
	};
	readonly actions: {
		createNotice: ( status?: NoticeStatus, content?: string, options?: NoticeOptions ) => Promise< void >;
		createSuccessNotice: ( content: string, options?: NoticeOptions ) => Promise< void >;
		createInfoNotice: ( content: string, options?: NoticeOptions ) => Promise< void >;
		createErrorNotice: ( content: string, options?: NoticeOptions ) => Promise< void >;
		createWarningNotice: ( content: string, options?: NoticeOptions ) => Promise< void >;
		removeNotice: ( id: string, context?: string ) => Promise< void >;
		removeNotices: ( ids: readonly string[], context?: string ) => Promise< void >;
		removeAllNotices: ( noticeType?: string, context?: string ) => Promise< void >;
	};
}
