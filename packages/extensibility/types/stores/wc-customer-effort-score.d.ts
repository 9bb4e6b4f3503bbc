// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { Survey } from './values';

/** The store `wc/customer-effort-score`. */
export interface WcCustomerEffortScore {
	readonly selectors: {
		getCesSurveyQueue: () => readonly Survey[];
		getVisibleCESModalData: () => Readonly< Record< string, unknown > > | undefined;
		isProductMVPFeedbackModalVisible: () => boolean;
	};
	readonly actions: {
		addCesSurvey: ( survey: Survey ) => Promise< void >;
		addCesSurveyForCustomerSearch: () => Promise< void >;
		addCesSurveyForAnalytics: () => Promise< void >;
		setCesSurveyQueue: ( surveys: readonly Survey[] ) => Promise< void >;
		showCesModal: (
			surveyProps?: Readonly< Record< string, unknown > >,
			props?: Readonly< Record< string, unknown > >,
			onSubmitNoticeProps?: Readonly< Record< string, unknown > >,
			tracksProps?: Readonly< Record< string, unknown > >
		) => Promise< void >;
		hideCesModal: () => Promise< void >;
		showProductMVPFeedbackModal: () => Promise< void >;
		hideProductMVPFeedbackModal: () => Promise< void >;
	};
}
