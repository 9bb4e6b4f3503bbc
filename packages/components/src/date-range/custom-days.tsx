import { useState, type ReactElement, type Ref } from 'react';
import { __ } from '@wordpress/i18n';
import { formatTypedDay, parseTypedDay, typedDayPattern } from '@store-admin/format';
import { CalendarPanel } from '../form/calendar-panel';
import { TextField } from '../form/text-field';
import type { DateRangeDraft, DateRangeSettings, DayField, DayFault } from './date-range-draft';

export interface CustomDaysProps {
	readonly draft: DateRangeDraft;
	/** Error of each day; none while a day is still being typed. */
	readonly faults: Readonly< Partial< Record< DayField, DayFault > > >;
	readonly onChange: ( days: Partial< Record< DayField, string > > ) => void;
	readonly onLeave: ( field: DayField ) => void;
	readonly settings: DateRangeSettings;
	readonly inputs: Readonly< Record< DayField, Ref< HTMLInputElement > > >;
}

function faultText( fault: DayFault | undefined ): string | undefined {
	return (
		fault &&
		{
			invalid: __( 'Invalid date', 'woocommerce' ),
			future: __( 'Select a date in the past', 'woocommerce' ),
			reversed: __( 'Start date must be before end date', 'woocommerce' ),
		}[ fault ]
	);
}

/** Fields for the first and last day, and a calendar. The calendar sets the day of the last used field, and then the other day. */
export function CustomDays( { draft, faults, onChange, onLeave, settings, inputs }: CustomDaysProps ): ReactElement {
	const [ target, setTarget ] = useState< DayField >( 'after' );
	const { locale, today, weekStartsOn } = settings;
	const labels = { after: __( 'Start date', 'store-admin' ), before: __( 'End date', 'store-admin' ) };
	const day = ( field: DayField ) => parseTypedDay( draft[ field ], { locale } );
	return (
		<div className="store-admin-date-range__custom">
			<div className="store-admin-date-range__days">
				{ ( [ 'after', 'before' ] as const ).map( ( field ) => (
					<div key={ field } onFocus={ () => setTarget( field ) }>
						<TextField
							ref={ inputs[ field ] }
							label={ labels[ field ] }
							help={ typedDayPattern( locale ) }
							error={ faultText( faults[ field ] ) }
							value={ draft[ field ] }
							onChange={ ( text ) => onChange( { [ field ]: text } ) }
							onBlur={ () => onLeave( field ) }
							direction="ltr"
							autoComplete="off"
						/>
					</div>
				) ) }
			</div>
			<p className="store-admin-date-range__hint">
				{ target === 'after'
					? __( 'The calendar sets the start date.', 'store-admin' )
					: __( 'The calendar sets the end date.', 'store-admin' ) }
			</p>
			<CalendarPanel
				value={ day( target ) ?? day( 'after' ) ?? today }
				lastDay={ today }
				weekStartsOn={ weekStartsOn }
				onChange={ ( chosen ) => {
					onChange( { [ target ]: formatTypedDay( chosen, { locale } ) } );
					setTarget( 'before' );
				} }
			/>
		</div>
	);
}
