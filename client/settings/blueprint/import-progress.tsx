import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, InlineError, ProgressBar } from '@store-admin/components';
import type { BlueprintStep } from '@store-admin/data';
import { plainText } from '../../shared/plain-text';
import { describeFailedWrite } from '../../shared/write/describe-failed-write';
import { stepsText } from './step-list';
import { nameStep } from './step-words';
import type { ImportHook, StepResult } from './use-import';

interface ImportProgressProps {
	readonly steps: readonly BlueprintStep[];
	readonly progress: ImportHook;
	/** Chooses another file. */
	readonly onAgain: () => void;
}

function outcomeOf( { state, results }: ImportHook, count: number ): string {
	const failed = results.filter( ( { isDone } ) => ! isDone ).length;
	if ( state === 'stopped' ) {
		/* translators: %s: "3 of 12 steps". */
		return sprintf( __( 'Stopped after %s. What these steps changed stays.', 'store-admin' ), stepsText( results.length, count ) );
	}
	if ( state !== 'finished' ) {
		return '';
	}
	if ( failed === 0 ) {
		return __( 'The blueprint was imported.', 'store-admin' );
	}
	/* translators: %d: number of steps. */
	const text = _n( '%d step failed; the others were imported.', '%d steps failed; the others were imported.', failed, 'store-admin' );
	return sprintf( text, failed );
}

/** One step that was run, with what the host says about it. */
function Result( { step, isDone, messages }: StepResult ) {
	const shown = messages.filter( ( { message, type } ) => message !== '' && ( ! isDone || type !== 'debug' ) );
	return (
		<li className={ isDone ? 'is-done' : 'is-failed' }>
			<strong>{ nameStep( step ) }</strong> <span>{ isDone ? __( 'Done', 'store-admin' ) : __( 'Failed', 'store-admin' ) }</span>
			{ ! isDone && (
				<ul>
					{ shown.map( ( { message }, index ) => (
						<li key={ index }>{ plainText( message ) }</li>
					) ) }
				</ul>
			) }
		</li>
	);
}

/** The progress of an import, step by step, and its result. */
export function ImportProgress( { steps, progress, onAgain }: ImportProgressProps ): ReactElement {
	const { state, results, error, run, stop } = progress;
	const isBusy = state === 'running' || state === 'stopping';
	const next = steps[ results.length ];
	return (
		<div className="store-admin-blueprint__progress">
			<ProgressBar
				label={ __( 'Import', 'woocommerce' ) }
				valueText={ stepsText( results.length, steps.length ) }
				value={ results.length }
				max={ steps.length }
			/>
			<p role="status">{ isBusy && next ? nameStep( next ) : outcomeOf( progress, steps.length ) }</p>
			{ error && (
				<InlineError
					message={ describeFailedWrite(
						/* translators: %s: "3 of 12 steps". */
						sprintf( __( 'The import ended after %s.', 'store-admin' ), stepsText( results.length, steps.length ) ),
						error
					) }
					onRetry={ () => run( steps ) }
				/>
			) }
			{ results.length > 0 && (
				<details open={ results.some( ( { isDone } ) => ! isDone ) }>
					<summary>{ __( 'Steps', 'store-admin' ) }</summary>
					<ol className="store-admin-blueprint__results">
						{ results.map( ( result, index ) => (
							<Result key={ index } { ...result } />
						) ) }
					</ol>
				</details>
			) }
			<div className="store-admin-blueprint__actions">
				{ isBusy && (
					<Button isBusy={ state === 'stopping' } onClick={ stop }>
						{ state === 'stopping'
							? __( 'Stopping after this step…', 'store-admin' )
							: __( 'Stop after this step', 'store-admin' ) }
					</Button>
				) }
				{ state === 'stopped' && <Button onClick={ () => run( steps ) }>{ __( 'Run the other steps', 'store-admin' ) }</Button> }
				{ ! isBusy && (
					<Button variant="quiet" onClick={ onAgain }>
						{ __( 'Import another file', 'store-admin' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
