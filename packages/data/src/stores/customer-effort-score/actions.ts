import { __ } from '@wordpress/i18n';
import { saveOptions } from '@store-admin/api';
import type { Thunk } from '../../core/remote-data/thunk';
import { currentPage } from './current-page';
import { fetchQueue, QUEUE_OPTION } from './resolvers';
import { queue, type Survey } from './state';

/** The public actions of `wc/customer-effort-score` that ask the server. */
export const actions = {
	/** Puts a question in the queue that the site keeps; one that waits already is not asked twice. */
	addCesSurvey:
		( survey: Survey ): Thunk< void > =>
		async ( { dispatch } ) => {
			const waiting = await fetchQueue();
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
