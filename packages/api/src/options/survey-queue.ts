import { parserOf } from '../core/parse-answer';
import { anything, listOf, object, orNone, requiredText, usableListOf, type Shape } from '../core/shape';
import type { WireObject } from '../core/wire';

/** A question that waits to be asked. PHP and JavaScript spell its other fields in different ways. */
export type Survey = WireObject & { readonly action: string };

const survey: Shape< Survey > = object( { action: requiredText } );

const QUEUE = 'option woocommerce_ces_tracks_queue';

/** Parses the queue of questions. Items that are no question are left out. */
export const parseSurveys = parserOf( orNone( usableListOf( survey, 'survey' ), [] ), QUEUE );

/**
 * Parses the queue of questions for adding one: its items stay as they came.
 *
 * @throws {ApiError} When the option holds no list: saving over it would lose what is stored.
 */
export const parseSurveyQueue = parserOf( orNone( listOf( anything ), [] ), QUEUE );
