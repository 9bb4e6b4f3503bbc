import type { ReactElement, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Stepper, type StepperStep } from '@store-admin/components';
import { PluginInstall } from '../../parts/plugins/plugin-install';
import type { Gateway } from '../gateway';
import type { GatewaySetupHook } from './use-gateway-setup';

/** A step with the field names that fills of the payment slots use. */
export interface PublicStep {
	readonly key: string;
	readonly label: string;
	readonly content: ReactNode;
	readonly description?: ReactNode;
}

/** The first step; null when nothing must be installed. */
export function installStep( { title, plugins }: Gateway, setup: GatewaySetupHook ): PublicStep | null {
	return setup.hasInstallStep
		? {
				key: 'install',
				/* translators: %s: name of a payment gateway. */
				label: sprintf( __( 'Install %s', 'woocommerce' ), title ),
				content: <PluginInstall slugs={ plugins } plugins={ setup.plugins } onInstall={ setup.install } />,
			}
		: null;
}

export function configureStep( { title }: Gateway, content: ReactNode ): PublicStep {
	return {
		key: 'configure',
		/* translators: %s: name of a payment gateway. */
		label: sprintf( __( 'Configure your %s account', 'woocommerce' ), title ),
		content,
	};
}

export interface GatewayStepperProps {
	/** The default steps when left out. */
	readonly steps?: readonly ( PublicStep | null )[];
	readonly currentStep?: string;
}

interface StepperSource {
	readonly gateway: Gateway;
	readonly steps: readonly ( PublicStep | null )[];
	readonly currentKey: string;
	readonly isFocusedAtStart: boolean;
}

function isStep( step: unknown ): step is PublicStep {
	return typeof step === 'object' && step !== null && typeof Reflect.get( step, 'key' ) === 'string';
}

/** The stepper that fills may show, with their own steps between ours. */
export function GatewayStepper( {
	gateway,
	steps,
	currentKey,
	isFocusedAtStart,
	own = {},
}: StepperSource & { readonly own?: GatewayStepperProps } ): ReactElement {
	const shown: readonly StepperStep[] = ( own.steps ?? steps ).filter( isStep );
	return (
		<Stepper
			/* translators: %s: name of a payment gateway. */
			label={ sprintf( __( 'Set up %s', 'store-admin' ), gateway.title ) }
			steps={ shown }
			currentKey={ own.currentStep ?? currentKey }
			isFocusedAtStart={ isFocusedAtStart }
		/>
	);
}
