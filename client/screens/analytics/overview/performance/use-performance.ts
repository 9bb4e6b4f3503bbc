import { useMemo } from 'react';
import { useIndicators, useReportIndicators, type Indicator, type ReportHook } from '@store-admin/data';
import { useOverview } from '../overview-context';
import { comparedDays, rangeParams } from '../range-params';
import { knownStats, type StatChoice } from './known-stats';

export interface PerformanceHook {
	/** Every figure of the host, in its order. */
	readonly choices: readonly StatChoice[];
	/** Figures that are shown. */
	readonly shown: readonly StatChoice[];
	readonly current: ReportHook< readonly Indicator[] >;
	readonly compared: ReportHook< readonly Indicator[] >;
}

const NO_QUERY = {};

/** Figures of the host. Until it has named them, or if it does not, those that every host has. */
function useStatChoices(): readonly StatChoice[] {
	const { indicators } = useIndicators( 'performance-indicators/allowed', NO_QUERY );
	return useMemo( () => {
		const named = indicators.status === 'ready' ? indicators.data : [];
		return named.length > 0 ? named.map( ( { stat, label } ) => ( { stat, label: label || stat } ) ) : knownStats();
	}, [ indicators ] );
}

/**
 * The figures of the period and of the compared period. Only those that are shown are requested.
 *
 * @param hidden Hidden figures.
 */
export function usePerformance( hidden: readonly string[] ): PerformanceHook {
	const overview = useOverview();
	const { dates, address, definition } = overview;
	const choices = useStatChoices();
	const shown = useMemo( () => choices.filter( ( { stat } ) => ! hidden.includes( stat ) ), [ choices, hidden ] );
	const stats = shown.map( ( { stat } ) => stat ).join();
	const [ current, compared ] = useMemo( () => {
		const parts = { address, definition };
		return [ dates.range, comparedDays( dates ) ].map( ( range ) =>
			stats === '' ? null : { ...rangeParams( range, parts ), stats }
		);
	}, [ dates, address, definition, stats ] );
	return {
		choices,
		shown,
		current: useReportIndicators( current ?? null ),
		compared: useReportIndicators( compared ?? null ),
	};
}
