import { fetchOptions, parseSurveys, type Survey } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { queue } from './state';

export const QUEUE_OPTION = 'woocommerce_ces_tracks_queue';

async function fetchQueue(): Promise< readonly Survey[] > {
	return parseSurveys( ( await fetchOptions( [ QUEUE_OPTION ] ) )[ QUEUE_OPTION ] );
}

export const resolvers = { getCesSurveyQueue: reading( 'getCesSurveyQueue', fetchQueue, queue.receive ) };
