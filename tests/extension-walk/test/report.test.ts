import { describe, expect, it } from '@jest/globals';
import { describeWalk } from '../report';
import type { WalkResult } from '../walk';

const RESULT: WalkResult = {
	host: '10.0.0',
	wordpress: '6.8',
	plugins: [ 'sample', 'broken' ],
	notStarted: { broken: 'PHP Fatal error' },
	stops: [
		{ stop: { path: 'alike', kind: 'page' }, unexplained: [], explained: { 'A reason.': 2 } },
		{
			stop: { path: 'other', kind: 'page' },
			unexplained: [ { about: 'text', host: Array.from( { length: 10 }, ( _, index ) => `line ${ index }` ), ours: [] } ],
			explained: { 'A reason.': 1 },
		},
	],
	phpLog: { host: [], ours: [ 'PHP Warning: x' ] },
};

describe( 'describeWalk', () => {
	it( 'prints versions, plugins that could not start, pages that differ, the log and the reasons', () => {
		expect(
			describeWalk( RESULT )
				.split( '\n' )
				.filter( ( line ) => ! line.includes( 'line ' ) )
		).toEqual( [
			'WooCommerce 10.0.0 on WordPress 6.8, with sample, broken',
			'  broken could not start: PHP Fatal error',
			'2 pages, 1 alike, 1 with differences that are not explained',
			'  other',
			'    text',
			'      host: and 2 more',
			'      log of PHP, ours only: PHP Warning: x',
			'Differences that are meant (3):',
			'  3 × A reason.',
		] );
	} );
} );
