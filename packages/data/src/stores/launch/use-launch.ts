import { deleteTestOrders, fetchVisitorView, saveSurveyCompleted } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { launchStore } from './store';

const REQUESTS = { deleteTestOrders, fetchVisitorView, saveSurveyCompleted };

/** Functions for the launch of the store; all but `fetchVisitorView` reject with an ApiError. They are the same in each render. */
export function useLaunchRequests(): typeof REQUESTS {
	return REQUESTS;
}

/** The number of orders that were made in the test mode of WooPayments. */
export function useTestOrdersCount(): RemoteData< number > {
	return useRemote( launchStore, 'getTestOrdersCount', [] ).remote;
}

/** Whether the owner has answered how the launch was. */
export function useSurveyCompleted(): RemoteData< boolean > {
	return useRemote( launchStore, 'isSurveyCompleted', [] ).remote;
}
