import { afterEach, describe, expect, it } from '@jest/globals';
import { bootWith } from '../../../../tests/js/render';
import { getMarketplacePromotions } from '@store-admin/settings';
import { toPromotion, type Promotion } from '../promotion';

const NOW = Date.UTC( 2026, 10, 28, 12 );
const offer = {
	id: 'autumn',
	format: 'promo-card',
	date_from_gmt: '2026-11-01 00:00:00',
	date_to_gmt: '2026-12-01 00:00:00',
	title: { en_US: 'Half price', de_DE: 'Zum halben Preis' },
	content: { en_US: 'All extensions.' },
	cta_label: { en_US: 'See all' },
	cta_link: 'https://woocommerce.com/autumn/',
};
/** The offer that Home shows for what the host printed; null when it shows none. */
function show( printed: unknown, locale = 'en_US' ): Promotion | null {
	bootWith( {} );
	Object.assign( window, { wcMarketplace: { promotions: [ printed ] } } );
	const [ promotion ] = getMarketplacePromotions();
	return promotion ? toPromotion( promotion, [ '', '/' ], locale, NOW ) : null;
}
const showWith = ( changes: object = {}, locale?: string ) => show( { ...offer, ...changes }, locale );

afterEach( () => void Reflect.deleteProperty( window, 'wcMarketplace' ) );

describe( 'an offer of the marketplace', () => {
	it( 'is in the language of the user, or else in English', () => {
		expect( showWith( {}, 'de_DE' ) ).toEqual( {
			id: 'autumn',
			title: 'Zum halben Preis',
			text: 'All extensions.',
			action: { label: 'See all', href: 'https://woocommerce.com/autumn/' },
		} );
	} );

	it.each( [
		[ 'before it begins', { date_from_gmt: '2026-11-28 12:00:01' } ],
		[ 'after it ended', { date_to_gmt: '2026-11-28 11:59:59' } ],
		[ 'without a beginning', { date_from_gmt: undefined } ],
		[ 'with an end that is no date', { date_to_gmt: 'soon' } ],
		[ 'of another kind', { format: 'notice' } ],
		[ 'for other pages', { pages: [ { page: 'wc-admin', path: '/extensions' } ] } ],
		[ 'without a word', { title: '', content: [] } ],
	] )( 'is not shown %s', ( _when, changes ) => {
		expect( showWith( changes ) ).toBeNull();
	} );

	it.each( [ 'en_US', null, 7, [], {} ] )( 'that is invalid is not shown: %j', ( value ) => {
		expect( show( value ) ).toBeNull();
	} );

	it( 'is shown in the first and the last second of its period', () => {
		expect( showWith( { date_from_gmt: '2026-11-28T12:00:00', date_to_gmt: '2026-11-28 12:00:00' } ) ).not.toBeNull();
	} );

	it( 'is shown when Home is among its pages', () => {
		expect( showWith( { pages: [ { path: '/extensions' }, { page: 'wc-admin', path: '' } ] } ) ).not.toBeNull();
	} );

	it( 'may be plain text without a title, which identifies it', () => {
		const plain = showWith( { id: undefined, title: undefined, content: 'Half price', cta_link: '' } );
		expect( plain ).toMatchObject( { title: 'Half price', text: '', action: null } );
		expect( plain?.id ).toBe( '2026-11-01 00:00:00 Half price' );
	} );

	it( 'has no link that runs a script', () => {
		expect( showWith( { cta_link: 'javascript:alert(1)' } )?.action ).toBeNull();
	} );

	it( 'is shown without HTML', () => {
		expect( showWith( { title: '<b>Half</b> price<script>alert( 1 )</script>' } )?.title ).toBe( 'Half price' );
	} );
} );
