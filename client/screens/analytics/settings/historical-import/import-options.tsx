import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { CalendarField, CheckboxField, SelectField } from '@store-admin/components';
import type { HistoricalImportHook } from './use-historical-import';
import { periodOptions } from './import-choice';

interface ImportOptionsProps extends Pick< HistoricalImportHook, 'form' | 'choice' | 'setPeriod' | 'setSkipPrevious' > {
	/** Whether the choices can only be read, because an import goes on. */
	readonly isLocked: boolean;
}

function faultOf( { fault }: HistoricalImportHook[ 'choice' ] ): string | undefined {
	if ( fault === 'invalid' ) {
		return __( 'Invalid date', 'woocommerce' );
	}
	return fault === 'future' ? __( 'Select a date in the past', 'woocommerce' ) : undefined;
}

/** What is to be imported. */
export function ImportOptions( { form, choice, setPeriod, setSkipPrevious, isLocked }: ImportOptionsProps ): ReactElement {
	return (
		<fieldset className="store-admin-analytics-settings__options" disabled={ isLocked }>
			<SelectField
				label={ __( 'Import historical data', 'woocommerce' ) }
				options={ periodOptions() }
				value={ form.period.label }
				onChange={ ( value ) => setPeriod( value ) }
			/>
			{ form.period.label === 'custom' && (
				<CalendarField
					label={ __( 'Beginning on', 'woocommerce' ) }
					value={ form.period.date }
					onChange={ ( day ) => setPeriod( day, true ) }
					error={ faultOf( choice ) }
				/>
			) }
			<CheckboxField
				label={ __( 'Skip previously imported customers and orders', 'woocommerce' ) }
				isChecked={ form.skipPrevious }
				onChange={ setSkipPrevious }
			/>
		</fieldset>
	);
}
