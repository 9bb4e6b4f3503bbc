import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { calendar, Icon } from '@wordpress/icons';
import { Field, type FieldFrameProps } from './field';
import { FieldPopover } from './field-popover';
import { usePlatformControls } from './platform/use-platform-controls';
import { InlineError } from '../feedback/inline-error';
import { Spinner } from '../feedback/spinner';

export interface CalendarFieldProps extends FieldFrameProps {
	/** A day as `YYYY-MM-DD`; '' for none. Invalid text is passed on unchanged, so that the form can report it. */
	readonly value: string;
	readonly onChange: ( day: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	readonly isRequired?: boolean | undefined;
	readonly name?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface CalendarPanelProps extends Pick< CalendarFieldProps, 'value' | 'onChange' > {
	readonly onClose: () => void;
}

function CalendarPanel( { value, onChange, onClose }: CalendarPanelProps ) {
	const { controls, hasFailed, retry } = usePlatformControls();
	if ( hasFailed ) {
		return <InlineError message={ __( 'The calendar could not be loaded.', 'store-admin' ) } onRetry={ retry } />;
	}
	if ( ! controls ) {
		return <Spinner />;
	}
	return (
		<controls.DatePicker
			currentDate={ DAY.test( value ) ? `${ value }T00:00:00` : null }
			onChange={ ( moment ) => {
				// The calendar returns a day with a time; the field needs only the day.
				onChange( ( moment ?? '' ).slice( 0, 10 ) );
				onClose();
			} }
		/>
	);
}

/** A day that is typed or chosen in a calendar. */
export function CalendarField( { value, onChange, onBlur, isRequired = false, name, ...frame }: CalendarFieldProps ): ReactElement {
	return (
		<Field { ...frame }>
			{ ( control ) => (
				<span className="store-admin-input is-sized">
					<input
						{ ...control }
						className="store-admin-input__control"
						type="text"
						dir="ltr"
						size={ 12 }
						name={ name }
						autoComplete="off"
						placeholder="2026-01-31"
						aria-required={ isRequired || undefined }
						value={ value }
						onChange={ ( event ) => onChange( event.target.value ) }
						onBlur={ onBlur }
					/>
					<FieldPopover
						label={ __( 'Calendar', 'woocommerce' ) }
						button={ ( props ) => (
							<button
								{ ...props }
								type="button"
								className="store-admin-input__button"
								aria-label={ __( 'Choose a day', 'store-admin' ) }
							>
								<Icon icon={ calendar } size={ 20 } />
							</button>
						) }
					>
						{ ( close ) => <CalendarPanel value={ value } onChange={ onChange } onClose={ close } /> }
					</FieldPopover>
				</span>
			) }
		</Field>
	);
}
