import {
	dayRangeError,
	formatTypedDay,
	parseTypedDay,
	presetRange,
	type Comparison,
	type DayRange,
	type PeriodName,
	type PresetId,
	type StoreDay,
} from '@store-admin/format';

/** A period, what it is compared with, and its days. */
export interface DateRangeValue {
	readonly period: PeriodName;
	readonly comparison: Comparison;
	readonly range: DayRange;
}

export type DayField = 'after' | 'before';

/** What is chosen and typed in the panel and not in use yet. */
export interface DateRangeDraft extends Readonly< Record< DayField, string > > {
	readonly tab: 'presets' | 'custom';
	/** '' while the days in use are chosen ones and no preset is. */
	readonly preset: PresetId | '';
	readonly comparison: Comparison;
}

/** Settings of the store and of the user on which days depend. */
export interface DateRangeSettings {
	/** Today in store time. */
	readonly today: StoreDay;
	/** First day of the week, 0 (Sunday) to 6. */
	readonly weekStartsOn: number;
	/** Locale of the user. */
	readonly locale: string;
}

/** The draft that changes nothing. */
export function draftOf( { period, comparison, range }: DateRangeValue, locale: string ): DateRangeDraft {
	return {
		tab: period === 'custom' ? 'custom' : 'presets',
		preset: period === 'custom' ? '' : period,
		comparison,
		after: formatTypedDay( range.after, { locale } ),
		before: formatTypedDay( range.before, { locale } ),
	};
}

export type DayFault = 'invalid' | 'future' | 'reversed';

/** What is wrong with each of the typed days. */
export function faultsOf(
	draft: DateRangeDraft,
	{ today, locale }: DateRangeSettings
): Readonly< Partial< Record< DayField, DayFault > > > {
	const after = parseTypedDay( draft.after, { locale } );
	const before = parseTypedDay( draft.before, { locale } );
	const faultOf = ( day: StoreDay | undefined ) => dayRangeError( day, day, today )?.replace( /_.*/, '' ) as DayFault | undefined;
	const faults = { after: faultOf( after ), before: faultOf( before ) };
	const isReversed = ! faults.after && ! faults.before && dayRangeError( after, before, today ) === 'reversed';
	return {
		...( faults.after ? { after: faults.after } : isReversed && { after: 'reversed' as const } ),
		...( faults.before && { before: faults.before } ),
	};
}

/**
 * The value that a draft stands for.
 *
 * @param draft    A draft without faults.
 * @param value    The value in use, which stays where the draft chooses nothing.
 * @param settings Today, start of the week and language.
 */
export function valueOf( draft: DateRangeDraft, value: DateRangeValue, settings: DateRangeSettings ): DateRangeValue {
	const { comparison } = draft;
	if ( draft.tab === 'presets' ) {
		return draft.preset === ''
			? { ...value, comparison }
			: { period: draft.preset, comparison, range: presetRange( draft.preset, settings ) };
	}
	const after = parseTypedDay( draft.after, settings );
	const before = parseTypedDay( draft.before, settings );
	return after === undefined || before === undefined ? value : { period: 'custom', comparison, range: { after, before } };
}
