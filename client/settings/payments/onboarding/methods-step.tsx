import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { parseRecommendedMethods, type OnboardingStep, type RecommendedMethod } from '@store-admin/data';
import { MethodSwitches, recommendedChoice, type MethodChoice } from '../methods/method-switches';
import type { StepProps } from './step-props';

/** The host keeps one choice for both wallets. */
const WALLETS = [ 'apple_pay', 'google_pay' ];
const BOTH_WALLETS = 'apple_google';

function methodsOf( step: OnboardingStep | undefined ): readonly RecommendedMethod[] {
	const methods = parseRecommendedMethods( step?.context[ 'recommended_pms' ] );
	const [ wallet ] = methods.filter( ( { id } ) => WALLETS.includes( id ) );
	return methods.flatMap( ( method ) => {
		if ( ! WALLETS.includes( method.id ) ) {
			return [ method ];
		}
		return method === wallet ? [ { ...method, id: BOTH_WALLETS, title: __( 'Apple Pay / Google Pay', 'woocommerce' ) } ] : [];
	} );
}

function storedChoice( step: OnboardingStep | undefined, methods: readonly RecommendedMethod[] ): MethodChoice {
	const stored = step?.context[ 'pms_state' ];
	const known = Object.entries( typeof stored === 'object' && stored !== null ? stored : {} ).filter(
		( entry ): entry is [ string, boolean ] => typeof entry[ 1 ] === 'boolean'
	);
	return { ...recommendedChoice( methods ), ...Object.fromEntries( known ) };
}

/** The step in which the payment methods are chosen. */
export function MethodsStep( { shown: { step }, onboarding }: StepProps ): ReactElement {
	const methods = methodsOf( step );
	const [ choice, setChoice ] = useState( () => storedChoice( step, methods ) );
	const problem = __( 'Your payment methods were not saved.', 'store-admin' );
	return (
		<>
			<MethodSwitches methods={ methods } choice={ choice } onChange={ setChoice } />
			<Button
				variant="primary"
				isBusy={ onboarding.isBusy }
				onClick={ () => step && onboarding.send( step, [ [ 'save', { payment_methods: choice } ], [ 'finish' ] ], problem ) }
			>
				{ __( 'Continue', 'woocommerce' ) }
			</Button>
		</>
	);
}
