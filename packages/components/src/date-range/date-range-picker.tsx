import { useId, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, Icon } from '@wordpress/icons';
import { comparedRange, formatRange } from '@store-admin/format';
import { FieldPopover } from '../form/field-popover';
import { draftOf, valueOf, type DateRangeDraft, type DateRangeSettings, type DateRangeValue } from './date-range-draft';
import { DateRangePanel } from './date-range-panel';
import { comparisonLabel, periodLabel } from './period-labels';
import '../tokens.scss';
import './date-range.scss';

export interface DateRangePickerProps extends DateRangeSettings {
	/** Current period. The days of a preset must be those of today. */
	readonly value: DateRangeValue;
	readonly onChange: ( value: DateRangeValue ) => void;
}

/**
 * Shows and changes the period of a report and its comparison. Unsaved choices and typed text are kept when the panel is closed, until
 * they are applied or reset, or until the period changes otherwise, for example with Back.
 */
export function DateRangePicker( { value, onChange, ...settings }: DateRangePickerProps ): ReactElement {
	const { locale } = settings;
	const { period, comparison, range } = value;
	const id = useId();
	const base = [ period, comparison, range.after, range.before ].join();
	const [ kept, setKept ] = useState< { readonly base: string; readonly draft: DateRangeDraft } >();
	const draft = kept?.base === base ? kept.draft : draftOf( value, locale );
	const compared = comparedRange( period, range, comparison );
	return (
		<div className="store-admin-date-range">
			<span className="store-admin-date-range__label" id={ `${ id }label` }>
				{ __( 'Date range:', 'woocommerce' ) }
			</span>
			<FieldPopover
				label={ __( 'Choose a date range', 'store-admin' ) }
				button={ ( props ) => (
					<button
						{ ...props }
						type="button"
						id={ `${ id }button` }
						className="store-admin-date-range__button"
						aria-labelledby={ `${ id }label ${ id }button` }
					>
						<span className="store-admin-date-range__texts">
							<strong>
								{ sprintf(
									/* translators: 1: period such as "Month to date"; 2: its days. */
									__( '%1$s (%2$s)', 'store-admin' ),
									periodLabel( period ),
									formatRange( range, { locale } )
								) }
							</strong>{ ' ' }
							<span>
								{ sprintf(
									/* translators: 1: "Previous period" or "Previous year"; 2: its days. */
									__( 'vs. %1$s (%2$s)', 'store-admin' ),
									comparisonLabel( comparison ),
									formatRange( compared, { locale } )
								) }
							</span>
						</span>
						<Icon icon={ chevronDown } size={ 24 } />
					</button>
				) }
			>
				{ ( close ) => (
					<DateRangePanel
						draft={ draft }
						onDraft={ ( changed ) => setKept( { base, draft: changed } ) }
						onReset={ () => setKept( undefined ) }
						onUpdate={ () => {
							setKept( undefined );
							onChange( valueOf( draft, value, settings ) );
							close();
						} }
						settings={ settings }
					/>
				) }
			</FieldPopover>
		</div>
	);
}
