import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@store-admin/api';
import { describeFailedWrite } from '../describe-failed-write';
import { DescribedWriteError } from '../described-write-error';

describe( 'DescribedWriteError', () => {
	const error = new DescribedWriteError( 'The account was changed elsewhere. Look at it and save again.' );

	test( 'is shown with its own message, which says what was not done', () => {
		expect( describeFailedWrite( 'The account was not saved.', error ) ).toBe(
			'The account was changed elsewhere. Look at it and save again.'
		);
	} );

	test( 'is not an ApiError', () => {
		expect( error ).toBeInstanceOf( Error );
		expect( error ).not.toBeInstanceOf( ApiError );
		expect( error.name ).toBe( 'DescribedWriteError' );
	} );
} );

describe( 'describeFailedWrite', () => {
	test.each( [ 'The account was not saved', 'The account was not saved.' ] )(
		'joins “%s” and the reason by one full stop',
		( problem ) => {
			const error = new ApiError( { code: 'broken', status: 500, message: 'The database is full.' } );
			expect( describeFailedWrite( problem, error ) ).toBe( 'The account was not saved. The database is full.' );
		}
	);
} );
