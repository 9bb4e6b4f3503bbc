import { beforeEach, describe, expect, it } from '@jest/globals';
import { bootWith } from '../../../../../tests/js/render';
import { accessTaskReferralStorage } from '../../../../shared/task-referral-storage';
import { targetAfterTask } from '../task-target';

const HOME = 'admin.php?page=wc-admin';

describe( 'targetAfterTask', () => {
	beforeEach( () => {
		sessionStorage.clear();
		bootWith( { adminUrl: 'https://shop.test/wp-admin/', homeUrl: 'https://www.shop.test/' } );
	} );

	it.each( [
		'admin.php?page=wc-settings&tab=tax',
		'https://shop.test/wp-admin/edit.php',
		'https://www.shop.test/shop/',
		'/wp-admin/index.php',
	] )( 'is the address of the screen: %s', ( url ) => {
		expect( targetAfterTask( 'tax', url ) ).toBe( url );
	} );

	it.each( [
		'https://evil.test/wp-admin/admin.php?page=wc-admin',
		'//evil.test/',
		'/\\evil.test',
		'\\\\evil.test',
		'https://shop.test.evil.test/',
		'https://shop.test@evil.test/',
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'data:text/html,hi',
		'http://shop.test/wp-admin/',
		'',
		null,
		undefined,
		{ toString: () => 'https://shop.test/' },
	] )( 'is Home instead of %p', ( url ) => {
		expect( targetAfterTask( 'tax', url ) ).toBe( HOME );
	} );

	it( 'is the page that the user came from, once', () => {
		accessTaskReferralStorage( { taskId: 'tax' } ).setWithExpiry( { returnUrl: 'admin.php?page=wc-admin&path=%2Flaunch-your-store' } );
		expect( targetAfterTask( 'tax', undefined ) ).toBe( 'admin.php?page=wc-admin&path=%2Flaunch-your-store' );
		expect( targetAfterTask( 'tax', undefined ) ).toBe( HOME );
	} );

	it( 'does not trust the stored address more than one in the query', () => {
		accessTaskReferralStorage( { taskId: 'tax' } ).setWithExpiry( { returnUrl: 'https://evil.test/' } );
		expect( targetAfterTask( 'tax', undefined ) ).toBe( HOME );
	} );
} );
