import { parserOf } from '../core/parse-answer';
import { anything, listOf, object, orNone, requiredText, usableListOf, type Shape } from '../core/shape';
import type { WireObject } from '../core/wire';

/** A queued survey. PHP and JavaScript spell its other fields differently. */
export type Survey = WireObject & { readonly action: string };

const survey: Shape< Survey > = object( { action: requiredText } );

const QUEUE = 'option woocommerce_ces_tracks_queue';

/** Parses the queue of surveys. Unusable items are left out. */
export const parseSurveys = parserOf( orNone( usableListOf( survey, 'survey' ), [] ), QUEUE );

/**
 * Parses the queue before a survey is added. Its items stay unchanged.
 *
 * @throws {ApiError} When the option is not a list: saving a new list would lose the stored value.
 */
export const parseSurveyQueue = parserOf( orNone( listOf( anything ), [] ), QUEUE );
