import type { ReactElement, ReactNode } from 'react';
import { Stepper } from '@store-admin/components';
import { useAddressStep } from '../address/use-address-step';
import type { StoreAddress, StoreAddressHook } from '../address/use-store-address';
import { JetpackConnect } from '../connect/jetpack-connect';
import { PluginInstall } from '../plugins/plugin-install';
import type { AutomationFacts, AutomationHook } from './use-automation';

type StepKey = 'store_location' | 'plugins' | 'connect';

interface StepText {
	readonly label: string;
	readonly description: string;
}

export interface AutomationStepperProps extends Pick< AutomationHook, 'plugins' | 'install' | 'failure' > {
	/** Purpose of the steps, for screen readers. */
	readonly label: string;
	readonly facts: AutomationFacts;
	readonly store: StoreAddress;
	readonly saveAddress: StoreAddressHook[ 'save' ];
	readonly slugs: readonly string[];
	readonly pluginText: StepText;
	readonly connectText: StepText;
	/** Description of the service, above the button that installs it. */
	readonly children?: ReactNode;
	readonly onSkip?: () => void;
	readonly skipText?: string;
	/** Other ways to finish the task. */
	readonly otherWays?: ReactNode;
	/** Whether another action is running. */
	readonly isDisabled?: boolean;
}

/**
 * The current step, derived from the state of the store.
 *
 * @return Null when all steps are done.
 */
export function automationStep( facts: AutomationFacts, hasAddress: boolean ): StepKey | null {
	if ( ! hasAddress ) {
		return 'store_location';
	}
	if ( ! facts.isInstalled || ! facts.hasAcceptedTerms ) {
		return 'plugins';
	}
	return facts.isConnected ? null : 'connect';
}

/** The steps location, installation and connection of a service. */
export function AutomationStepper( props: AutomationStepperProps ): ReactElement {
	const { label, facts, store, saveAddress, slugs, plugins, install, failure } = props;
	const address = useAddressStep( store, saveAddress );
	const current = automationStep( facts, address.isDone );
	return (
		<Stepper
			label={ label }
			currentKey={ current }
			steps={ [
				address.step,
				{
					key: 'plugins',
					...props.pluginText,
					content: (
						<div className="store-admin-task-step">
							{ props.children }
							<PluginInstall
								slugs={ slugs }
								plugins={ plugins }
								failure={ failure }
								onInstall={ () => void install() }
								onSkip={ props.onSkip }
								{ ...( props.skipText === undefined ? {} : { skipText: props.skipText } ) }
							>
								{ props.otherWays }
							</PluginInstall>
						</div>
					),
				},
				{
					key: 'connect',
					...props.connectText,
					content: (
						<JetpackConnect
							isDisabled={ props.isDisabled ?? false }
							onSkip={ props.onSkip }
							{ ...( props.skipText === undefined ? {} : { skipText: props.skipText } ) }
						>
							{ props.otherWays }
						</JetpackConnect>
					),
				},
			] }
		/>
	);
}
