import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BootObject } from '../../../../../../tests/js/factories/make-settings';
import { makeUser } from '../../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { render } from '../../../../../../tests/js/render';
import { settle } from '../../../../../../tests/js/settle';
import { DateTour } from '../date-tour';
import { ScheduledUpdatesNote } from '../scheduled-updates-note';

const OPTIONS = 'POST /wc-admin/options';
const PREFERENCE = 'scheduled_updates_promotion_notice_dismissed';

const renderTour = ( settings: Partial< BootObject > ) =>
	render( <DateTour report="revenue" title="Revenue is now reported from paid orders ✅" />, { settings } );

describe( 'The announcement of the date', () => {
	it( 'is shown with a link to the settings until it was read, and saves that', async () => {
		const save = jest.fn( () => ( { woocommerce_revenue_report_date_tour_shown: true } ) );
		onRest( OPTIONS, save );
		const { user } = renderTour( { dateTours: [ 'orders', 'revenue' ] } );
		const note = screen.getByRole( 'complementary', { name: /Revenue is now reported from paid orders/ } );
		expect( within( note ).getByRole( 'link', { name: 'settings' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'path=%2Fanalytics%2Fsettings' )
		);
		await user.click( within( note ).getByRole( 'button', { name: 'Got it' } ) );
		expect( screen.queryByRole( 'complementary' ) ).toBeNull();
		await waitFor( () => expect( save ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( OPTIONS )[ 0 ]?.body ).toEqual( { woocommerce_revenue_report_date_tour_shown: 'yes' } );
	} );

	it( 'does not come back during the visit when it cannot be saved', async () => {
		onRest( OPTIONS, restError( 500, 'broken', 'No.' ) );
		const { user, rerender } = renderTour( { dateTours: [ 'revenue' ] } );
		await user.click( screen.getByRole( 'button', { name: 'Got it' } ) );
		await waitFor( () => expect( restRequests( OPTIONS ) ).toHaveLength( 1 ) );
		rerender( <p>Another report</p> );
		rerender( <DateTour report="revenue" title="Revenue" /> );
		expect( screen.queryByRole( 'complementary' ) ).toBeNull();
	} );

	it.each( [
		[ 'was read', { dateTours: [ 'orders' ] } ],
		[ 'is about another date', { dateTours: [ 'revenue' ], dateType: 'date_created' } ],
	] as const )( 'is not shown when it %s', ( _why, settings ) => {
		renderTour( settings );
		expect( screen.queryByRole( 'complementary' ) ).toBeNull();
	} );
} );

describe( 'The announcement of scheduled updates', () => {
	const offered: Partial< BootObject > = { features: [ 'analytics', 'analytics-scheduled-import' ], isUpdateModeUnset: true };

	beforeEach( () => onRest( 'GET /wp/v2/users/me', makeUser( { [ PREFERENCE ]: '' } ) ) );

	it( 'is shown until the user dismisses it, and saves that', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser( { [ PREFERENCE ]: 'yes' } ) );
		const { user } = render( <ScheduledUpdatesNote />, { settings: offered } );
		expect( await screen.findByText( /Analytics now supports scheduled updates/ ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Settings' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( screen.queryByRole( 'complementary' ) ).toBeNull() );
		await waitFor( () => expect( restRequests( 'POST /wp/v2/users/1' ) ).toHaveLength( 1 ) );
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( { woocommerce_meta: { [ PREFERENCE ]: 'yes' } } );
	} );

	it.each( [
		[ 'the host cannot schedule them', { ...offered, features: [ 'analytics' ] } ],
		[ 'somebody has chosen', { ...offered, isUpdateModeUnset: false } ],
	] as const )( 'is not shown, and requests nothing, when %s', async ( _why, settings ) => {
		render( <ScheduledUpdatesNote />, { settings } );
		await act( settle );
		expect( screen.queryByRole( 'complementary' ) ).toBeNull();
		expect( restRequests() ).toEqual( [] );
	} );

	it( 'is not shown when the user has dismissed it', async () => {
		onRest( 'GET /wp/v2/users/me', makeUser( { [ PREFERENCE ]: 'yes' } ) );
		render( <ScheduledUpdatesNote />, { settings: offered } );
		await waitFor( () => expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'complementary' ) ).toBeNull();
	} );
} );
