import { __ } from '@wordpress/i18n';
import { fetchOptions, parseSurveyQueue, parseSurveys, saveOptions, type Survey } from '@store-admin/api';
import type { Thunk } from '../../core/remote-data/thunk';
import { currentPage } from './current-page';
import { QUEUE_OPTION } from './resolvers';
import { queue } from './state';

/** The public actions of `wc/customer-effort-score` that send requests. */
export const actions = {
	/**
	 * Adds a survey to the queue of the site, unless the queue has it. Fails when the stored queue is not a list, and
	 * leaves it unchanged.
	 */
	addCesSurvey:
		( survey: Survey ): Thunk< void > =>
		async ( { dispatch } ) => {
			const { [ QUEUE_OPTION ]: stored } = await fetchOptions( [ QUEUE_OPTION ] );
			const waiting = parseSurveys( stored );
			if ( ! waiting.some( ( { action } ) => action === survey.action ) ) {
				const added = { ...currentPage(), ...survey };
				await saveOptions( { [ QUEUE_OPTION ]: [ ...parseSurveyQueue( stored ), added ] } );
				dispatch( queue.receive( [ ...waiting, added ] ) );
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
