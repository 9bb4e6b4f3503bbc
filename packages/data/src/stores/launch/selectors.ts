import type { LaunchState } from './state';

export const selectors = {
	isSurveyCompleted: ( state: LaunchState ): boolean | undefined => state.surveyCompleted,
	getTestOrdersCount: ( state: LaunchState ): number | undefined => state.testOrders,
};
