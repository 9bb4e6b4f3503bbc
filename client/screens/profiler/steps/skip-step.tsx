import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { placeChanges, placeFields } from '../places/place-fields';
import { FailureWithWayOn } from './failure-with-way-on';
import { StepForm } from './step-form';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';
import { StepSkeleton } from './step-skeleton';
import { useBusiness } from './use-business';

/** Asks only where the business is, which taxes, currency and shipping depend on. */
export function SkipStep( { profiler, isNew }: StepProps ): ReactElement {
	const { answers, answer, skipAll, skipPlace } = profiler;
	const { known, retry } = useBusiness( profiler );
	const values = { country: answers.country, state: answers.state };
	const question = __( 'Where is your business located?', 'woocommerce' );
	return (
		<>
			<StepHeading
				isNew={ isNew }
				title={ question }
				text={ __( 'We’ll use this information to help you set up payments, shipping, and taxes.', 'woocommerce' ) }
			/>
			<RemoteBoundary
				of={ known }
				skeleton={ <StepSkeleton rows={ 1 } /> }
				failureTitle={ __( 'The countries could not be loaded.', 'store-admin' ) }
				failureFrame={ ( failure ) => <FailureWithWayOn failure={ failure } onSkip={ skipPlace } /> }
				onRetry={ retry }
			>
				{ ( { countries } ) => (
					<StepForm
						fields={ placeFields( countries, values, __( 'Country/Region', 'store-admin' ) ) }
						values={ values }
						onChange={ ( changes ) => answer( placeChanges( changes ) ) }
						onSubmit={ skipAll }
						submitLabel={ __( 'Go to my store', 'woocommerce' ) }
					/>
				) }
			</RemoteBoundary>
		</>
	);
}
