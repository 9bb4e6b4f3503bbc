import { describe, expect, it } from '@jest/globals';
import { firstOf, PAGE_NAMES, parsePages, targetOf } from '../pages';

describe( 'parsePages', () => {
	it( 'parses names with commas', () => {
		expect( parsePages( 'home, revenue' ) ).toEqual( [ 'home', 'revenue' ] );
	} );

	it.each( [ '', 'home,', 'nothing' ] )( 'throws for "%s" and names the pages', ( text ) => {
		expect( () => parsePages( text ) ).toThrow( 'customers' );
	} );
} );

describe( 'targetOf', () => {
	it.each( PAGE_NAMES )( 'opens the same address of %s with both apps, and waits for content that only one renders', ( page ) => {
		const ours = targetOf( page, 'ours' );
		const host = targetOf( page, 'host' );
		expect( ours.path ).toBe( host.path );
		expect( ours.drawn ).not.toEqual( host.drawn );
		expect( firstOf( page ) ).not.toBe( '' );
	} );
} );
