import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessTaskReferralStorage } from '../task-referral-storage';

const referral = () => accessTaskReferralStorage( { taskId: 'tax' } );

describe( 'the referral of a task', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		sessionStorage.clear();
		localStorage.clear();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'can be read for 60 seconds and is gone then', () => {
		referral().setWithExpiry( { returnUrl: 'admin.php' } );
		jest.advanceTimersByTime( 60_000 );
		expect( referral().getWithExpiry() ).toEqual( { returnUrl: 'admin.php' } );
		jest.advanceTimersByTime( 1 );
		expect( referral().getWithExpiry() ).toBeNull();
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'is of one task', () => {
		referral().setWithExpiry( 'home' );
		expect( accessTaskReferralStorage( { taskId: 'payments' } ).getWithExpiry() ).toBeNull();
	} );

	it( 'lives as long and where it is told to', () => {
		const long = accessTaskReferralStorage( { taskId: 'tax', referralLifetime: 3600, storage: localStorage } );
		long.setWithExpiry( 'launch' );
		jest.advanceTimersByTime( 3_599_000 );
		expect( long.getWithExpiry() ).toBe( 'launch' );
		expect( referral().getWithExpiry() ).toBeNull();
		long.remove();
		expect( long.getWithExpiry() ).toBeNull();
	} );

	it.each( [ '{', '"text"', '{"data":1}', 'null' ] )( 'forgets what another script left there: %s', ( text ) => {
		referral().setWithExpiry( 'home' );
		sessionStorage.setItem( sessionStorage.key( 0 ) ?? '', text );
		expect( referral().getWithExpiry() ).toBeNull();
	} );

	it( 'does nothing in a browser that refuses storage', () => {
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
