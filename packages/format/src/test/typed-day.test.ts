import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatTypedDay } from '../format-typed-day';
import { parseTypedDay } from '../parse-typed-day';
import { typedDayPattern } from '../typed-day-pattern';
import { anyDay } from './dates';

/** Locales that cover each order of the parts, separator and script of digits, and some with another calendar. */
const LOCALES = [
	'en_US',
	'en_GB',
	'en_CA',
	'de_DE',
	'fr_FR',
	'fr_CA',
	'es_ES',
	'it_IT',
	'nl_NL',
	'sv_SE',
	'nb_NO',
	'da_DK',
	'fi',
	'lt_LT',
	'lv',
	'et',
	'pl_PL',
	'cs_CZ',
	'sk_SK',
	'hr',
	'sr_RS',
	'sl_SI',
	'bg_BG',
	'ru_RU',
	'uk',
	'hu_HU',
	'ro_RO',
	'el',
	'tr_TR',
	'he_IL',
	'ar',
	'ar_EG',
	'ar-SA',
	'fa_IR',
	'ps',
	'ckb',
	'ur',
	'hi_IN',
	'mr',
	'ne_NP',
	'bn_BD',
	'as',
	'my_MM',
	'th',
	'dzo',
	'ja',
	'ko_KR',
	'zh_CN',
	'zh_TW',
	'eu',
	'kk',
	'mn',
	'uz_UZ',
];

describe( 'parseTypedDay', () => {
	it.each( [
		[ '11/27/2026', 'en_US' ],
		[ '11/27/26', 'en_US' ],
		[ ' 11 - 27 - 2026 ', 'en_US' ],
		[ '27/11/2026', 'en_GB' ],
		[ '27.11.2026', 'de_DE' ],
		[ '27. 11. 2026.', 'hr' ],
		[ '27 11 2026', 'fr_FR' ],
		[ '27.11.2026 г.', 'bg_BG' ],
		[ '2026. 11. 27.', 'ko_KR' ],
		[ '2026/11/27', 'ja' ],
		[ '٢٧/١١/٢٠٢٦', 'ar-EG' ],
		[ '۲۰۲۶/۱۱/۲۷', 'fa_IR' ],
		[ '२७/११/२०२६', 'mr' ],
		[ '২৭/১১/২০২৬', 'bn_BD' ],
		[ '11/27/2026', 'en_US' ],
		[ '2026-11-27', 'en_US' ],
		[ '2026-11-27', 'ar_EG' ],
		[ '٢٠٢٦-١١-٢٧', 'de_DE' ],
	] )( 'parses “%s” in %s', ( text, locale ) => {
		expect( parseTypedDay( text, { locale } ) ).toBe( '2026-11-27' );
	} );

	it.each( [
		[ '', 'en_US' ],
		[ '27/11/2026', 'en_US' ],
		[ '02/30/2026', 'en_US' ],
		[ '02/29/2027', 'en_US' ],
		[ '11/27', 'en_US' ],
		[ '11/27/2026/1', 'en_US' ],
		[ '11/27/202', 'en_US' ],
		[ '11/27/2026 AD', 'en_US' ],
		[ '11a27a2026', 'en_US' ],
		[ '-11/27/2026', 'en_US' ],
		[ '0000-00-00', 'en_US' ],
		[ '27.11.2026', 'ja' ],
		[ 'yesterday', 'en_US' ],
	] )( 'rejects “%s” in %s', ( text, locale ) => {
		expect( parseTypedDay( text, { locale } ) ).toBeUndefined();
	} );

	it( 'parses the output of formatTypedDay in any language', () => {
		fc.assert(
			fc.property( anyDay, fc.constantFrom( ...LOCALES ), ( day, locale ) => {
				expect( parseTypedDay( formatTypedDay( day, { locale } ), { locale } ) ).toBe( day );
				expect( parseTypedDay( day, { locale } ) ).toBe( day );
			} ),
			{ numRuns: 300 }
		);
	} );

	it( 'never throws, for any text', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), fc.constantFrom( ...LOCALES ), ( text, locale ) => {
				expect( parseTypedDay( text, { locale } ) ?? '2026-11-27' ).toMatch( /^\d{4}-\d\d-\d\d$/ );
			} )
		);
	} );
} );

describe( 'typedDayPattern', () => {
	it.each( [
		[ 'en_US', 'MM/DD/YYYY' ],
		[ 'en_GB', 'DD/MM/YYYY' ],
		[ 'de_DE', 'DD.MM.YYYY' ],
		[ 'sv_SE', 'YYYY-MM-DD' ],
		[ 'ar_EG', 'DD/MM/YYYY' ],
		[ 'ko_KR', 'YYYY. MM. DD.' ],
	] )( 'returns for %s the pattern %s', ( locale, pattern ) => {
		expect( typedDayPattern( locale ) ).toBe( pattern );
	} );
} );
