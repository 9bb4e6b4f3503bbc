import { answer, type onRest } from '../../../../tests/js/fake-rest';

export type Route = Parameters< typeof onRest >[ 0 ];

export interface Read {
	readonly store: string;
	readonly selector: string;
	readonly args?: readonly unknown[];
	readonly route: Route;
	readonly query?: object;
	readonly body: unknown;
	readonly expected: unknown;
	/** The public selector that returns the error, with its arguments. */
	readonly error?: readonly [ string, ...unknown[] ];
}

/** A list answer with the total headers of WordPress. */
export const counted = ( body: unknown ): unknown => answer( 200, body, { 'X-WP-Total': '12', 'X-WP-TotalPages': '3' } );
