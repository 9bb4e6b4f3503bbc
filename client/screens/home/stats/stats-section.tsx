import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { FigureList, FiguresSkeleton, InlineError, MenuButton, Section, Tabs } from '@store-admin/components';
import type { PeriodId } from '@store-admin/format';
import { getNewPath, Link } from '@store-admin/navigation';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { StatTile } from './stat-tile';
import { JetpackCard } from './jetpack-card';
import { useStatChoices, useStats, type StatChoicesHook } from './use-stats';
import './style.scss';

function Pending( { count }: { readonly count: number } ) {
	return <FiguresSkeleton count={ count } label={ __( 'Loading your figures…', 'store-admin' ) } />;
}

export function StatsSkeleton(): ReactElement {
	return (
		<Section title={ __( 'Stats overview', 'woocommerce' ) }>
			<Pending count={ 2 } />
		</Section>
	);
}

function Figures( { period, stats }: { readonly period: PeriodId; readonly stats: readonly string[] } ) {
	const { figures, retry } = useStats( period, stats.join( ',' ) );
	return (
		<RemoteBoundary
			of={ figures }
			skeleton={ <Pending count={ stats.length } /> }
			failureTitle={ __( 'Your figures could not be loaded.', 'store-admin' ) }
			onRetry={ retry }
			isEmpty={ ( rows ) => rows.length === 0 }
			empty={ <p className="store-admin-stats__note">{ __( 'There are no figures for this period.', 'store-admin' ) }</p> }
		>
			{ ( rows ) => (
				<FigureList>
					{ rows.map( ( figure ) => (
						<StatTile key={ figure.stat } figure={ figure } />
					) ) }
				</FigureList>
			) }
		</RemoteBoundary>
	);
}

function Chosen( { period, choices }: { readonly period: PeriodId; readonly choices: StatChoicesHook[ 'choices' ] } ) {
	if ( ! choices ) {
		return <Pending count={ 2 } />;
	}
	const stats = choices.filter( ( { isShown } ) => isShown ).map( ( { stat } ) => stat );
	return stats.length > 0 ? (
		<Figures period={ period } stats={ stats } />
	) : (
		<p className="store-admin-stats__note">{ __( 'No figures are chosen. Choose some in the menu above.', 'store-admin' ) }</p>
	);
}

/** A few figures of the store, which the user chooses. */
export function StatsSection(): ReactElement {
	const [ period, setPeriod ] = useState< PeriodId >( 'today' );
	const { choices, toggle, isJetpackDismissed, dismissJetpack, failure } = useStatChoices();
	const tabs = [
		{ id: 'today', title: __( 'Today', 'woocommerce' ) },
		{ id: 'week', title: __( 'Week to date', 'woocommerce' ) },
		{ id: 'month', title: __( 'Month to date', 'woocommerce' ) },
	] as const;
	return (
		<Section
			title={ __( 'Stats overview', 'woocommerce' ) }
			action={
				<MenuButton
					icon={ moreVertical }
					label={ __( 'Choose which values to display', 'woocommerce' ) }
					groups={ [
						{
							label: __( 'Display stats:', 'woocommerce' ),
							items: ( choices ?? [] ).map( ( { stat, label, isShown } ) => ( {
								label,
								kind: 'checkbox' as const,
								isSelected: isShown,
								onSelect: () => toggle( stat ),
							} ) ),
						},
					] }
				/>
			}
		>
			{ failure && <InlineError message={ failure } /> }
			<Tabs label={ __( 'Period', 'store-admin' ) } tabs={ tabs } selected={ period } onSelect={ setPeriod }>
				<Chosen period={ period } choices={ choices } />
			</Tabs>
			<JetpackCard isDismissed={ isJetpackDismissed } onDismiss={ dismissJetpack } />
			<p className="store-admin-stats__footer">
				<Link href={ getNewPath( { period, compare: 'previous_period' }, '/analytics/overview', {} ) }>
					{ __( 'View detailed stats', 'woocommerce' ) }
				</Link>
			</p>
		</Section>
	);
}
