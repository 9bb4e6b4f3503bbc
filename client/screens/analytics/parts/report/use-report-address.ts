import { useCallback, useEffect, useMemo, useState } from 'react';
import { storeNow, toStoreDay, type StoreDay } from '@store-admin/format';
import { getHistory, getNewPath, useFullQuery, usePath, type Query } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';
import { parseReportAddress, type AddressProblem, type ReportAddress, type ReportQueryDefinition } from '@store-admin/report-query';
import { getSettings } from '@store-admin/settings';
import { rememberedRange, rememberRange } from './remembered-range';
import { getReportFacts } from './report-facts';

export interface ReportAddressHook {
	readonly query: Query;
	readonly address: ReportAddress;
	/** Invalid values in the address, which were replaced by defaults. */
	readonly problems: readonly AddressProblem[];
	/** Today in store time. */
	readonly today: StoreDay;
	/** Opens the report with another query. */
	readonly open: ( query: QueryInput ) => void;
	/** Returns the address of the report with another query, for a link. */
	readonly hrefOf: ( query: QueryInput ) => string;
}

/** Returns the same object while the dates are equal, so that another sort order or page does not compute the chart again. */
function useSameDates( dates: ReportAddress[ 'dates' ] ): ReportAddress[ 'dates' ] {
	const [ kept, setKept ] = useState( dates );
	if ( kept === dates || JSON.stringify( kept ) === JSON.stringify( dates ) ) {
		return kept;
	}
	setKept( dates );
	return dates;
}

/**
 * Parses the address of a report and changes it.
 *
 * @param definition Definition of the report.
 * @param facts      Values that filters read besides the address, for example whether the product has variations. They are never in
 *                   the address.
 */
export function useReportAddress( definition: ReportQueryDefinition, facts: Query ): ReportAddressHook {
	const query = useFullQuery();
	const path = usePath();
	const { locale } = getSettings();
	const today = toStoreDay( storeNow( locale.timeZone ) );
	const { defaultDateRange } = getReportFacts();
	useEffect( () => rememberRange( query ), [ query ] );
	const parsed = useMemo( () => {
		const context = { today, weekStartsOn: locale.startOfWeek, defaultRange: rememberedRange( defaultDateRange ) };
		return parseReportAddress( { ...query, ...facts }, definition, context );
	}, [ query, facts, definition, today, locale, defaultDateRange ] );
	const dates = useSameDates( parsed.address.dates );
	const address = useMemo( () => ( { ...parsed.address, dates } ), [ parsed.address, dates ] );
	const hrefOf = useCallback( ( next: QueryInput ) => getNewPath( next, path, {} ), [ path ] );
	const open = useCallback( ( next: QueryInput ) => getHistory().push( hrefOf( next ) ), [ hrefOf ] );
	return { query, address, problems: parsed.problems, today, open, hrefOf };
}
