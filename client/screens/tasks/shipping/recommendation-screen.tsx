import { useEffect, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { useStoreAddress, type StoreAddress } from '../parts/address/use-store-address';
import { automationStep, AutomationStepper } from '../parts/automation/automation-stepper';
import { useAutomation, type AutomationFacts } from '../parts/automation/use-automation';
import { StepsSkeleton } from '../parts/steps-skeleton';
import { PartnerFeatures } from './partners/partner-features';
import './partners/style.scss';

const SLUGS: readonly string[] = [ 'woocommerce-shipping' ];

function features() {
	return [
		{
			icon: '',
			title: __( 'Buy postage when you need it', 'woocommerce' ),
			description: __( 'No need to wonder where that stampbook went.', 'woocommerce' ),
		},
		{
			icon: '',
			title: __( 'Print at home', 'woocommerce' ),
			description: __( 'Pick up an order, then just pay, print, package and post.', 'woocommerce' ),
		},
		{
			icon: '',
			title: __( 'Discounted rates', 'woocommerce' ),
			description: __( 'Access discounted shipping rates with USPS, UPS, and DHL.', 'woocommerce' ),
		},
	];
}

/** Completes the task when all steps are done. */
function useCompletion( isDone: boolean, onComplete: TaskScreenProps[ 'onComplete' ] ): void {
	const isTold = useRef( false );
	useEffect( () => {
		if ( isDone && ! isTold.current ) {
			isTold.current = true;
			onComplete();
		}
	}, [ isDone, onComplete ] );
}

interface StepsProps extends Pick< TaskScreenProps, 'onComplete' > {
	readonly store: StoreAddress;
	readonly facts: AutomationFacts;
	readonly saveAddress: ReturnType< typeof useStoreAddress >[ 'save' ];
	readonly automation: ReturnType< typeof useAutomation >;
}

function RecommendationSteps( { store, facts, saveAddress, automation, onComplete }: StepsProps ) {
	const { plugins, install, failure } = automation;
	useCompletion( automationStep( facts, store.isComplete ) === null, onComplete );
	return (
		<AutomationStepper
			label={ __( 'Set up shipping labels', 'store-admin' ) }
			facts={ facts }
			store={ store }
			saveAddress={ saveAddress }
			slugs={ SLUGS }
			plugins={ plugins }
			install={ install }
			failure={ failure }
			pluginText={ {
				label: __( 'Install WooCommerce Shipping', 'woocommerce' ),
				description: __( 'Enable shipping label printing and discounted rates', 'woocommerce' ),
			} }
			connectText={ {
				label: __( 'Connect your store', 'woocommerce' ),
				description: __( 'Connect your store to WordPress.com to enable WooCommerce Shipping', 'woocommerce' ),
			} }
		>
			<div className="store-admin-partner is-above-install">
				<PartnerFeatures features={ features() } />
			</div>
		</AutomationStepper>
	);
}

/** The task of setting up shipping labels, to which the shipping settings link. */
export function RecommendationScreen( { onComplete }: TaskScreenProps ): ReactElement {
	const { store, retry: retryStore, save } = useStoreAddress();
	const automation = useAutomation( { slugs: SLUGS, termsOption: 'wcshipping_options' } );
	const retry = () => {
		retryStore();
		automation.retry();
	};
	const failureTitle = __( 'Your store settings could not be loaded.', 'store-admin' );
	return (
		<Section label={ __( 'Set up shipping labels', 'store-admin' ) } isPadded>
			<RemoteBoundary of={ store } skeleton={ <StepsSkeleton /> } failureTitle={ failureTitle } onRetry={ retry }>
				{ ( ready ) => (
					<RemoteBoundary of={ automation.facts } skeleton={ <StepsSkeleton /> } failureTitle={ failureTitle } onRetry={ retry }>
						{ ( facts ) => (
							<RecommendationSteps
								store={ ready }
								facts={ facts }
								saveAddress={ save }
								automation={ automation }
								onComplete={ onComplete }
							/>
						) }
					</RemoteBoundary>
				) }
			</RemoteBoundary>
		</Section>
	);
}
