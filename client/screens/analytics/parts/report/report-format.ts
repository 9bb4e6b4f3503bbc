import { formatMoney, formatNumber, formatStoreDate, parseStoreTime, type CurrencyFormat } from '@store-admin/format';
import { getSettings } from '@store-admin/settings';

/** Unit of a figure. Averages are shown with decimals. */
export type FigureType = 'number' | 'currency' | 'average';

/** Formats values of a report for the store and the user. An unknown value becomes an empty text. */
export interface ReportFormat {
	readonly currency: CurrencyFormat;
	readonly money: ( amount: number | null | undefined ) => string;
	/** Rounds an amount to the decimals of the currency, for exports. */
	readonly rounded: ( amount: number | null | undefined ) => number | null;
	/** Formats a number, without decimals unless they are given. */
	readonly number: ( value: number | null | undefined, decimals?: number ) => string;
	/** Formats the day of a date in store time. */
	readonly day: ( storeTime: string ) => string;
	readonly figure: ( type: FigureType, value: number | null | undefined ) => string;
	/** Number of decimals of a figure. */
	readonly decimals: ( type: FigureType ) => number;
}

const AVERAGE_DECIMALS = 2;

const LEFT_TO_RIGHT_MARK = '\u200E';

const PLAIN_DIGITS = { decimalSeparator: '.', thousandSeparator: '' };

/**
 * Returns the formats of a report.
 *
 * @param currency Currency of the store, or the one that an extension chose for this report.
 */
export function createReportFormat( currency: CurrencyFormat ): ReportFormat {
	const { locale } = getSettings();
	const known = ( value: number | null | undefined, format: ( value: number ) => string ) => {
		const text = value === null || value === undefined ? '' : format( value );
		// Right-to-left text would move the minus behind the digits.
		return locale.isRtl ? text.replace( '-', `${ LEFT_TO_RIGHT_MARK }-` ) : text;
	};
	const money: ReportFormat[ 'money' ] = ( amount ) => known( amount, ( value ) => formatMoney( value, currency ) );
	const number: ReportFormat[ 'number' ] = ( value, decimals = 0 ) =>
		known( value, ( given ) => formatNumber( given, currency, decimals ) );
	const decimals: ReportFormat[ 'decimals' ] = ( type ) =>
		( { number: 0, currency: currency.precision, average: AVERAGE_DECIMALS } )[ type ];
	return {
		currency,
		money,
		rounded: ( amount ) =>
			amount === null || amount === undefined ? null : Number( formatNumber( amount, PLAIN_DIGITS, currency.precision ) ),
		number,
		day: ( storeTime ) => {
			const moment = parseStoreTime( storeTime, locale.timeZone );
			return moment ? formatStoreDate( moment, locale.dateFormat, locale.user ) : '';
		},
		figure: ( type, value ) => ( type === 'currency' ? money( value ) : number( value, decimals( type ) ) ),
		decimals,
	};
}
