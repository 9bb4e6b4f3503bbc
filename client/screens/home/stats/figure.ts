import { toDelta, type Delta } from '@store-admin/components';
import type { Indicator } from '@store-admin/data';
import { formatMoney, formatNumber, type PeriodId } from '@store-admin/format';
import { getNewPath } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { homeManifest } from '../manifest';
import { isOfJetpack } from './stat-choices';

/**
 * The period that a figure is compared with: the previous period up to the same time, the same days of it, or all of it. Only the
 * first is a fair comparison for a period that is not over.
 */
export type Basis = 'same-time' | 'same-days' | 'all';

export interface ComparedStretch {
	readonly period: PeriodId;
	/** Whether the previous period ends at the same time of day. */
	readonly endsAtSameTime: boolean;
}

export interface Figure {
	readonly stat: string;
	readonly label: string;
	/** '' when the host has no value. */
	readonly value: string;
	readonly previous: string;
	readonly period: PeriodId;
	readonly basis: Basis;
	/** Null when there is no previous figure, or no fair comparison. */
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

/** The report of a figure, with the same period and comparison. */
function hrefOf( row: Indicator, period: PeriodId ): string {
	const path = row._links?.report[ 0 ]?.href || '/analytics/overview';
	if ( /^https?:/.test( path ) ) {
		return path;
	}
	return getNewPath( { period, compare: 'previous_period', chart: row.chart || undefined }, path, {} );
}

/** Jetpack counts whole days, even when a time is requested. */
function basisOf( stat: string, { period, endsAtSameTime }: ComparedStretch ): Basis {
	if ( endsAtSameTime && isOfJetpack( stat ) && period !== 'today' ) {
		return 'same-days';
	}
	return endsAtSameTime && ! isOfJetpack( stat ) ? 'same-time' : 'all';
}

/** One figure with that of the previous period. */
export function toFigure( row: Indicator, before: Indicator | undefined, stretch: ComparedStretch ): Figure {
	const { value } = row;
	const { period } = stretch;
	const previous = before?.value ?? null;
	const basis = basisOf( row.stat, stretch );
	return {
		stat: row.stat,
		label: row.label,
		value: formatValue( row.format, value ),
		previous: formatValue( row.format, previous ),
		period,
		basis,
		delta: basis !== 'same-time' || value === null || previous === null ? null : toDelta( value, previous ),
		href: hrefOf( row, period ),
	};
}
