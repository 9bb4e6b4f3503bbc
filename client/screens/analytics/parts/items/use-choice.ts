import { useMemo } from 'react';
import type { FilterChoice } from '@store-admin/report-query';
import type { ReportDefinition } from '../report/report-definition';
import { toQueryDefinition } from '../report/report-query-definition';
import { useReportAddress } from '../report/use-report-address';

const NO_FACTS = {};

/**
 * The choice of the menu "Show" in the address, which can decide the definition of a report.
 *
 * @param definition Definition with the menu. Must be the same object in each render.
 */
export function useChoice< Row >( definition: ReportDefinition< Row > ): FilterChoice | undefined {
	const queryDefinition = useMemo( () => toQueryDefinition( definition ), [ definition ] );
	return useReportAddress( queryDefinition, NO_FACTS ).address.choices[ 'filter' ];
}
