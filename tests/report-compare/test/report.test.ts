import { describe, expect, it } from '@jest/globals';
import { describeResults } from '../report';

const difference = { about: 'row 1, Orders', host: '1', ours: '2' };

const RESULTS = [
	{ address: { report: 'revenue', query: 'period=month' }, unexplained: [], reasons: new Map( [ [ 'A reason.', 2 ] ] ) },
	{ address: { report: 'orders', query: 'period=month' }, unexplained: [ difference ], reasons: new Map( [ [ 'A reason.', 1 ] ] ) },
	{ address: { report: 'stock', query: '' }, unexplained: Array.from( { length: 20 }, () => difference ), reasons: new Map() },
] as const;

describe( 'describeResults', () => {
	it( 'prints what differs, the reasons, and a table of addresses and reports', () => {
		const lines = describeResults( RESULTS ).split( '\n' );
		expect( lines.slice( 0, 5 ) ).toEqual( [
			'3 addresses, 1 the same, 2 with differences that are not explained',
			'  orders period=month',
			'    row 1, Orders',
			'      host: 1',
			'      ours: 2',
		] );
		expect( lines ).toContain( '    and 8 more' );
		expect( lines.slice( -7 ) ).toEqual( [
			'Differences that are meant:',
			'  3 × A reason.',
			'',
			'| address | revenue | orders | stock |',
			'| --- | --- | --- | --- |',
			'| period=month | same | differ (1) |  |',
			'| (none) |  |  | differ (20) |',
		] );
	} );
} );
