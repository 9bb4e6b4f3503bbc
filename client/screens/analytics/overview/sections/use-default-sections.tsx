import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { chartBar, Icon, listView, trendingUp } from '@wordpress/icons';
import { useFilteredValue } from '@store-admin/extensibility';
import { ChartsSection } from '../charts/charts-section';
import { DEFAULT_HIDDEN_CHARTS } from '../charts/overview-charts';
import { DEFAULT_HIDDEN_BOARDS } from '../leaderboards/leaderboard-names';
import { LeaderboardsSection } from '../leaderboards/leaderboards-section';
import { DEFAULT_HIDDEN_STATS } from '../performance/known-stats';
import { PerformanceSection } from '../performance/performance-section';
import type { DashboardSection } from './section-props';

const FILTER = 'woocommerce_dashboard_default_sections';

function ownSections(): readonly DashboardSection[] {
	return [
		{
			key: 'store-performance',
			component: PerformanceSection,
			title: __( 'Performance', 'woocommerce' ),
			isVisible: true,
			icon: <Icon icon={ trendingUp } />,
			hiddenBlocks: [ ...DEFAULT_HIDDEN_STATS ],
		},
		{
			key: 'charts',
			component: ChartsSection,
			title: __( 'Charts', 'woocommerce' ),
			isVisible: true,
			icon: <Icon icon={ chartBar } />,
			hiddenBlocks: [ ...DEFAULT_HIDDEN_CHARTS ],
		},
		{
			key: 'leaderboards',
			component: LeaderboardsSection,
			title: __( 'Leaderboards', 'woocommerce' ),
			isVisible: true,
			icon: <Icon icon={ listView } />,
			hiddenBlocks: [ ...DEFAULT_HIDDEN_BOARDS ],
		},
	];
}

/** Components are functions, or objects such as those of memo() and forwardRef(). */
const isComponent = ( value: unknown ) => typeof value === 'function' || ( typeof value === 'object' && value !== null );

function isSection( value: unknown ): value is DashboardSection {
	const { key, component, title } = ( typeof value === 'object' && value !== null ? value : {} ) as Partial< DashboardSection >;
	return typeof key === 'string' && key !== '' && typeof title === 'string' && isComponent( component );
}

function isSectionList( value: unknown ): value is readonly DashboardSection[] {
	return Array.isArray( value ) && value.every( isSection );
}

/** Adds what an extension may leave out, and keeps only the first section of a key. */
function complete( sections: readonly DashboardSection[] ): readonly DashboardSection[] {
	const byKey = new Map< string, DashboardSection >();
	for ( const section of sections ) {
		if ( ! byKey.has( section.key ) ) {
			const { isVisible, hiddenBlocks } = section as Partial< DashboardSection >;
			byKey.set( section.key, {
				...section,
				isVisible: isVisible !== false,
				hiddenBlocks: Array.isArray( hiddenBlocks ) ? hiddenBlocks : [],
			} );
		}
	}
	return [ ...byKey.values() ];
}

/** Sections of the overview with those of extensions, before the choices of the user. */
export function useDefaultSections(): readonly DashboardSection[] {
	const sections = useFilteredValue( FILTER, ownSections, isSectionList );
	return useMemo( () => complete( sections ), [ sections ] );
}
