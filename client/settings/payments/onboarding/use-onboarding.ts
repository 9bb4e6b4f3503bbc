import { useCallback, useEffect, useMemo, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { mapRemote, usePaymentActions, useWooPaymentsOnboarding, type OnboardingStep, type RemoteData } from '@store-admin/data';
import { DescribedWriteError } from '../../../shared/write/described-write-error';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { openTabPath, tabPath } from '../address';
import { shownSteps, stepPath, type ShownStep, type StepId } from './onboarding-steps';

/** Where the set-up was opened, for the host's statistics. */
const SOURCE = 'settings_payments';

/** The server creates a test account in about a minute. */
const CHECK_EVERY_MS = 3000;
const CHECKS = 40;

/** An action of a step by its name, with the values it sends. `wait` asks until the step is completed. */
export type StepWrite = readonly [ action: string, data?: Readonly< Record< string, unknown > > ];

export interface OnboardingHook {
	readonly remote: RemoteData< readonly ShownStep[] >;
	readonly refresh: () => void;
	/** Sends actions of a step one after the other, fetches the steps again and opens the next one. `problem` says what was not done. */
	readonly send: ( step: OnboardingStep, actions: readonly StepWrite[], problem: string ) => void;
	/** Tells the server that a step is shown for the first time. */
	readonly begin: ( step: OnboardingStep ) => void;
	readonly open: ( id: StepId ) => void;
	readonly isBusy: boolean;
	readonly failure: FailedWrite | undefined;
}

/** Actions that only mark a step. The server leaves them out where it marks the step itself. */
const MARKS: ReadonlySet< string > = new Set( [ 'start', 'finish' ] );

/** The address of an action. Without one nothing can be saved, which must not look like success. */
function hrefOf( actions: OnboardingStep[ 'actions' ], name: string ): string {
	const href = actions[ name ]?.href ?? '';
	if ( href === '' ) {
		throw new DescribedWriteError( __( 'The server did not offer this step. Reload the page and try again.', 'store-admin' ) );
	}
	return href;
}

async function delay(): Promise< void > {
	return new Promise( ( resolve ) => {
		setTimeout( resolve, CHECK_EVERY_MS );
	} );
}

/**
 * The steps of the set-up of WooPayments, and what can be done with them.
 *
 * @param country Country of the business.
 * @param onDone  Called after a write; opens the step that is next.
 */
export function useOnboarding( country: string, onDone: () => void ): OnboardingHook {
	const { remote, refresh, reload } = useWooPaymentsOnboarding( SOURCE );
	const { postLink, checkStep } = usePaymentActions();
	const { attempt, isBusy, failure } = useAttempt( { isExclusive: true } );
	const steps = useMemo( () => mapRemote( remote, shownSteps ), [ remote ] );
	const begun = useRef( new Set< string >() );
	const isClosed = useRef( false );
	useEffect( () => {
		isClosed.current = false;
		return () => {
			isClosed.current = true;
		};
	}, [] );

	const post = useCallback(
		async ( { actions }: OnboardingStep, [ name, data ]: StepWrite ) => {
			if ( actions[ name ] !== undefined || ! MARKS.has( name ) ) {
				await postLink( hrefOf( actions, name ), { source: SOURCE, location: country, ...data } );
			}
		},
		[ postLink, country ]
	);
	const wait = useCallback(
		async ( { actions }: OnboardingStep ) => {
			const href = hrefOf( actions, 'check' );
			for ( let count = 0; count < CHECKS && ! isClosed.current; count++ ) {
				const { status, error } = await checkStep( href, { location: country } );
				if ( status === 'completed' ) {
					return;
				}
				if ( status === 'failed' || status === 'blocked' ) {
					throw new DescribedWriteError( error.message || __( 'The test account could not be created.', 'store-admin' ) );
				}
				await delay();
			}
			throw new DescribedWriteError( __( 'The test account is still being created. Try again in a minute.', 'store-admin' ) );
		},
		[ checkStep, country ]
	);
	const send = useCallback< OnboardingHook[ 'send' ] >(
		( step, actions, problem ) =>
			void attempt( {
				problem,
				write: async () => {
					for ( const action of actions ) {
						await ( action[ 0 ] === 'wait' ? wait( step ) : post( step, action ) );
					}
					await reload();
				},
				onDone,
			} ),
		[ attempt, onDone, post, reload, wait ]
	);
	const begin = useCallback(
		( step: OnboardingStep ) => {
			if ( step.status === 'not_started' && ! begun.current.has( step.id ) ) {
				begun.current.add( step.id );
				// It only marks the step, so a failure changes nothing for the user.
				void post( step, [ 'start' ] ).catch( () => undefined );
			}
		},
		[ post ]
	);
	const open = useCallback( ( id: StepId ) => openTabPath( tabPath( stepPath( id ) ) ), [] );
	return { remote: steps, refresh, send, begin, open, isBusy, failure };
}
