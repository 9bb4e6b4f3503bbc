import type { Indicator } from '@store-admin/data';
import { formatMoney, formatNumber, type PeriodId } from '@store-admin/format';
import { getNewPath } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { homeManifest } from '../manifest';
import { toDelta, type Delta } from './delta';

export interface Figure {
	readonly stat: string;
	readonly label: string;
	/** '' when the host has no value. */
	readonly value: string;
	readonly previous: string;
	/** Null when there is nothing to compare with. */
	readonly delta: Delta | null;
	readonly href: string;
}

function formatValue( format: string, value: number | null ): string {
	if ( value === null ) {
		return '';
	}
	const { currency } = getFacts( homeManifest );
	return format === 'currency' ? formatMoney( value, currency ) : formatNumber( value, currency, Number.isInteger( value ) ? 0 : 2 );
}

/** The report behind a figure, with the stretch and comparison that the figure was made with. */
function hrefOf( row: Indicator, period: PeriodId ): string {
	const path = row._links?.report[ 0 ]?.href || '/analytics/overview';
	if ( /^https?:/.test( path ) ) {
		return path;
	}
	return getNewPath( { period, compare: 'previous_period', chart: row.chart || undefined }, path, {} );
}

/** One figure beside the one of the stretch before. */
export function toFigure( row: Indicator, before: Indicator | undefined, period: PeriodId ): Figure {
	const { value } = row;
	const previous = before?.value ?? null;
	return {
		stat: row.stat,
		label: row.label,
		value: formatValue( row.format, value ),
		previous: formatValue( row.format, previous ),
		delta: value === null || previous === null ? null : toDelta( value, previous ),
		href: hrefOf( row, period ),
	};
}
