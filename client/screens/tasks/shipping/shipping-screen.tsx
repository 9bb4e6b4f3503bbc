import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError, Section, Stepper } from '@store-admin/components';
import { getAdminLink, Link } from '@store-admin/navigation';
import { getFacts, hasFeature } from '@store-admin/settings';
import { interpolate } from '../../../shared/interpolate';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { AddressForm } from '../parts/address/address-form';
import { JetpackConnect } from '../parts/connect/jetpack-connect';
import { StepsSkeleton } from '../parts/steps-skeleton';
import { LabelPrinting } from './partners/label-printing';
import { shippingManifest } from './manifest';
import { RatesEditor } from './rates/rates-editor';
import type { ShippingStepKey } from './shipping-steps';
import { stepTexts } from './step-texts';
import { useShippingFlow } from './use-shipping-flow';
import { useShippingTask, type ShippingTask, type ShippingTaskHook } from './use-shipping-task';

interface ShippingStepsProps extends Pick< ShippingTaskHook, 'saveAddress' | 'plugins' > {
	readonly task: ShippingTask;
	readonly onComplete: TaskScreenProps[ 'onComplete' ];
}

function ratesButton( isUsingDefaults: boolean, isLast: boolean ): string {
	if ( isUsingDefaults ) {
		return __( 'Save shipping options', 'woocommerce' );
	}
	return isLast ? __( 'Complete task', 'woocommerce' ) : __( 'Update', 'woocommerce' );
}

function ShippingSteps( { task, saveAddress, plugins, onComplete }: ShippingStepsProps ) {
	const { store, facts, countryName, partners } = task;
	const flow = useShippingFlow( task, onComplete );
	const isUsingDefaults = hasFeature( 'shipping-smart-defaults' );
	const texts = stepTexts( partners, isUsingDefaults );
	const contents: Readonly< Record< ShippingStepKey, () => ReactNode > > = {
		store_location: () => (
			<AddressForm
				initial={ store.address }
				places={ store.places }
				rulesOf={ store.rulesOf }
				save={ saveAddress }
				submitLabel={ isUsingDefaults ? __( 'Save store location', 'woocommerce' ) : __( 'Continue', 'woocommerce' ) }
				onSaved={ () => flow.finishStep( 'store_location' ) }
			/>
		),
		rates: () => (
			<RatesEditor
				country={ facts.country }
				countryName={ countryName }
				buttonText={ ratesButton( isUsingDefaults, flow.isLast( 'rates' ) ) }
				onSaved={ () => flow.finishStep( 'rates' ) }
			/>
		),
		label_printing: () => (
			<LabelPrinting
				partners={ partners }
				plugins={ plugins }
				onDone={ () => flow.finishStep( 'label_printing' ) }
				onSkip={ flow.finish }
			/>
		),
		connect: () => (
			<JetpackConnect redirectUrl={ getAdminLink( 'admin.php?page=wc-admin' ) } onSkip={ () => flow.finishStep( 'connect' ) } />
		),
	};
	return (
		<Stepper
			label={ __( 'Set up shipping', 'store-admin' ) }
			currentKey={ flow.current }
			isOnlyCurrentDescribed={ isUsingDefaults }
			steps={ flow.steps.map( ( key ) => ( {
				key,
				...texts[ key ],
				content: key === flow.current ? contents[ key ]() : null,
				onReturn: key === 'store_location' || key === 'rates' ? () => flow.returnTo( key ) : undefined,
			} ) ) }
		/>
	);
}

function Marketplace() {
	const url = getAdminLink( 'admin.php?page=wc-admin&path=/extensions&tab=extensions&category=shipping-delivery-and-fulfillment' );
	return (
		<p className="store-admin-task-marketplace">
			{ interpolate(
				__(
					'Visit {{Link}}the WooCommerce Marketplace{{/Link}} to find more shipping, delivery, and fulfillment solutions.',
					'woocommerce'
				),
				{ Link: <Link href={ url } /> }
			) }
		</p>
	);
}

/** The task of setting up shipping. */
export function ShippingScreen( { onComplete }: TaskScreenProps ): ReactElement {
	const { task, retry, retryPartners, saveAddress, plugins } = useShippingTask();
	return (
		<>
			<Section label={ __( 'Set up shipping', 'store-admin' ) } isPadded>
				<RemoteBoundary
					of={ task }
					skeleton={ <StepsSkeleton /> }
					failureTitle={ __( 'Your store settings could not be loaded.', 'store-admin' ) }
					onRetry={ retry }
				>
					{ ( ready ) => (
						<ShippingSteps task={ ready } saveAddress={ saveAddress } plugins={ plugins } onComplete={ onComplete } />
					) }
				</RemoteBoundary>
				{ task.status === 'ready' && retryPartners && (
					<InlineError
						message={ __( 'The services that print labels could not be loaded.', 'store-admin' ) }
						onRetry={ retryPartners }
					/>
				) }
			</Section>
			{ getFacts( shippingManifest ).showsSuggestions && <Marketplace /> }
		</>
	);
}
