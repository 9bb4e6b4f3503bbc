import { useMemo, useState } from 'react';
import { useReportItems, type RemoteData } from '@store-admin/data';
import { formatMoney, formatNumber, storeNow } from '@store-admin/format';
import { getNewPath } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { readNumber, readObject, readObjects, readText } from '../../../shared/read-wire';
import { toDelta, type Delta } from './delta';
import { periodToDate, type PeriodId, type Span } from './periods';

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

export interface StatsHook {
	readonly figures: RemoteData< readonly Figure[] >;
	readonly retry: () => void;
}

type Row = Readonly< Record< string, unknown > >;

function write( format: unknown, value: number | null ): string {
	if ( value === null ) {
		return '';
	}
	const { currency } = getSettings();
	return format === 'currency' ? formatMoney( value, currency ) : formatNumber( value, currency, Number.isInteger( value ) ? 0 : 2 );
}

/** The report behind a figure, with the stretch and comparison that the figure was made with. */
function hrefOf( row: Row, period: PeriodId ): string {
	const links = readObject( row[ '_links' ] );
	const path = readText( readObjects( links[ 'report' ] )[ 0 ]?.[ 'href' ] ) || '/analytics/overview';
	if ( /^https?:/.test( path ) ) {
		return path;
	}
	return getNewPath( { period, compare: 'previous_period', chart: readText( row[ 'chart' ] ) || undefined }, path, {} );
}

function toFigure( row: Row, before: Row | undefined, period: PeriodId ): Figure {
	const value = readNumber( row[ 'value' ] );
	const previous = readNumber( before?.[ 'value' ] );
	return {
		stat: readText( row[ 'stat' ] ),
		label: readText( row[ 'label' ] ),
		value: write( row[ 'format' ], value ),
		previous: write( row[ 'format' ], previous ),
		delta: value === null || previous === null ? null : toDelta( value, previous ),
		href: hrefOf( row, period ),
	};
}

function useIndicators( span: Span, stats: string ) {
	const query = useMemo( () => ( { after: span.after, before: span.before, stats } ), [ span, stats ] );
	return useReportItems( 'performance-indicators', query );
}

/**
 * The figures of a stretch until now, each compared with the one before.
 *
 * @param period Which stretch.
 * @param stats  Names of the figures, comma separated.
 */
export function useStats( period: PeriodId, stats: string ): StatsHook {
	const { locale } = getSettings();
	// "Now" stands still while the page is open, or every render would ask anew.
	const [ now ] = useState( () => storeNow( locale.timeZone ) );
	const spans = useMemo( () => periodToDate( period, now, locale.startOfWeek ), [ period, now, locale.startOfWeek ] );
	const current = useIndicators( spans.current, stats );
	const previous = useIndicators( spans.previous, stats );

	const figures = useMemo( (): RemoteData< readonly Figure[] > => {
		if ( current.report.status !== 'ready' ) {
			return current.report;
		}
		if ( previous.report.status === 'pending' ) {
			return previous.report;
		}
		const before = previous.report.status === 'ready' ? readObjects( previous.report.data.data ) : [];
		return {
			...current.report,
			data: readObjects( current.report.data.data ).map( ( row ) =>
				toFigure(
					row,
					before.find( ( other ) => other[ 'stat' ] === row[ 'stat' ] ),
					period
				)
			),
		};
	}, [ current.report, previous.report, period ] );
	const retry = () => {
		current.retry();
		previous.retry();
	};
	return { figures, retry };
}
