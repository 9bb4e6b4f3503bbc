import { combineReducers, createReduxStore } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { fetchOptions, saveOptions, type WireObject } from '@store-admin/api';
import { reading, requestsReducer, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';
import type { PlainAction, Thunk } from '../remote-data/thunk';

/** A question that waits to be asked. */
export type Survey = WireObject & { readonly action: string };

export interface CesModal {
	readonly surveyProps: WireObject;
	readonly props: WireObject;
	readonly onSubmitNoticeProps: WireObject;
	readonly tracksProps: WireObject;
}

interface CesState {
	readonly queue: readonly Survey[];
	readonly modal: CesModal | undefined;
	readonly isMvpModalVisible: boolean;
	readonly requests: RequestsState;
}

const QUEUE_OPTION = 'woocommerce_ces_tracks_queue';
const NO_SURVEYS: readonly Survey[] = [];
const queue = createSingleValue( 'SET_CES_SURVEY_QUEUE', NO_SURVEYS );
const modal = createSingleValue< CesModal | undefined >( 'SET_CES_MODAL', undefined );
const mvpModal = createSingleValue( 'SET_MVP_MODAL', false );

const selectors = {
	getCesSurveyQueue: ( state: CesState ): readonly Survey[] => state.queue,
	getVisibleCESModalData: ( state: CesState ): CesModal | undefined => state.modal,
	isProductMVPFeedbackModalVisible: ( state: CesState ): boolean => state.isMvpModalVisible,
};

function isSurvey( value: unknown ): value is Survey {
	return typeof value === 'object' && value !== null && typeof Reflect.get( value, 'action' ) === 'string';
}

async function loadQueue(): Promise< readonly Survey[] > {
	const { [ QUEUE_OPTION ]: stored } = await fetchOptions( [ QUEUE_OPTION ] );
	return Array.isArray( stored ) ? stored.filter( isSurvey ) : [];
}

/** Which page the question belongs to, in the words that WordPress gives every admin page. */
export function currentPage(): { readonly pagenow: string; readonly adminpage: string } {
	return {
		pagenow: String( Reflect.get( globalThis, 'pagenow' ) ?? '' ),
		adminpage: String( Reflect.get( globalThis, 'adminpage' ) ?? '' ),
	};
}

const actions = {
	setCesSurveyQueue: ( surveys: readonly Survey[] ): PlainAction => queue.receive( surveys ),
	showCesModal: (
		surveyProps: WireObject = {},
		props: WireObject = {},
		onSubmitNoticeProps: WireObject = {},
		tracksProps: WireObject = {}
	): PlainAction => modal.receive( { surveyProps, props, onSubmitNoticeProps, tracksProps } ),
	hideCesModal: (): PlainAction => modal.receive( undefined ),
	showProductMVPFeedbackModal: (): PlainAction => mvpModal.receive( true ),
	hideProductMVPFeedbackModal: (): PlainAction => mvpModal.receive( false ),
	/** Puts a question in the queue that the site keeps; one that waits already is not asked twice. */
	addCesSurvey:
		( survey: Survey ): Thunk< void > =>
		async ( { dispatch } ) => {
			const waiting = await loadQueue();
			if ( ! waiting.some( ( { action } ) => action === survey.action ) ) {
				const surveys = [ ...waiting, { ...currentPage(), ...survey } ];
				await saveOptions( { [ QUEUE_OPTION ]: surveys } );
				dispatch( queue.receive( surveys ) );
			}
		},
	addCesSurveyForCustomerSearch: (): Thunk< void > =>
		actions.addCesSurvey( {
			action: 'ces_search',
			title: __( 'How easy was it to use search?', 'woocommerce' ),
			firstQuestion: __( 'The search feature in WooCommerce is easy to use.', 'woocommerce' ),
			secondQuestion: __( "The search's functionality meets my needs.", 'woocommerce' ),
		} ),
	addCesSurveyForAnalytics: (): Thunk< void > =>
		actions.addCesSurvey( {
			action: 'analytics_filtered',
			title: __( 'How easy was it to filter your reports?', 'store-admin' ),
			firstQuestion: __( 'The filters of the reports are easy to use.', 'store-admin' ),
			secondQuestion: __( 'The filters of the reports meet my needs.', 'store-admin' ),
		} ),
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
	resolvers: { getCesSurveyQueue: reading( 'getCesSurveyQueue', loadQueue, queue.receive ) },
} );
