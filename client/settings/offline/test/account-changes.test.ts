import { describe, expect, test } from '@jest/globals';
import { withAdded, withInserted, withOrder, withoutAccount, withReplaced } from '../accounts/account-changes';

const make = ( name: string ) => ( { account_name: name, account_number: '1', bank_name: '', sort_code: '', iban: '', bic: '' } );
const [ a, b, c ] = [ make( 'a' ), make( 'b' ), make( 'c' ) ];

describe( 'A change of the bank accounts', () => {
	test( 'that was saved, but whose answer was lost, is not made twice', () => {
		expect( withAdded( b )( [ a, b ] ) ).toEqual( [ a, b ] );
		expect( withReplaced( a, b )( [ b ] ) ).toEqual( [ b ] );
		expect( withoutAccount( a )( [ b ] ) ).toEqual( [ b ] );
	} );

	test( 'of one that is gone is refused', () => {
		expect( withReplaced( a, b )( [ c ] ) ).toBeUndefined();
	} );

	test( 'of two equal ones changes one of them', () => {
		expect( withoutAccount( a )( [ a, a ] ) ).toEqual( [ a ] );
		expect( withReplaced( a, b )( [ a, a ] ) ).toEqual( [ b, a ] );
	} );

	test( 'puts a removed one back at its place, or at the end', () => {
		expect( withInserted( b, 1 )( [ a, c ] ) ).toEqual( [ a, b, c ] );
		expect( withInserted( b, 7 )( [ a ] ) ).toEqual( [ a, b ] );
	} );

	test( 'of their order is refused when another tab has changed them', () => {
		expect( withOrder( [ b, a ] )( [ a, b ] ) ).toEqual( [ b, a ] );
		expect( withOrder( [ b, a ] )( [ a, b, c ] ) ).toBeUndefined();
		expect( withOrder( [ b, a ] )( [ a, c ] ) ).toBeUndefined();
	} );
} );
