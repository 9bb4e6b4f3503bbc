import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import type { OnboardingStep } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';
import type { OnboardingHook } from './use-onboarding';

interface StepErrorsProps {
	readonly step: OnboardingStep;
	readonly onboarding: OnboardingHook;
}

/** Why the server could not finish a step, with a fresh start. */
export function StepErrors( { step, onboarding }: StepErrorsProps ): ReactElement | null {
	const hasStopped = step.status === 'failed' || step.status === 'blocked';
	const messages = step.errors.map( ( { message, code } ) => plainText( message ) || code ).filter( Boolean );
	if ( messages.length === 0 && ! hasStopped ) {
		return null;
	}
	return (
		<div className="store-admin-onboarding__errors" role="alert">
			<p>{ __( 'This step did not finish.', 'store-admin' ) }</p>
			{ messages.map( ( message ) => (
				<p key={ message }>{ message }</p>
			) ) }
			{ hasStopped && (
				<Button
					isBusy={ onboarding.isBusy }
					onClick={ () => onboarding.send( step, [ [ 'clean' ] ], __( 'The step was not started again.', 'store-admin' ) ) }
				>
					{ __( 'Start this step again', 'store-admin' ) }
				</Button>
			) }
		</div>
	);
}
