import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { FilterBar, Page, Section } from '@store-admin/components';
import { SectionBoundary } from '../../../../shared/section-boundary';
import { ReportChart } from './report-chart';
import { ReportDates } from './report-dates';
import type { ReportContext, ReportDefinition } from './report-definition';
import { ReportFigures } from './report-figures';
import { createReportFormat } from './report-format';
import { ReportProblems } from './report-problems';
import { toQueryDefinition } from './report-query-definition';
import { ReportTable } from './report-table';
import { useFilteredDefinition } from './use-filtered-definition';
import { useReport } from './use-report';
import { useReportAddress } from './use-report-address';
import { useTableSearch } from './use-table-search';
import { useReportCurrency } from './use-report-currency';
import './style.scss';

export interface ReportScreenProps< Row > {
	/** Must be the same object in each render. */
	readonly definition: ReportDefinition< Row >;
}

/** Screen of a report: range and filters, figures, chart and table. Everything else is in its definition. */
export function ReportScreen< Row >( { definition: own }: ReportScreenProps< Row > ): ReactElement {
	const definition = useFilteredDefinition( own );
	const queryDefinition = useMemo( () => toQueryDefinition( definition ), [ definition ] );
	const { query, address, problems, today, open, hrefOf } = useReportAddress( queryDefinition );
	const currency = useReportCurrency( query );
	const format = useMemo( () => createReportFormat( currency ), [ currency ] );
	const context: ReportContext = useMemo( () => ( { format, query, address } ), [ format, query, address ] );
	const search = useTableSearch( { search: definition.search, words: address.search, query, definition: queryDefinition, open } );
	const answers = useReport< Row >( address, queryDefinition, search );
	const figure = definition.charts.find( ( { key } ) => key === address.chart );
	return (
		<Page measure="wide" className="store-admin-report">
			<ReportProblems problems={ problems } />
			<FilterBar>
				{ address.dates && <ReportDates dates={ address.dates } query={ query } today={ today } open={ open } /> }
			</FilterBar>
			{ figure && address.dates && (
				<>
					<SectionBoundary failureTitle={ __( 'The figures cannot be shown.', 'store-admin' ) }>
						<Section label={ __( 'Figures', 'store-admin' ) }>
							<ReportFigures charts={ definition.charts } { ...answers } context={ context } hrefOf={ hrefOf } />
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
						/>
					</SectionBoundary>
				</>
			) }
			<SectionBoundary failureTitle={ __( 'The table cannot be shown.', 'store-admin' ) }>
				<ReportTable
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
