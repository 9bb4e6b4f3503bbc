import type { Stage, StageResult } from './stage';

const LANES = 2;

interface Run {
	readonly waiting: readonly Stage[];
	readonly results: readonly StageResult[];
	readonly busy: number;
}

const lanesOf = ( { usesBothLanes = false }: Stage ) => ( usesBothLanes ? LANES : 1 );

/** The first stage that can start now: the stage that it needs has ended, and enough lanes are free. */
function findNext( { waiting, results, busy }: Run ): Stage | undefined {
	const ended = new Set( results.map( ( { name } ) => name ) );
	const isReady = ( { needs }: Stage ) => needs === undefined || ended.has( needs );
	return waiting.find( ( stage ) => isReady( stage ) && busy + lanesOf( stage ) <= LANES );
}

/**
 * Runs stages in two lanes, one per core. A stage that needs another one starts after it, even when that one failed,
 * because its own failure is then more informative.
 *
 * @param stages   stages in their start order; stages named by `needs` must be among them
 * @param runStage runs one of them; never rejects
 * @return results in the order in which the stages ended
 */
export function runInLanes(
	stages: readonly Stage[],
	runStage: ( stage: Stage ) => Promise< StageResult >
): Promise< readonly StageResult[] > {
	const results: StageResult[] = [];
	let waiting = stages;
	let busy = 0;
	return new Promise( ( resolve ) => {
		const start = (): void => {
			for ( let stage = findNext( { waiting, results, busy } ); stage; stage = findNext( { waiting, results, busy } ) ) {
				const started = stage;
				waiting = waiting.filter( ( other ) => other !== started );
				busy += lanesOf( started );
				void runStage( started ).then( ( result ) => {
					results.push( result );
					busy -= lanesOf( started );
					start();
				} );
			}
			if ( busy === 0 ) {
				resolve( results );
			}
		};
		start();
	} );
}
