import { useDispatch, useSelect } from '@wordpress/data';
import type { Notice, NoticeOptions, NoticeStatus } from './state';
import { noticesStore } from './store';

export interface NoticesHook {
	readonly notices: readonly Notice[];
	createNotice: ( status: NoticeStatus, content: string, options?: NoticeOptions ) => Promise< unknown >;
	removeNotice: ( id: string ) => Promise< unknown >;
}

/** Reads and creates notices of the page: ours and those of extensions. */
export function useNotices(): NoticesHook {
	const notices = useSelect( ( select ) => select( noticesStore ).getNotices(), [] );
	const { createNotice, removeNotice } = useDispatch( noticesStore );
	return { notices, createNotice, removeNotice };
}
