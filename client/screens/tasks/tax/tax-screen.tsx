import { useEffect, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { StepsSkeleton } from '../steps-skeleton';
import { AutomatedTaxes } from './automated-taxes';
import { ManualTaxes } from './manual-taxes';
import { PartnerChooser } from './partner-chooser';
import { availablePartners, canAutomate } from './tax-partners';
import { useTaxActions } from './use-tax-actions';
import { useTaxTask, type TaxTask, type TaxTaskHook } from './use-tax-task';

interface TaxContentProps extends Pick< TaxTaskHook, 'address' | 'automation' >, Pick< TaskScreenProps, 'query' | 'onComplete' > {
	readonly data: TaxTask;
}

/** An address with `auto=true` is the answer "Yes please" already. It counts once: a failure is shown, not repeated. */
function useAutomaticAnswer( isAutomatic: boolean, automate: () => Promise< void > ): void {
	const isAnswered = useRef( false );
	useEffect( () => {
		if ( isAutomatic && ! isAnswered.current ) {
			isAnswered.current = true;
			void automate();
		}
	} );
}

function TaxContent( { data, address, automation, query, onComplete }: TaxContentProps ) {
	const { store, services, country } = data;
	const { plugins } = automation;
	const actions = useTaxActions( { store, address, plugins, onComplete } );
	useAutomaticAnswer( query[ 'auto' ] === 'true', actions.automate );

	const { partner, auto } = query;
	const isStarted = partner === undefined && services.isWooCommerceTaxStarted;
	const isChosen = partner === 'woocommerce-tax' || auto === 'true' || isStarted;
	if ( isChosen && canAutomate( services, country ) ) {
		return <AutomatedTaxes data={ data } saveAddress={ address.save } automation={ automation } actions={ actions } />;
	}
	const partners = availablePartners( services, country );
	const shown = partner === 'stripe-tax' ? partners.filter( ( id ) => id === 'stripe-tax' ) : partners;
	return shown.length > 0 ? (
		<PartnerChooser partners={ shown } isStripeActive={ services.isStripeTaxActive } plugins={ plugins } actions={ actions } />
	) : (
		<ManualTaxes store={ store } saveAddress={ address.save } actions={ actions } />
	);
}

/** The task of setting up taxes. What it shows follows from the store, never from what was clicked before. */
export function TaxScreen( { task, query, onComplete }: TaskScreenProps ): ReactElement {
	const { data, retry, address, automation } = useTaxTask( task );
	return (
		<RemoteBoundary
			of={ data }
			skeleton={
				<Section label={ __( 'Set up taxes', 'store-admin' ) } isPadded>
					<StepsSkeleton />
				</Section>
			}
			failureTitle={ __( 'Your store settings could not be loaded.', 'store-admin' ) }
			failureFrame={ ( failure ) => <Section label={ __( 'Set up taxes', 'store-admin' ) }>{ failure }</Section> }
			onRetry={ retry }
		>
			{ ( ready ) => (
				<TaxContent data={ ready } address={ address } automation={ automation } query={ query } onComplete={ onComplete } />
			) }
		</RemoteBoundary>
	);
}
