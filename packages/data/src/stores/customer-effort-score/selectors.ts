import type { Survey } from '@store-admin/api';
import type { CesModal, CesState } from './state';

/** The public selectors of `wc/customer-effort-score`. */
export const selectors = {
	getCesSurveyQueue: ( state: CesState ): readonly Survey[] => state.queue,
	getVisibleCESModalData: ( state: CesState ): CesModal | undefined => state.modal,
	isProductMVPFeedbackModalVisible: ( state: CesState ): boolean => state.isMvpModalVisible,
};
