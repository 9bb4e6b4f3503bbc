import type { ReportFigures } from '@store-admin/data';
import type { FigureType } from '../report/report-format';
import type { ReportContext, ReportTotal } from '../report/report-definition';

/** A field of the totals with the label for its value. */
export type TotalField = readonly [ key: string, type: FigureType, labelOf: ( count: number ) => string ];

/** Formats totals. A field that the host did not send has an empty value. */
export function itemTotals( fields: readonly TotalField[], figures: ReportFigures, { format }: ReportContext ): readonly ReportTotal[] {
	return fields.map( ( [ key, type, labelOf ] ) => ( {
		label: labelOf( figures[ key ] ?? 0 ),
		value: format.figure( type, figures[ key ] ),
	} ) );
}
