import { useMemo } from 'react';
import { useFilteredValue } from '@store-admin/extensibility';
import type { CurrencyFormat } from '@store-admin/format';
import type { Query } from '@store-admin/navigation';
import type { BootCurrency } from '@store-admin/settings';
import { plainText } from '../../../../shared/plain-text';
import { getReportFacts } from './report-facts';

/** Currency in the form of the public filter `woocommerce_admin_report_currency`. */
interface PublicCurrency {
	readonly code: string;
	readonly symbol: string;
	readonly symbolPosition: string;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly priceFormat: string;
	readonly precision: number;
}

const PRICE_FORMATS: Readonly< Record< BootCurrency[ 'position' ], string > > = {
	left: '%1$s%2$s',
	right: '%2$s%1$s',
	left_space: '%1$s %2$s',
	right_space: '%2$s %1$s',
};

function toPublic( { code, symbol, position, precision, decimalSeparator, thousandSeparator }: BootCurrency ): PublicCurrency {
	return {
		code,
		symbol,
		symbolPosition: position,
		decimalSeparator,
		thousandSeparator,
		priceFormat: PRICE_FORMATS[ position ],
		precision,
	};
}

function isCurrency( value: unknown ): value is PublicCurrency {
	const { symbol, precision, decimalSeparator, thousandSeparator } = (
		typeof value === 'object' && value !== null ? value : {}
	) as Partial< PublicCurrency >;
	return (
		[ symbol, decimalSeparator, thousandSeparator ].every( ( text ) => typeof text === 'string' ) &&
		Number.isInteger( precision ) &&
		Number( precision ) >= 0
	);
}

function toFormat( currency: PublicCurrency, fallback: BootCurrency ): CurrencyFormat {
	const { symbolPosition } = currency;
	const position = Object.keys( PRICE_FORMATS ).includes( symbolPosition )
		? ( symbolPosition as BootCurrency[ 'position' ] )
		: fallback.position;
	return { ...currency, symbol: plainText( currency.symbol ), position };
}

/**
 * The currency of a report: that of the store, or the one that an extension for several currencies chose.
 *
 * @param query Query of the address, which has the choice of such an extension.
 */
export function useReportCurrency( query: Query ): CurrencyFormat {
	const { currency } = getReportFacts();
	const create = useMemo( () => () => toPublic( currency ), [ currency ] );
	const filtered = useFilteredValue( 'woocommerce_admin_report_currency', create, isCurrency, query );
	return useMemo( () => toFormat( filtered, currency ), [ filtered, currency ] );
}
