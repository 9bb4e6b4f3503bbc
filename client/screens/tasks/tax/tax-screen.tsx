import { useEffect, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { automationStep } from '../parts/automation/automation-stepper';
import { StepsSkeleton } from '../parts/steps-skeleton';
import { AutomatedTaxes } from './automated-taxes';
import { GoodNews } from './good-news';
import { ManualTaxes } from './manual-taxes';
import { PartnerChooser } from './partner-chooser';
import { availablePartners, canAutomate, type TaxPartnerId } from './tax-partners';
import { useFocusOnNewView } from './use-focus-on-new-view';
import { useTaxActions } from './use-tax-actions';
import { useTaxTask, type TaxTask, type TaxTaskHook } from './use-tax-task';

interface TaxContentProps extends Pick< TaxTaskHook, 'address' | 'automation' >, Pick< TaskScreenProps, 'query' | 'onComplete' > {
	readonly data: TaxTask;
}

/** An address with `auto=true` counts as the answer "Yes please". It is used once, so that a failure is shown and not repeated. */
function useAutomaticAnswer( isAutomatic: boolean, automate: () => Promise< void > ): void {
	const isAnswered = useRef( false );
	useEffect( () => {
		if ( isAutomatic && ! isAnswered.current ) {
			isAnswered.current = true;
			void automate();
		}
	} );
}

type TaxView = 'automated' | 'good-news' | 'partners' | 'manual';

function partnersFor( { services, country }: TaxTask, { partner }: TaxContentProps[ 'query' ] ): readonly TaxPartnerId[] {
	const partners = availablePartners( services, country );
	return partner === 'stripe-tax' ? partners.filter( ( id ) => id === 'stripe-tax' ) : partners;
}

function viewOf(
	{ store, facts, services, country }: TaxTask,
	query: TaxContentProps[ 'query' ],
	partners: readonly TaxPartnerId[]
): TaxView {
	const { partner, auto } = query;
	const isStarted = partner === undefined && services.isWooCommerceTaxStarted;
	const isChosen = partner === 'woocommerce-tax' || auto === 'true' || isStarted;
	if ( isChosen && canAutomate( services, country ) ) {
		return automationStep( facts, store.isComplete ) === null ? 'good-news' : 'automated';
	}
	return partners.length > 0 ? 'partners' : 'manual';
}

function TaxContent( { data, address, automation, query, onComplete }: TaxContentProps ) {
	const { store, services } = data;
	const { plugins } = automation;
	const actions = useTaxActions( { store, address, plugins, onComplete } );
	useAutomaticAnswer( query[ 'auto' ] === 'true', actions.automate );

	const partners = partnersFor( data, query );
	const view = viewOf( data, query, partners );
	const frame = useFocusOnNewView( view );
	const contents: Readonly< Record< TaxView, () => ReactElement > > = {
		automated: () => <AutomatedTaxes data={ data } saveAddress={ address.save } automation={ automation } actions={ actions } />,
		'good-news': () => <GoodNews actions={ actions } />,
		partners: () => (
			<PartnerChooser partners={ partners } isStripeActive={ services.isStripeTaxActive } plugins={ plugins } actions={ actions } />
		),
		manual: () => <ManualTaxes store={ store } saveAddress={ address.save } actions={ actions } />,
	};
	return (
		<div ref={ frame } className="store-admin-tax">
			{ contents[ view ]() }
		</div>
	);
}

/** The task of setting up taxes. The view depends on the state of the store, not on earlier clicks. */
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
