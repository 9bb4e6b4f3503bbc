import { combineReducers, createReduxStore } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import type { PlainAction } from '../../core/remote-data/thunk';
import { queue, type Survey } from './queue';

/**
 * What a question consists of: fields of the survey beside `props`, `onSubmitNoticeProps` and `tracksProps`. Where the
 * host's own store is on the page, that one is read, so that none of them is certain.
 */
export type CesModal = WireObject;

interface CesState {
	readonly queue: readonly Survey[];
	readonly modal: CesModal | undefined;
	readonly isMvpModalVisible: boolean;
	readonly requests: RequestsState;
}

const modal = createSingleValue< CesModal | undefined >( 'SET_CES_MODAL', undefined );
const mvpModal = createSingleValue( 'SET_MVP_MODAL', false );

const selectors = {
	getCesSurveyQueue: ( state: CesState ): readonly Survey[] => state.queue,
	getVisibleCESModalData: ( state: CesState ): CesModal | undefined => state.modal,
	isProductMVPFeedbackModalVisible: ( state: CesState ): boolean => state.isMvpModalVisible,
};

const actions = {
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
	...deferred(
		( { effortScore } ) => effortScore.actions,
		[ 'addCesSurvey', 'addCesSurveyForCustomerSearch', 'addCesSurveyForAnalytics' ]
	),
};

/** Questions about how easy the store is to run: which wait, and which is open. */
export const customerEffortScoreStore = createReduxStore< CesState, typeof actions, typeof selectors >( 'wc/customer-effort-score', {
	reducer: combineReducers( {
		queue: queue.reducer,
		modal: modal.reducer,
		isMvpModalVisible: mvpModal.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers: deferred( ( { effortScore } ) => effortScore.resolvers, [ 'getCesSurveyQueue' ] ),
} );
