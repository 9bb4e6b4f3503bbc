import { useMemo, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { FilterBar, Page, Section } from '@store-admin/components';
import type { Query } from '@store-admin/navigation';
import { SectionBoundary } from '../../../../shared/section-boundary';
import { DataStatus } from '../data-status/data-status';
import { ReportFilterCards, ReportFilterMenus } from '../filters/report-filters';
import { DateTour } from './date-tour';
import { ReportChart } from './report-chart';
import { ReportDates } from './report-dates';
import type { ReportContext, ReportDefinition } from './report-definition';
import { ReportFigures } from './report-figures';
import { createReportFormat } from './report-format';
import { ReportProblems } from './report-problems';
import { toQueryDefinition } from './report-query-definition';
import { ReportTable } from './report-table';
import { ScheduledUpdatesNote } from './scheduled-updates-note';
import { useFilteredDefinition } from './use-filtered-definition';
import { useReport } from './use-report';
import { useReportAddress } from './use-report-address';
import { useReportCurrency } from './use-report-currency';
import { useTableSearch } from './use-table-search';
import './style.scss';

export interface ReportScreenProps< Row > {
	/** Must be the same object in each render. */
	readonly definition: ReportDefinition< Row >;
	/** Values that filters read besides the address, see `useReportAddress`. Must be the same object in each render. */
	readonly facts?: Query;
	/** Whether a request decides which definition is the right one. Until then no figures and rows are requested. */
	readonly isPending?: boolean;
	/** Shown above the figures. */
	readonly notice?: ReactNode;
}

const NO_FACTS: Query = {};

/** Everything that the parts of a report need. */
function useReportParts< Row >( own: ReportDefinition< Row >, facts: Query, isPending: boolean ) {
	const definition = useFilteredDefinition( own );
	const queryDefinition = useMemo( () => toQueryDefinition( definition ), [ definition ] );
	const { query, address, ...where } = useReportAddress( queryDefinition, facts );
	const currency = useReportCurrency( query );
	const format = useMemo( () => createReportFormat( currency ), [ currency ] );
	const context: ReportContext = useMemo( () => ( { format, query, address } ), [ format, query, address ] );
	const { open } = where;
	const search = useTableSearch( { search: definition.search, words: address.search, query, definition: queryDefinition, open } );
	const answers = useReport< Row >( address, queryDefinition, isPending ? { ...search, found: null } : search );
	const filters = { definition: queryDefinition, query, address, facts, currency, onChange: open };
	return { definition, queryDefinition, context, search, answers, filters, ...where };
}

/** Screen of a report: range and filters, figures, chart and table. Everything else is in its definition. */
export function ReportScreen< Row >( props: ReportScreenProps< Row > ): ReactElement {
	const { facts = NO_FACTS, isPending = false, notice } = props;
	const parts = useReportParts( props.definition, facts, isPending );
	const { definition, queryDefinition, context, search, answers, filters, problems, today, open, hrefOf } = parts;
	const { address, query } = context;
	const figure = definition.charts.find( ( { key } ) => key === address.chart );
	return (
		<Page measure="wide" className="store-admin-report">
			<ScheduledUpdatesNote />
			<ReportProblems problems={ problems } />
			<FilterBar>
				{ address.dates && <ReportDates dates={ address.dates } query={ query } today={ today } open={ open } /> }
				<ReportFilterMenus { ...filters } />
				{ address.dates && <DataStatus /> }
			</FilterBar>
			{ definition.dateTour !== undefined && <DateTour report={ definition.name } title={ definition.dateTour } /> }
			<SectionBoundary failureTitle={ __( 'The filters cannot be shown.', 'store-admin' ) }>
				<ReportFilterCards { ...filters } />
			</SectionBoundary>
			{ notice }
			{ figure && address.dates && (
				<>
					<SectionBoundary failureTitle={ __( 'The figures cannot be shown.', 'store-admin' ) }>
						<Section label={ __( 'Figures', 'store-admin' ) }>
							<ReportFigures
								charts={ definition.charts }
								current={ answers.currentTotals }
								compared={ answers.comparedTotals }
								context={ context }
								hrefOf={ hrefOf }
							/>
						</Section>
					</SectionBoundary>
					<SectionBoundary failureTitle={ __( 'The chart cannot be shown.', 'store-admin' ) }>
						<ReportChart
							figure={ figure }
							definition={ queryDefinition }
							dates={ address.dates }
							{ ...answers }
							context={ context }
							open={ open }
							segmentName={ definition.segmentName }
						/>
					</SectionBoundary>
				</>
			) }
			<SectionBoundary failureTitle={ __( 'The table cannot be shown.', 'store-admin' ) }>
				<ReportTable
					key={ definition.name }
					definition={ definition }
					queryDefinition={ queryDefinition }
					answers={ answers }
					context={ context }
					open={ open }
					today={ today }
					search={ search }
				/>
			</SectionBoundary>
		</Page>
	);
}
