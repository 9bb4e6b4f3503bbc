import { describe, expect, it } from '@jest/globals';
import { runInLanes } from '../lanes';
import type { Stage, StageResult } from '../stage';
import { allStages, quickStages } from '../stages';

const stage = ( name: string, more: Partial< Stage > = {} ): Stage => ( { name, command: name, ...more } );

/** Runs stages whose end the test controls, and returns which of them are running. */
function runByHand( stages: readonly Stage[] ) {
	const running = new Map< string, () => void >();
	const done = runInLanes(
		stages,
		( { name } ) =>
			new Promise< StageResult >( ( resolve ) => {
				running.set( name, () => {
					running.delete( name );
					resolve( { name, passed: 1, failed: 0, seconds: 1, output: '' } );
				} );
			} )
	);
	const end = async ( name: string ): Promise< void > => {
		running.get( name )?.();
		await Promise.resolve();
		await Promise.resolve();
	};
	return { done, end, running: () => [ ...running.keys() ] };
}

describe( 'runInLanes', () => {
	it( 'runs two stages at a time, in their order', async () => {
		const { end, running } = runByHand( [ stage( 'a' ), stage( 'b' ), stage( 'c' ) ] );
		expect( running() ).toEqual( [ 'a', 'b' ] );
		await end( 'b' );
		expect( running() ).toEqual( [ 'a', 'c' ] );
	} );

	it( 'starts a stage after the one that it needs, and another one meanwhile', async () => {
		const { end, running } = runByHand( [ stage( 'build' ), stage( 'zip', { needs: 'build' } ), stage( 'types' ) ] );
		expect( running() ).toEqual( [ 'build', 'types' ] );
		await end( 'build' );
		expect( running() ).toEqual( [ 'types', 'zip' ] );
	} );

	it( 'runs a stage that uses both lanes alone', async () => {
		const { done, end, running } = runByHand( [ stage( 'a' ), stage( 'browser', { usesBothLanes: true } ) ] );
		expect( running() ).toEqual( [ 'a' ] );
		await end( 'a' );
		expect( running() ).toEqual( [ 'browser' ] );
		await end( 'browser' );
		expect( ( await done ).map( ( { name } ) => name ) ).toEqual( [ 'a', 'browser' ] );
	} );
} );

describe( 'the stages', () => {
	it.each( [
		[ 'npm test', allStages ],
		[ 'npm run check', quickStages ],
	] )( 'of %s need only stages that run too', ( _command, stages ) => {
		const names = stages.map( ( { name } ) => name );
		expect( new Set( names ).size ).toBe( names.length );
		const needed = stages.flatMap( ( { needs } ) => needs ?? [] );
		expect( needed.filter( ( name ) => ! names.includes( name ) ) ).toEqual( [] );
	} );
} );
