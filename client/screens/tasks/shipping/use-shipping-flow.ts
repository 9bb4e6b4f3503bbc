import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices } from '@store-admin/data';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { currentStep, visibleSteps, type ShippingStepKey } from './shipping-steps';
import type { ShippingTask } from './use-shipping-task';

export interface ShippingFlow {
	readonly steps: readonly ShippingStepKey[];
	readonly current: ShippingStepKey | null;
	readonly isLast: ( key: ShippingStepKey ) => boolean;
	/** Opens the next step, or completes the task. */
	readonly finishStep: ( key: ShippingStepKey ) => void;
	/** Completes the task without the remaining steps. */
	readonly finish: () => void;
	readonly returnTo: ( key: ShippingStepKey ) => void;
}

type DoneKeys = ReadonlySet< ShippingStepKey >;

/** The current step. The step of a complete address is skipped, unless the user returns to it. */
export function useShippingFlow( { store, facts }: ShippingTask, onComplete: TaskScreenProps[ 'onComplete' ] ): ShippingFlow {
	const { createNotice } = useNotices();
	const [ done, setDone ] = useState< DoneKeys >( () => new Set( store.isComplete ? [ 'store_location' as const ] : [] ) );
	const steps = visibleSteps( facts, ( key ) => done.has( key ) );

	const finish = useCallback( () => {
		void createNotice( 'success', __( "Shipping is done! Don't worry, you can always change it later", 'woocommerce' ) );
		onComplete();
	}, [ createNotice, onComplete ] );

	const finishStep = ( key: ShippingStepKey ) => {
		const next = new Set( [ ...done, key ] );
		setDone( next );
		if ( currentStep( steps, ( candidate ) => next.has( candidate ) ) === null ) {
			finish();
		}
	};
	const returnTo = ( key: ShippingStepKey ) => {
		const before = steps.slice( 0, steps.indexOf( key ) );
		setDone( new Set( before ) );
	};
	return {
		steps,
		current: currentStep( steps, ( key ) => done.has( key ) ),
		isLast: ( key ) => steps.every( ( candidate ) => candidate === key || done.has( candidate ) ),
		finishStep,
		finish,
		returnTo,
	};
}
