import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { CurrencyFormat } from '@store-admin/format';
import { FormFields } from '../../../../shared/form/form-fields';
import type { FormHook } from '../../../../shared/form/use-form';
import { editOf, switchIdOf, type RateValues } from './rate-fields';
import { isOn, textOf, type RateRow } from './rate-rows';
import { isFree, isNewAmount, parseRate } from './zone-rate';

interface RateFieldProps {
	readonly row: RateRow;
	readonly form: FormHook< RateValues >;
	readonly currency: CurrencyFormat;
}

/** The rate of one zone. */
export function RateField( { row, form, currency }: RateFieldProps ): ReactElement {
	const edit = editOf( row, form.values );
	const text = textOf( row, edit );
	const isAmount = text !== '' && ! ( row.stored.isFormula && ! isNewAmount( edit, row.stored, currency ) );
	const fieldsOf = ( id: string ) => ( { ...form, fields: form.fields.filter( ( field ) => field.id === id ) } );
	return (
		<div className="store-admin-rate">
			<FormFields form={ fieldsOf( switchIdOf( row ) ) } />
			{ isOn( row, edit ) && (
				<div className="store-admin-rate__row">
					<FormFields form={ fieldsOf( row.key ) } />
					{ isAmount && isFree( parseRate( text, currency ) ) && (
						<span className="store-admin-rate__free">{ __( 'Free shipping', 'woocommerce' ) }</span>
					) }
				</div>
			) }
		</div>
	);
}
