import { useCallback, useEffect, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Dialog, InlineError, Skeleton, SkeletonGroup } from '@store-admin/components';
import { getHistory } from '@store-admin/navigation';
import { can } from '@store-admin/settings';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { openTabPath, PATHS, tabPath } from '../address';
import type { PaymentsHook } from '../use-payments';
import { currentStep, stepBefore, stepPath, stepTitle, type ShownStep } from './onboarding-steps';
import { StepContent } from './step-content';
import { StepErrors } from './step-errors';
import { StepList } from './step-list';
import { useOnboarding, type OnboardingHook } from './use-onboarding';
import './style.scss';

interface OnboardingDialogProps {
	readonly payments: PaymentsHook;
	/** Path of the address. */
	readonly path: string;
}

interface StepsProps {
	readonly steps: readonly ShownStep[];
	readonly path: string;
	readonly onboarding: OnboardingHook;
	readonly onClose: () => void;
}

/** The steps with the current one open. Its address is that of the step, so that Back and a reload show it again. */
function Steps( { steps, path, onboarding, onClose }: StepsProps ): ReactElement | null {
	const current = currentStep( steps, path );
	const { begin } = onboarding;
	const ownPath = current && stepPath( current.id );
	useEffect( () => {
		if ( ownPath !== undefined && ownPath !== path ) {
			getHistory().replace( tabPath( ownPath ) );
		}
	}, [ ownPath, path ] );
	useEffect( () => {
		// The test account is begun by its button.
		if ( current?.step && current.id !== 'test_account' ) {
			begin( current.step );
		}
	}, [ begin, current ] );
	if ( ! current ) {
		return null;
	}
	const before = stepBefore( steps, current.id );
	return (
		<div className="store-admin-onboarding">
			<StepList steps={ steps } current={ current.id } />
			<section className="store-admin-onboarding__step" aria-labelledby="store-admin-onboarding-title">
				<h3 id="store-admin-onboarding-title">{ stepTitle( current.id ) }</h3>
				{ current.step && <StepErrors step={ current.step } onboarding={ onboarding } /> }
				<StepContent key={ current.id } shown={ current } onboarding={ onboarding } onClose={ onClose } />
				{ onboarding.failure && <InlineError message={ onboarding.failure.message } onRetry={ onboarding.failure.retry } /> }
				{ before && (
					<Button variant="quiet" isDisabled={ onboarding.isBusy } onClick={ () => onboarding.open( before.id ) }>
						{ __( 'Back', 'woocommerce' ) }
					</Button>
				) }
			</section>
		</div>
	);
}

/** Code with which the host refuses the set-up of a plugin that is not active. It is no matter of rights, though its status is 403. */
const NOT_ACTIVE = 'woocommerce_woopayments_onboarding_extension_not_active';

function NotActive( { onClose }: { readonly onClose: () => void } ) {
	/* translators: %s: that the user may not install plugins, and who may; sentences. */
	const denied = __( 'WooPayments is not active, so there is nothing to set up. %s', 'store-admin' );
	const text = __(
		'WooPayments is not active, so there is nothing to set up. Install or activate it in the list of payment providers first.',
		'store-admin'
	);
	return (
		<>
			<p>{ can( 'install_plugins' ) ? text : sprintf( denied, cannotInstallText() ) }</p>
			<Button variant="primary" onClick={ onClose }>
				{ __( 'Show the payment providers', 'store-admin' ) }
			</Button>
		</>
	);
}

/** The set-up of WooPayments, step by step. What is done is kept by the server, so it can be closed at any time. */
export function OnboardingDialog( { payments, path }: OnboardingDialogProps ): ReactElement {
	const showNext = useCallback( () => openTabPath( tabPath( PATHS.onboarding ) ), [] );
	const onboarding = useOnboarding( payments.country, showNext );
	const handleClose = () => {
		payments.refresh();
		openTabPath( tabPath( PATHS.main ) );
	};
	const { remote } = onboarding;
	const isNotActive = remote.status === 'failed' && remote.error.code === NOT_ACTIVE;
	return (
		<Dialog title={ __( 'Set up WooPayments', 'woocommerce' ) } size="wide" onClose={ handleClose }>
			{ isNotActive ? (
				<NotActive onClose={ handleClose } />
			) : (
				<RemoteBoundary
					of={ remote }
					skeleton={
						<SkeletonGroup label={ __( 'Loading the set-up', 'store-admin' ) }>
							<Skeleton inlineSize="60%" shape="headline" />
							<Skeleton inlineSize="100%" shape="block" />
						</SkeletonGroup>
					}
					failureTitle={ __( 'The set-up could not be loaded.', 'store-admin' ) }
					onRetry={ onboarding.refresh }
				>
					{ ( steps ) => <Steps steps={ steps } path={ path } onboarding={ onboarding } onClose={ handleClose } /> }
				</RemoteBoundary>
			) }
		</Dialog>
	);
}
