import { describe, expect, it } from '@jest/globals';
import { makeSettings } from '../../../../../../tests/js/factories/make-settings';
import { bootWith } from '../../../../../../tests/js/render';
import { createReportFormat } from '../report-format';

const DOLLAR = { symbol: '$', position: 'left', precision: 2, decimalSeparator: '.', thousandSeparator: ',' } as const;
const MARK = '\u200E';

describe( 'createReportFormat', () => {
	it( 'keeps the minus before the amount on a right-to-left page', () => {
		bootWith( { locale: { ...makeSettings().locale, isRtl: true } } );
		const { money, number, figure } = createReportFormat( DOLLAR );
		expect( [ money( -83.38 ), number( -4 ), figure( 'average', -1.5 ) ] ).toEqual( [
			`${ MARK }-$83.38`,
			`${ MARK }-4`,
			`${ MARK }-1.50`,
		] );
		expect( [ money( 83.38 ), number( null ) ] ).toEqual( [ '$83.38', '' ] );
	} );

	it( 'adds no mark on a left-to-right page, and none to exported values', () => {
		bootWith();
		expect( createReportFormat( DOLLAR ).money( -83.38 ) ).toBe( '-$83.38' );
		bootWith( { locale: { ...makeSettings().locale, isRtl: true } } );
		expect( createReportFormat( DOLLAR ).rounded( -83.384 ) ).toBe( -83.38 );
	} );
} );
