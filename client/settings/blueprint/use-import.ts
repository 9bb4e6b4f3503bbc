import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, BlueprintHook, BlueprintMessage, BlueprintStep } from '@store-admin/data';

export interface StepResult {
	readonly step: BlueprintStep;
	readonly isDone: boolean;
	readonly messages: readonly BlueprintMessage[];
}

export interface ImportHook {
	/** Results of the steps that were run, in their order. */
	readonly results: readonly StepResult[];
	readonly state: 'idle' | 'running' | 'stopping' | 'stopped' | 'failed' | 'finished';
	/** Why no answer came for the step after the last result. Whether the server ran it is unknown. */
	readonly error: ApiError | undefined;
	/** Runs the steps. After a stop or a failure it goes on with the next one. */
	readonly run: ( steps: readonly BlueprintStep[] ) => void;
	/** Stops after the step that is running; a step cannot be taken back. */
	readonly stop: () => void;
	/** Forgets the results. */
	readonly reset: () => void;
}

const NOTHING: readonly StepResult[] = [];

/**
 * Runs the steps of a blueprint one after another. A step that the server could not run does not stop the others; a request that fails does,
 * because the next ones would fail too.
 *
 * @param importStep Runs one step; the same function in each render.
 */
export function useImport( importStep: BlueprintHook[ 'requests' ][ 'importBlueprintStep' ] ): ImportHook {
	const [ results, setResults ] = useState( NOTHING );
	const [ state, setState ] = useState< ImportHook[ 'state' ] >( 'idle' );
	const [ error, setError ] = useState< ApiError | undefined >();
	const done = useRef< readonly StepResult[] >( NOTHING );
	const session = useRef( '' );
	const isRunning = useRef( false );
	const isStopping = useRef( false );

	const runAll = useCallback(
		async ( steps: readonly BlueprintStep[] ) => {
			for ( const step of steps.slice( done.current.length ) ) {
				if ( isStopping.current ) {
					return 'stopped';
				}
				const result = await importStep( step, session.current );
				session.current = result.session;
				done.current = [ ...done.current, { step, isDone: result.success, messages: result.messages } ];
				setResults( done.current );
			}
			return 'finished';
		},
		[ importStep ]
	);
	const run = useCallback(
		( steps: readonly BlueprintStep[] ) => {
			if ( isRunning.current ) {
				return;
			}
			isRunning.current = true;
			isStopping.current = false;
			setError( undefined );
			setState( 'running' );
			runAll( steps )
				.then( setState, ( thrown: ApiError ) => {
					setError( thrown );
					setState( 'failed' );
				} )
				.finally( () => ( isRunning.current = false ) );
		},
		[ runAll ]
	);
	const isBusy = state === 'running' || state === 'stopping';
	useEffect( () => {
		if ( ! isBusy ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isBusy ] );
	return {
		results,
		state,
		error,
		run,
		stop: useCallback( () => {
			isStopping.current = true;
			setState( 'stopping' );
		}, [] ),
		reset: useCallback( () => {
			done.current = NOTHING;
			session.current = '';
			setResults( NOTHING );
			setError( undefined );
			setState( 'idle' );
		}, [] ),
	};
}
