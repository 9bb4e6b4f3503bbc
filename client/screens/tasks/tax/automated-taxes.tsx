import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import type { StoreAddressHook } from '../parts/address/use-store-address';
import { AutomationStepper } from '../parts/automation/automation-stepper';
import type { AutomationHook } from '../parts/automation/use-automation';
import { OtherWays } from './other-ways';
import type { TaxActions } from './use-tax-actions';
import { WOOCOMMERCE_TAX_SLUGS, type TaxTask } from './use-tax-task';

interface AutomatedTaxesProps {
	readonly data: TaxTask;
	readonly saveAddress: StoreAddressHook[ 'save' ];
	readonly automation: AutomationHook;
	readonly actions: TaxActions;
}

/** The steps that set up a service which calculates taxes. */
export function AutomatedTaxes( { data, saveAddress, automation, actions }: AutomatedTaxesProps ): ReactElement {
	const { store, facts } = data;
	const { plugins, install, failure } = automation;
	const isBusy = plugins.busySlugs.length > 0;
	return (
		<Section label={ __( 'Set up WooCommerce Tax', 'store-admin' ) } isPadded>
			<AutomationStepper
				label={ __( 'Set up WooCommerce Tax', 'store-admin' ) }
				facts={ facts }
				store={ store }
				saveAddress={ saveAddress }
				slugs={ WOOCOMMERCE_TAX_SLUGS }
				plugins={ plugins }
				install={ install }
				failure={ failure ?? actions.failure }
				isDisabled={ actions.pending !== null }
				pluginText={ {
					label: __( 'Install WooCommerce Tax', 'woocommerce' ),
					description: __( 'WooCommerce Tax allows you to automate sales tax calculations', 'woocommerce' ),
				} }
				connectText={ {
					label: __( 'Connect your store', 'woocommerce' ),
					description: __( 'Connect your store to WordPress.com to enable automated sales tax calculations', 'woocommerce' ),
				} }
				otherWays={ <OtherWays actions={ actions } isDisabled={ isBusy } manualText={ __( 'Set up manually', 'woocommerce' ) } /> }
			/>
		</Section>
	);
}
