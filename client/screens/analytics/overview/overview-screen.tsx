import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { FilterBar, Page, Skeleton, SkeletonGroup } from '@store-admin/components';
import { SectionBoundary } from '../../../shared/section-boundary';
import { DataStatus } from '../parts/data-status/data-status';
import { ReportFilterCards, ReportFilterMenus } from '../parts/filters/report-filters';
import { ReportDates } from '../parts/report/report-dates';
import { createReportFormat } from '../parts/report/report-format';
import { ReportProblems } from '../parts/report/report-problems';
import { ScheduledUpdatesNote } from '../parts/report/scheduled-updates-note';
import { useReportAddress } from '../parts/report/use-report-address';
import { useReportCurrency } from '../parts/report/use-report-currency';
import { Attribution } from './attribution/attribution';
import { OverviewProvider, type Overview } from './overview-context';
import { AddSection } from './sections/add-section';
import { OverviewSection } from './sections/overview-section';
import { useSections } from './sections/use-sections';
import { useDashboardFilters } from './use-dashboard-filters';
import '../parts/report/style.scss';
import './style.scss';

function Sections() {
	const { isKnown, shown, removed, said, change, move, remove, add } = useSections();
	if ( ! isKnown ) {
		return (
			<SkeletonGroup label={ __( 'Loading the overview', 'store-admin' ) }>
				<Skeleton inlineSize="100%" shape="figure" />
			</SkeletonGroup>
		);
	}
	return (
		<div className="store-admin-overview__sections">
			{ shown.map( ( section, index ) => (
				<OverviewSection
					key={ section.key }
					section={ section }
					isFirst={ index === 0 }
					isLast={ index === shown.length - 1 }
					change={ change }
					move={ move }
					remove={ remove }
				/>
			) ) }
			<AddSection removed={ removed } add={ add } />
			<p className="screen-reader-text" role="status">
				{ said }
			</p>
		</div>
	);
}

const NO_FACTS = {};

/** Overview of the reports: figures, charts and leaderboards in the order that the user has chosen. */
export function OverviewScreen(): ReactElement {
	const { filters, definition } = useDashboardFilters();
	const { query, address, problems, today, open } = useReportAddress( definition, NO_FACTS );
	const currency = useReportCurrency( query );
	const format = useMemo( () => createReportFormat( currency ), [ currency ] );
	const { dates } = address;
	const menus = { definition, query, address, facts: NO_FACTS, currency, onChange: open };
	const overview = useMemo(
		(): Overview | null => dates && { query, address, dates, definition, filters, format },
		[ query, address, dates, definition, filters, format ]
	);
	return (
		<Page measure="wide" className="store-admin-report store-admin-overview">
			<ScheduledUpdatesNote />
			<ReportProblems problems={ problems } />
			<FilterBar>
				{ dates && <ReportDates dates={ dates } query={ query } today={ today } open={ open } /> }
				<ReportFilterMenus { ...menus } />
				<DataStatus />
			</FilterBar>
			<SectionBoundary failureTitle={ __( 'The filters cannot be shown.', 'store-admin' ) }>
				<ReportFilterCards { ...menus } />
			</SectionBoundary>
			<SectionBoundary failureTitle={ __( 'The overview cannot be shown.', 'store-admin' ) }>
				<OverviewProvider value={ overview }>
					<Sections />
				</OverviewProvider>
			</SectionBoundary>
			<Attribution />
		</Page>
	);
}
