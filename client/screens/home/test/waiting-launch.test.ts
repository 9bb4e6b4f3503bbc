import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bootWith } from '../../../../tests/js/render';
import type { PageDefinition } from '../../../shared/page-definition';
import { waitingLaunchUrl } from '../waiting-launch';

const LAUNCH: PageDefinition = { path: '/launch-your-store', container: () => null, capability: 'manage_woocommerce' };

beforeEach( () => {
	window.sessionStorage.setItem( 'lysWaiting', 'yes' );
} );
afterEach( () => {
	window.sessionStorage.clear();
} );

test( 'waitingLaunchUrl is the launch screen while a launch waits and the host serves that screen', () => {
	bootWith( { hostPaths: [ '/launch-your-store' ] } );
	expect( waitingLaunchUrl( {}, [] ) ).toContain( 'path=%2Flaunch-your-store' );
} );

test( 'waitingLaunchUrl is the launch screen while a launch waits and an extension brings that screen', () => {
	bootWith( { hostPaths: [] } );
	expect( waitingLaunchUrl( {}, [ LAUNCH ] ) ).toContain( 'path=%2Flaunch-your-store' );
} );

test( 'waitingLaunchUrl is undefined when no app serves the launch screen', () => {
	bootWith( { hostPaths: [] } );
	expect( waitingLaunchUrl( {}, [] ) ).toBeUndefined();
} );

test( 'waitingLaunchUrl is undefined while a task is open', () => {
	bootWith( { hostPaths: [] } );
	expect( waitingLaunchUrl( { task: 'tax' }, [ LAUNCH ] ) ).toBeUndefined();
} );

test( 'waitingLaunchUrl is undefined when no launch waits', () => {
	window.sessionStorage.clear();
	bootWith( { hostPaths: [] } );
	expect( waitingLaunchUrl( {}, [ LAUNCH ] ) ).toBeUndefined();
} );
