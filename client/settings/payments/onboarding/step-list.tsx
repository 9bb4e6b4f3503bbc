import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { check, Icon } from '@wordpress/icons';
import { stepTitle, type ShownStep, type StepId } from './onboarding-steps';

interface StepListProps {
	readonly steps: readonly ShownStep[];
	readonly current: StepId;
}

/** The steps of the set-up: done, current and coming ones. */
export function StepList( { steps, current }: StepListProps ): ReactElement {
	return (
		<ol className="store-admin-onboarding__steps" aria-label={ __( 'Steps of the set-up', 'store-admin' ) }>
			{ steps.map( ( { id, isDone }, index ) => (
				<li key={ id } aria-current={ id === current ? 'step' : undefined } className={ isDone ? 'is-done' : '' }>
					<span className="store-admin-onboarding__mark" aria-hidden="true">
						{ isDone ? <Icon icon={ check } size={ 20 } /> : index + 1 }
					</span>
					{ stepTitle( id ) }
					{ isDone && <span className="screen-reader-text"> { __( 'Completed', 'woocommerce' ) }</span> }
				</li>
			) ) }
		</ol>
	);
}
