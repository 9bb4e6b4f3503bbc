import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { calendar, Icon } from '@wordpress/icons';
import { CalendarPanel } from './calendar-panel';
import { Field, type FieldFrameProps } from './field';
import { FieldPopover } from './field-popover';

export interface CalendarFieldProps extends FieldFrameProps {
	/** A day as `YYYY-MM-DD`; '' for none. Invalid text is passed on unchanged, so that the form can report it. */
	readonly value: string;
	readonly onChange: ( day: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	readonly isRequired?: boolean | undefined;
	readonly name?: string | undefined;
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
						{ ( close ) => (
							<CalendarPanel
								value={ value }
								onChange={ ( day ) => {
									onChange( day );
									close();
								} }
							/>
						) }
					</FieldPopover>
				</span>
			) }
		</Field>
	);
}
