import { describe, expect, it } from '@jest/globals';
import { summarize } from '../presses';
import { toPressTable } from '../report';

const thread = { ph: 'X', pid: 1, tid: 7 };
const task = ( ts: number, tdur: number, dur = tdur ) => ( { ...thread, name: 'RunTask', ts, dur, tdur } );
const click = { ...thread, name: 'EventDispatch', ts: 1_100, dur: 9_000, args: { data: { type: 'click' } } };

describe( 'summarize', () => {
	it( 'returns the CPU time of the task with the click and of the longest one after it, on a computer four times slower', () => {
		const events = [ task( 0, 500 ), task( 1_000, 10_000, 60_000 ), click, task( 70_000, 5_000 ), task( 90_000, 20_000 ) ];
		expect( summarize( events ) ).toEqual( { answer: 40, longest: 80 } );
	} );

	it( 'leaves out tasks before the click and of other threads', () => {
		const other = { ...task( 80_000, 99_000 ), tid: 8 };
		expect( summarize( [ task( 0, 900 ), task( 1_000, 10_000 ), click, other ] ) ).toEqual( { answer: 40, longest: 0 } );
	} );

	it( 'throws when there is no click', () => {
		expect( () => summarize( [ task( 0, 500 ) ] ) ).toThrow( 'The trace has no click.' );
	} );
} );

describe( 'toPressTable', () => {
	it( 'has a row per press with each run', () => {
		const works = [
			{ answer: 40.4, longest: 80 },
			{ answer: 38, longest: 71.6 },
		];
		expect( toPressTable( new Map( [ [ 'bar chart', works ] ] ) ) ).toContain( '| bar chart | 40, 38 | 80, 72 |' );
	} );
} );
