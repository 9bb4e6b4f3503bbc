import { useEffect, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { Country } from '../../../shared/location/place-options';
import { placeChanges } from '../places/place-fields';
import { useBusiness } from './use-business';
import { businessFields, type BusinessValues } from './business-fields';
import { FailureWithWayOn } from './failure-with-way-on';
import { StepForm } from './step-form';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';
import { StepSkeleton } from './step-skeleton';

interface QuestionsProps extends StepProps {
	readonly countries: readonly Country[];
	/** Where the browser seems to be. */
	readonly found: { readonly country: string; readonly state: string } | undefined;
	/** Address of the user, which is suggested. */
	readonly suggestedEmail: string;
}

function nameOf( countries: readonly Country[], code: string ): string {
	return countries.find( ( country ) => country.code === code )?.name ?? code;
}

/** Says that the chosen country is not the one that the browser is in, which is right for some. */
function OtherCountry( { countries, found, chosen }: Pick< QuestionsProps, 'countries' | 'found' > & { readonly chosen: string } ) {
	if ( ! found || chosen === '' || found.country === chosen ) {
		return null;
	}
	return (
		<p className="store-admin-profiler__note" role="status">
			{ sprintf(
				/* translators: 1: name of a country, 2: name of another country. */
				__( 'Your browser seems to be in %1$s. Keep %2$s if your store is located there.', 'store-admin' ),
				nameOf( countries, found.country ),
				nameOf( countries, chosen )
			) }
		</p>
	);
}

function Questions( { profiler, countries, found, suggestedEmail }: QuestionsProps ) {
	const { answers, answer, saveAndGo } = profiler;
	const { storeName, industry, country, state, email, wantsEmails } = answers;
	const isPlaceOpen = country === '';
	useEffect( () => {
		if ( isPlaceOpen && found ) {
			answer( found );
		}
	}, [ isPlaceOpen, found, answer ] );
	const isEmailOpen = email === '' && profiler.flow.draft.email === undefined;
	const values: BusinessValues = { storeName, industry, country, state, email: isEmailOpen ? suggestedEmail : email, wantsEmails };
	return (
		<StepForm
			fields={ businessFields( values, { countries, choice: answers.choice } ) }
			values={ values }
			onChange={ ( changes ) => answer( { ...changes, ...placeChanges( changes ) } ) }
			onSubmit={ () => saveAndGo( 'business', 'plugins', values ) }
		>
			<OtherCountry countries={ countries } found={ found } chosen={ country } />
		</StepForm>
	);
}

/** Asks what the store sells and where. */
export function BusinessStep( { profiler, isNew }: StepProps ): ReactElement {
	const { known, retry, found } = useBusiness( profiler );
	return (
		<>
			<StepHeading
				isNew={ isNew }
				title={ __( 'Tell us a bit about your store', 'woocommerce' ) }
				text={ __(
					'We’ll use this information to help you set up payments, shipping, and taxes, as well as recommending the best theme for your store.',
					'woocommerce'
				) }
			/>
			<RemoteBoundary
				of={ known }
				skeleton={ <StepSkeleton rows={ 4 } /> }
				failureTitle={ __( 'The questions about your store could not be loaded.', 'store-admin' ) }
				failureFrame={ ( failure ) => <FailureWithWayOn failure={ failure } onSkip={ () => profiler.go( 'plugins' ) } /> }
				onRetry={ retry }
			>
				{ ( { countries, suggestedEmail } ) => <Questions { ...{ profiler, isNew, countries, found, suggestedEmail } } /> }
			</RemoteBoundary>
		</>
	);
}
