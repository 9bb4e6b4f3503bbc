import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Spinner } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { MethodsStep } from './methods-step';
import type { StepProps } from './step-props';

function ConnectStep( { shown: { step, isDone }, onboarding }: StepProps ): ReactElement {
	const href = step?.actions[ 'auth' ]?.href ?? '';
	return (
		<>
			<p>
				{ __(
					'WooPayments uses an account at WordPress.com. You leave this page to connect it, and come back to the next step.',
					'store-admin'
				) }
			</p>
			{ isDone ? (
				<p>{ __( 'Your store is connected.', 'store-admin' ) }</p>
			) : (
				<Button variant="primary" href={ href === '' ? undefined : href } isDisabled={ href === '' }>
					{ __( 'Connect', 'woocommerce' ) }
				</Button>
			) }
			{ ! isDone && (
				<Button variant="quiet" onClick={ onboarding.refresh }>
					{ __( 'Check the connection again', 'store-admin' ) }
				</Button>
			) }
		</>
	);
}

function AccountStep( { onboarding }: StepProps ): ReactElement {
	return (
		<>
			<h4>{ __( 'Test or live account', 'woocommerce' ) }</h4>
			<p>
				{ __(
					'With a test account you can try everything at once, without real money. A live account needs details about your business.',
					'store-admin'
				) }
			</p>
			<Button variant="primary" onClick={ () => onboarding.open( 'business_verification' ) }>
				{ __( 'Activate payments', 'woocommerce' ) }
			</Button>
			<Button onClick={ () => onboarding.open( 'test_account' ) }>{ __( 'Test payments first', 'store-admin' ) }</Button>
		</>
	);
}

function TestStep( { shown: { step, isDone }, onboarding, onClose }: StepProps ): ReactElement {
	const problem = __( 'The test account was not created.', 'store-admin' );
	if ( isDone ) {
		return (
			<>
				<p>{ __( 'Your test account works: pay for an order in your store with a test card.', 'store-admin' ) }</p>
				<Button onClick={ onClose }>{ __( 'Continue in the store', 'store-admin' ) }</Button>
				<Button variant="primary" onClick={ () => onboarding.open( 'business_verification' ) }>
					{ __( 'Activate payments', 'woocommerce' ) }
				</Button>
			</>
		);
	}
	return (
		<>
			<p>{ __( 'We create a test account for you. This takes about a minute.', 'store-admin' ) }</p>
			{ onboarding.isBusy && (
				<p role="status">
					<Spinner /> { __( 'Finishing payments setup', 'woocommerce' ) }
				</p>
			) }
			<Button
				variant="primary"
				isBusy={ onboarding.isBusy }
				onClick={ () => step && onboarding.send( step, [ [ 'start' ], [ 'init' ], [ 'wait' ], [ 'finish' ] ], problem ) }
			>
				{ __( 'Create test account', 'store-admin' ) }
			</Button>
		</>
	);
}

function VerificationStep( { shown: { step }, onboarding }: StepProps ): ReactElement {
	const href = step?.actions[ 'kyc_fallback' ]?.href ?? '';
	const hasTestAccount = step?.context[ 'has_test_account' ] === true;
	return (
		<>
			<p>
				{ __(
					'The provider verifies your business on its own page. You come back here when you are done, or later.',
					'store-admin'
				) }
			</p>
			{ hasTestAccount && <p>{ __( 'Your test account ends first. Orders that were paid with it stay.', 'store-admin' ) }</p> }
			{ hasTestAccount && step ? (
				<Button
					variant="primary"
					isBusy={ onboarding.isBusy }
					onClick={ () =>
						onboarding.send(
							step,
							[ [ 'test_account_disable', { from: 'WCADMIN_NOX_IN_CONTEXT' } ] ],
							__( 'The test account was not ended.', 'store-admin' )
						)
					}
				>
					{ __( 'End test account', 'store-admin' ) }
				</Button>
			) : (
				<Button variant="primary" href={ href === '' ? undefined : href } isDisabled={ href === '' }>
					{ __( 'Verify business', 'store-admin' ) }
				</Button>
			) }
			<Button variant="quiet" onClick={ onboarding.refresh }>
				{ __( 'Check the verification again', 'store-admin' ) }
			</Button>
		</>
	);
}

function FinishStep( { onClose }: StepProps ): ReactElement {
	return (
		<>
			<p>{ __( 'Customers can pay in your store now.', 'store-admin' ) }</p>
			<Button href={ getAdminLink( 'admin.php?page=wc-admin&path=/payments/overview' ) }>
				{ __( 'Go to Payments Overview', 'woocommerce' ) }
			</Button>
			<Button variant="primary" onClick={ onClose }>
				{ __( 'Close', 'woocommerce' ) }
			</Button>
		</>
	);
}

const CONTENT = {
	payment_methods: MethodsStep,
	wpcom_connection: ConnectStep,
	test_or_live_account: AccountStep,
	test_account: TestStep,
	business_verification: VerificationStep,
	finish: FinishStep,
};

/** The content of the current step. */
export function StepContent( props: StepProps ): ReactElement {
	const Content = CONTENT[ props.shown.id ];
	return (
		<div className="store-admin-onboarding__content">
			<Content { ...props } />
		</div>
	);
}
