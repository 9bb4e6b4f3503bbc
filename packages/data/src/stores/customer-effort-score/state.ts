import { combineReducers } from '@wordpress/data';
import type { Survey, WireObject } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import type { PlainAction } from '../../core/remote-data/thunk';

/**
 * An open survey: its fields, with `props`, `onSubmitNoticeProps` and `tracksProps`. The page may have the host's own
 * store, so each field may be missing.
 */
export type CesModal = WireObject;

export interface CesState {
	readonly queue: readonly Survey[];
	readonly modal: CesModal | undefined;
	readonly isMvpModalVisible: boolean;
	readonly requests: RequestsState;
}

const NO_SURVEYS: readonly Survey[] = [];

export const queue = createSingleValue( 'SET_CES_SURVEY_QUEUE', NO_SURVEYS );
const modal = createSingleValue< CesModal | undefined >( 'SET_CES_MODAL', undefined );
const mvpModal = createSingleValue( 'SET_MVP_MODAL', false );

export const cesReducer = combineReducers( {
	queue: queue.reducer,
	modal: modal.reducer,
	isMvpModalVisible: mvpModal.reducer,
	requests: requestsReducer,
} );

/** The public actions of `wc/customer-effort-score` that store values. */
export const receiveActions = {
	setCesSurveyQueue: ( surveys: readonly Survey[] ): PlainAction => queue.receive( surveys ),
	showCesModal: (
		surveyProps: WireObject = {},
		props: WireObject = {},
		onSubmitNoticeProps: WireObject = {},
		tracksProps: WireObject = {}
	): PlainAction => modal.receive( { ...surveyProps, props, onSubmitNoticeProps, tracksProps } ),
	hideCesModal: (): PlainAction => modal.receive( undefined ),
	showProductMVPFeedbackModal: (): PlainAction => mvpModal.receive( true ),
	hideProductMVPFeedbackModal: (): PlainAction => mvpModal.receive( false ),
};
