import type { FormatValue } from '@store-admin/charts';
import { formatMoney, formatNumber } from '@store-admin/format';
import type { FigureType, ReportFormat } from './report-format';

/** Returns how a chart formats the values of a figure, with as many decimals as the axis needs. */
export function chartValueFormat( type: FigureType, { currency }: ReportFormat ): FormatValue {
	return ( value, precision ) =>
		type === 'currency' ? formatMoney( value, { ...currency, precision } ) : formatNumber( value, currency, precision );
}
