import { fetchSurveyCompleted, fetchTestOrdersCount } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { surveyCompleted, testOrders } from './state';

export const resolvers = {
	isSurveyCompleted: reading( 'isSurveyCompleted', fetchSurveyCompleted, surveyCompleted.receive ),
	getTestOrdersCount: reading( 'getTestOrdersCount', fetchTestOrdersCount, testOrders.receive ),
};
