import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { Comparison, PresetId } from '@store-admin/format';
import { Button } from '../button/button';
import { RadioField } from '../form/radio-field';
import { Tabs } from '../tabs/tabs';
import { CustomDays } from './custom-days';
import { faultsOf, type DateRangeDraft, type DateRangeSettings, type DayField } from './date-range-draft';
import { comparisonOptions, presetOptions } from './period-labels';

export interface DateRangePanelProps {
	readonly draft: DateRangeDraft;
	readonly onDraft: ( draft: DateRangeDraft ) => void;
	/** Discards the draft. */
	readonly onReset: () => void;
	/** Applies the draft; only called when it has no errors. */
	readonly onUpdate: () => void;
	readonly settings: DateRangeSettings;
}

/** Panel to choose a period and its comparison. It is no form element, because a form that has a date range would contain it. */
export function DateRangePanel( { draft, onDraft, onReset, onUpdate, settings }: DateRangePanelProps ): ReactElement {
	const [ checked, setChecked ] = useState< readonly DayField[] >( [] );
	const after = useRef< HTMLInputElement >( null );
	const before = useRef< HTMLInputElement >( null );
	const faults = faultsOf( draft, settings );
	const shownFaults = Object.fromEntries( Object.entries( faults ).filter( ( [ field ] ) => checked.includes( field as DayField ) ) );
	const submit = () => {
		if ( draft.tab === 'presets' || ( ! faults.after && ! faults.before ) ) {
			onUpdate();
			return;
		}
		setChecked( [ 'after', 'before' ] );
		( faults.after ? after : before ).current?.focus();
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && event.target instanceof HTMLInputElement ) {
			event.preventDefault();
			submit();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- receives Enter from the inputs inside
		<div className="store-admin-date-range__form" onKeyDown={ handleKeyDown }>
			<Tabs
				label={ __( 'Kind of date range', 'store-admin' ) }
				tabs={ [
					{ id: 'presets', title: __( 'Presets', 'woocommerce' ) },
					{ id: 'custom', title: __( 'Custom', 'woocommerce' ) },
				] }
				selected={ draft.tab }
				onSelect={ ( tab ) => onDraft( { ...draft, tab } ) }
			>
				{ draft.tab === 'presets' ? (
					<RadioField
						className="store-admin-date-range__presets"
						label={ __( 'Period', 'store-admin' ) }
						options={ presetOptions() }
						value={ draft.preset }
						onChange={ ( preset ) => onDraft( { ...draft, preset: preset as PresetId } ) }
					/>
				) : (
					<CustomDays
						draft={ draft }
						faults={ shownFaults }
						onChange={ ( days ) => onDraft( { ...draft, ...days } ) }
						onLeave={ ( field ) => draft[ field ] !== '' && setChecked( [ ...checked, field ] ) }
						settings={ settings }
						inputs={ { after, before } }
					/>
				) }
			</Tabs>
			<RadioField
				className="store-admin-date-range__comparison"
				label={ __( 'compare to', 'woocommerce' ) }
				options={ comparisonOptions() }
				value={ draft.comparison }
				onChange={ ( comparison ) => onDraft( { ...draft, comparison: comparison as Comparison } ) }
			/>
			<div className="store-admin-date-range__actions">
				<Button
					onClick={ () => {
						setChecked( [] );
						onReset();
					} }
				>
					{ __( 'Reset', 'woocommerce' ) }
				</Button>
				<Button variant="primary" onClick={ submit }>
					{ __( 'Update', 'woocommerce' ) }
				</Button>
			</div>
		</div>
	);
}
