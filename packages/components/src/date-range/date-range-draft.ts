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

/** A period with its comparison and its days. */
export interface DateRangeValue {
	readonly period: PeriodName;
	readonly comparison: Comparison;
	readonly range: DayRange;
}

export type DayField = 'after' | 'before';

/** Unsaved choices and typed text of the panel. */
export interface DateRangeDraft extends Readonly< Record< DayField, string > > {
	readonly tab: 'presets' | 'custom';
	/** '' when the current period is custom. */
	readonly preset: PresetId | '';
	readonly comparison: Comparison;
}

/** Settings of the store and of the user for days. */
export interface DateRangeSettings {
	/** Today in store time. */
	readonly today: StoreDay;
	/** First day of the week, 0 (Sunday) to 6. */
	readonly weekStartsOn: number;
	/** Locale of the user. */
	readonly locale: string;
}

/** Returns the draft of a value, without changes. */
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

/** Returns the errors of the typed days. */
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
 * Returns the value of a draft.
 *
 * @param draft    A draft without errors.
 * @param value    The current value, used when the draft has no preset.
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
