import { describe, expect, it } from '@jest/globals';
import { controlTime, passTime } from '../../js/pass-time';
import { withLimit } from '../with-limit';

describe( 'withLimit', () => {
	it( 'returns the result of a function that ends in time', async () => {
		await expect( withLimit( Promise.resolve( 'done' ), 1000 ) ).resolves.toBe( 'done' );
	} );

	it( 'throws when the function does not end', async () => {
		controlTime();
		const waiting = withLimit( new Promise( () => {} ), 3000 );
		const failed = expect( waiting ).rejects.toThrow( 'not done after 3 s' );
		await passTime( 3000 );
		await failed;
	} );
} );
