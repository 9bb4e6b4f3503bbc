import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { SwitchField, TextField } from '@store-admin/components';
import type { CurrencyFormat } from '@store-admin/format';
import { isOn, textOf, type RateRow } from './rate-rows';
import { isFree, isNewAmount, parseRate, type RateEdit } from './zone-rate';

interface RateFieldProps {
	readonly row: RateRow;
	readonly edit: RateEdit;
	readonly error: string | undefined;
	readonly currency: CurrencyFormat;
	readonly onChange: ( edit: RateEdit ) => void;
	readonly onLeave: () => void;
}

/** What a person should know before changing the rate of a zone that is more than one amount. */
function noteOf( { stored }: RateRow, currency: CurrencyFormat ): string | undefined {
	if ( stored.isFormula ) {
		return __( 'This rate is a formula. An amount that you enter takes its place.', 'store-admin' );
	}
	if ( stored.others.length > 0 ) {
		const names = stored.others.join( ', ' );
		/* translators: %s: names of ways of shipping. */
		return sprintf( __( 'Also offered here: %s. Another rate switches that off.', 'store-admin' ), names );
	}
	if ( currency.decimalSeparator === currency.thousandSeparator ) {
		return __(
			'Your store writes decimals and thousands with the same sign. The last one counts as the decimal point.',
			'store-admin'
		);
	}
	return undefined;
}

/** The rate of one zone. */
export function RateField( { row, edit, error, currency, onChange, onLeave }: RateFieldProps ): ReactElement {
	const isShown = isOn( row, edit );
	const text = textOf( row, edit );
	const isAmount = text !== '' && ! ( row.stored.isFormula && ! isNewAmount( edit, row.stored, currency ) );
	const isAtStart = currency.position.startsWith( 'left' );
	return (
		<div className="store-admin-rate">
			{ row.isToggleable && (
				<SwitchField label={ row.name } isOn={ isShown } onChange={ ( value ) => onChange( { isOn: value } ) } />
			) }
			{ isShown && (
				<div className="store-admin-rate__row">
					<TextField
						className={ row.isToggleable ? 'has-hidden-label' : '' }
						label={ row.isToggleable ? rateLabel( row.name ) : row.name }
						value={ text }
						error={ error }
						help={ noteOf( row, currency ) }
						size={ 12 }
						inputMode="decimal"
						direction="ltr"
						prefix={ isAtStart ? currency.symbol : undefined }
						suffix={ isAtStart ? undefined : currency.symbol }
						onChange={ ( value ) => onChange( { text: value } ) }
						onBlur={ onLeave }
					/>
					{ isAmount && isFree( parseRate( text, currency ) ) && (
						<span className="store-admin-rate__free">{ __( 'Free shipping', 'woocommerce' ) }</span>
					) }
				</div>
			) }
		</div>
	);
}

function rateLabel( name: string ): string {
	/* translators: %s: name of a shipping zone. */
	return sprintf( __( 'Rate for %s', 'store-admin' ), name );
}
