import type { CurrencyFormat } from '@store-admin/format';
import type { Query, QueryInput } from '@store-admin/query';
import type { ReportAddress, ReportQueryDefinition } from '@store-admin/report-query';

export interface ReportFiltersProps {
	readonly definition: ReportQueryDefinition;
	/** Query of the address. */
	readonly query: Query;
	/** The parsed address. */
	readonly address: ReportAddress;
	/** Further values for `showFilters` of the configuration, for example `is-variable`. They do not get into the address. */
	readonly facts?: Query | undefined;
	/** Opens the address with this query. */
	readonly onChange: ( query: QueryInput ) => void;
}

export interface ReportFilterCardsProps extends ReportFiltersProps {
	/** Currency and separators of the report, for amounts. */
	readonly currency: CurrencyFormat;
}
