import { describe, expect, it } from '@jest/globals';
import type { Sample } from '../measure';
import { toComparison, toTable } from '../report';

const SAMPLE: Sample = {
	documentBytes: 18_000,
	scripts: 41,
	scriptBytes: 280_000,
	packages: 0,
	styles: 9,
	styleBytes: 119_000,
	restCalls: 4,
	firstByte: 400,
	documentEnd: 450,
	first: 900,
	drawn: 1000,
	blocking: 100,
	layoutShift: 0.0123,
};

const results = new Map( [
	[ 'Store Admin', SAMPLE ],
	[ "host's own app", { ...SAMPLE, first: 3000, drawn: 4000, blocking: 1000, scriptBytes: 1_400_000 } ],
] );

describe( 'toTable', () => {
	it( 'has a column per page and names what comes first', () => {
		const lines = toTable( results, 'number' ).split( '\n' );
		expect( lines[ 0 ] ).toBe( "| | Store Admin | host's own app |" );
		expect( lines ).toContain( '| until first number | 900 ms | 3000 ms |' );
		expect( lines ).toContain( '| layout shift | 0.012 | 0.012 |' );
	} );
} );

describe( 'toComparison', () => {
	it( 'returns parts of the host, and nothing without a host', () => {
		expect( toComparison( results, 'number' ) ).toBe(
			"Of the host's: first number 0.30, drawn 0.25, blocking 0.10, script bytes 0.20"
		);
		expect( toComparison( new Map( [ [ 'Store Admin', SAMPLE ] ] ), 'number' ) ).toBe( '' );
	} );
} );
