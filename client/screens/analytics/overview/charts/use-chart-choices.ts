import type { ChartType } from '@store-admin/charts';
import { validInterval, type Interval } from '@store-admin/format';
import { useOverview } from '../overview-context';
import { useSavedChoice } from '../use-saved-choice';

export interface ChartChoicesHook {
	readonly interval: Interval;
	readonly type: ChartType;
	readonly setInterval: ( interval: string ) => void;
	readonly setType: ( type: ChartType ) => void;
}

/** Interval and type of all charts. A stored interval that the range does not allow is ignored for this range, but stays stored. */
export function useChartChoices(): ChartChoicesHook {
	const { dates } = useOverview();
	const interval = useSavedChoice< string >( 'dashboard_chart_interval' );
	const type = useSavedChoice< string >( 'dashboard_chart_type' );
	const wanted = interval.stored.status === 'ready' ? ( interval.stored.data ?? undefined ) : undefined;
	return {
		interval: validInterval( wanted, dates.period, dates.range ),
		type: type.stored.status === 'ready' && type.stored.data === 'bar' ? 'bar' : 'line',
		setInterval: interval.choose,
		setType: type.choose,
	};
}
