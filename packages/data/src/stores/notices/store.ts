import { createReduxStore } from '@wordpress/data';
import { valueAt } from '../../core/remote-data/keyed-values';
import {
	createErrorNotice,
	createInfoNotice,
	createNotice,
	createSuccessNotice,
	createWarningNotice,
	removeAllNotices,
	removeNotice,
	removeNotices,
} from './actions';
import { noticesReducer, type Notice, type NoticesState } from './notices-reducer';

const NONE: readonly Notice[] = [];

const selectors = {
	getNotices: ( state: NoticesState, context = 'global' ): readonly Notice[] => valueAt( state, context ) ?? NONE,
};

const actions = {
	createNotice,
	createSuccessNotice,
	createInfoNotice,
	createErrorNotice,
	createWarningNotice,
	removeNotice,
	removeNotices,
	removeAllNotices,
};

/** Notices of the page, in the shape of WordPress' own store, which is used instead when the page has it. */
export const noticesStore = createReduxStore< NoticesState, typeof actions, typeof selectors >( 'core/notices', {
	reducer: noticesReducer,
	actions,
	selectors,
} );
