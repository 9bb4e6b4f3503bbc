import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessTaskReferralStorage } from '../task-referral-storage';

const referral = () => accessTaskReferralStorage( { taskId: 'tax' } );

describe( 'The referral of a task', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		sessionStorage.clear();
		localStorage.clear();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'expires after 60 seconds', () => {
		referral().setWithExpiry( { returnUrl: 'admin.php' } );
		jest.advanceTimersByTime( 60_000 );
		expect( referral().getWithExpiry() ).toEqual( { returnUrl: 'admin.php' } );
		jest.advanceTimersByTime( 1 );
		expect( referral().getWithExpiry() ).toBeNull();
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'is stored per task', () => {
		referral().setWithExpiry( 'home' );
		expect( accessTaskReferralStorage( { taskId: 'payments' } ).getWithExpiry() ).toBeNull();
	} );

	it( 'has the lifetime and the storage of the options', () => {
		const long = accessTaskReferralStorage( { taskId: 'tax', referralLifetime: 3600, storage: localStorage } );
		long.setWithExpiry( 'launch' );
		jest.advanceTimersByTime( 3_599_000 );
		expect( long.getWithExpiry() ).toBe( 'launch' );
		expect( referral().getWithExpiry() ).toBeNull();
		long.remove();
		expect( long.getWithExpiry() ).toBeNull();
	} );

	it.each( [ '{', '"text"', '{"data":1}', 'null' ] )( 'ignores what another script stored: %s', ( text ) => {
		referral().setWithExpiry( 'home' );
		sessionStorage.setItem( sessionStorage.key( 0 ) ?? '', text );
		expect( referral().getWithExpiry() ).toBeNull();
	} );

	it( 'is lost in a browser that refuses storage', () => {
		const refused = new Proxy( sessionStorage, {
			get: () => () => {
				throw new DOMException( 'Refused', 'SecurityError' );
			},
		} );
		const storage = accessTaskReferralStorage( { taskId: 'tax', storage: refused } );
		storage.setWithExpiry( 'home' );
		expect( storage.getWithExpiry() ).toBeNull();
	} );
} );
