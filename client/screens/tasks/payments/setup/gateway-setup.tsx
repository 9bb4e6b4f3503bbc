import { useMemo, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { payment } from '@wordpress/icons';
import { Section } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { isPluginRemoved } from '../../../../shared/host-plugins';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { SafeHtml } from '../../../../shared/safe-html';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { OfferImage } from '../../../../shared/offer/offer-image';
import { StepsSkeleton } from '../../parts/steps-skeleton';
import { BankTransferForm } from '../bacs/bank-transfer-form';
import type { Gateway } from '../gateway';
import { toPublicGateway } from '../public-gateway';
import type { Gateways, GatewaysHook } from '../use-gateways';
import { useMarkConfigured, type MarkConfigured } from '../use-mark-configured';
import { ConfigureStep } from './configure-step';
import { configureStep, GatewayStepper, installStep, type GatewayStepperProps } from './gateway-steps';
import { useGatewayForm } from './use-gateway-form';
import { useGatewaySetup } from './use-gateway-setup';
import './style.scss';

interface GatewaySetupProps extends Pick< TaskScreenProps, 'onComplete' > {
	readonly gateway: Gateway;
	readonly data: Gateways;
	readonly gateways: GatewaysHook;
}

function Intro( { gateway }: { readonly gateway: Gateway } ) {
	return (
		<div className="store-admin-gateway__intro">
			<OfferImage src={ gateway.image } fallback={ payment } />
			<div className="store-admin-gateway__about">
				<h2 className="store-admin-gateway__title">{ gateway.title }</h2>
				{ gateway.content !== '' && (
					<div>
						<SafeHtml html={ gateway.content } />
					</div>
				) }
			</div>
		</div>
	);
}

/** Keeps the same component in every render, because a new one would remount its steps and empty their fields. */
function useDefaultStepper( render: ( own: GatewayStepperProps ) => ReactElement ) {
	const latest = useRef( render );
	latest.current = render;
	return useMemo( () => ( own: GatewayStepperProps ) => latest.current( own ), [] );
}

function useSteps( { gateway, gateways }: GatewaySetupProps, { announce, markConfigured }: MarkConfigured ) {
	const { store, refresh, updateGateway } = gateways;
	const setup = useGatewaySetup( gateway, store.status === 'ready' && store.isRefreshing, refresh );
	const gatewayForm = useGatewayForm( gateway, updateGateway, () => announce( gateway.title ) );
	const install = installStep( gateway, setup );
	const configure = configureStep(
		gateway,
		<ConfigureStep gateway={ gateway } setup={ setup } gatewayForm={ gatewayForm } markConfigured={ markConfigured } />
	);
	return { install, configure, setup };
}

/** The set-up of one gateway: its own form, that of an extension, or the steps install and configure. */
export function GatewaySetup( props: GatewaySetupProps ): ReactElement {
	const { gateway, data, gateways, onComplete } = props;
	const mark = useMarkConfigured( data, gateways.updateGateway, onComplete );
	const { install, configure, setup } = useSteps( props, mark );
	const stepper = ( own: GatewayStepperProps ) => (
		<RemoteBoundary
			of={ setup.facts }
			skeleton={ <StepsSkeleton /> }
			failureTitle={ __( 'The plugins of your site could not be read.', 'store-admin' ) }
			onRetry={ setup.plugins.retry }
		>
			{ () => (
				<GatewayStepper
					gateway={ gateway }
					steps={ [ install, configure ] }
					currentKey={ setup.currentKey }
					isFocusedAtStart={ setup.isContinued }
					own={ own }
				/>
			) }
		</RemoteBoundary>
	);
	const DefaultStepper = useDefaultStepper( stepper );
	const own =
		gateway.id === 'bacs' && ! isPluginRemoved( 'wc-admin-payment-gateway-setup-bacs' ) ? (
			<BankTransferForm refresh={ gateways.refresh } onComplete={ onComplete } />
		) : (
			<Section label={ gateway.title } isPadded>
				<Intro gateway={ gateway } />
				{ stepper( {} ) }
			</Section>
		);
	return (
		<Slot
			name={ `woocommerce_payment_gateway_setup_${ gateway.id }` }
			fillProps={ {
				defaultStepper: DefaultStepper,
				defaultInstallStep: install,
				defaultConfigureStep: configure,
				markConfigured: async ( id: unknown ) => mark.markConfigured( typeof id === 'string' ? id : gateway.id ),
				paymentGateway: toPublicGateway( gateway ),
			} }
			fallback={ own }
		/>
	);
}
