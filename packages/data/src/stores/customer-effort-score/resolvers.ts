import { fetchOptions } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { queue, type Survey } from './state';

export const QUEUE_OPTION = 'woocommerce_ces_tracks_queue';

function isSurvey( value: unknown ): value is Survey {
	return typeof value === 'object' && value !== null && typeof Reflect.get( value, 'action' ) === 'string';
}

/** Fetches the questions that wait. What else the option holds is left out. */
export async function fetchQueue(): Promise< readonly Survey[] > {
	const { [ QUEUE_OPTION ]: stored } = await fetchOptions( [ QUEUE_OPTION ] );
	return Array.isArray( stored ) ? stored.filter( isSurvey ) : [];
}

export const resolvers = { getCesSurveyQueue: reading( 'getCesSurveyQueue', fetchQueue, queue.receive ) };
