import { recordEvent } from '../record-event';
import type { Feedback } from './feedback-dialog';

/**
 * Sends an answer to the host's tracking.
 *
 * @param action     The action that was rated, such as `product_add_publish`.
 * @param feedback   The answer.
 * @param properties Further properties of the event.
 */
export function recordFeedback(
	action: string,
	{ score, secondScore, comments }: Feedback,
	properties: Readonly< Record< string, string | number > > = {}
): void {
	recordEvent( 'ces_feedback', {
		...properties,
		action,
		score,
		...( secondScore === undefined ? {} : { score_second_question: secondScore } ),
		score_combined: score + ( secondScore ?? 0 ),
		comments,
	} );
}
