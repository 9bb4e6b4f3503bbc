import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Query } from '@store-admin/navigation';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restRequests } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { render, type RenderOptions } from '../../../../tests/js/render';
import { headerParts } from '../../../app/header-parts';
import { PageChromeProvider } from '../../../shared/page-chrome';
import { HeaderItems } from '../header-items';

/** Longer than the pause after which the data stores request options. */
const PAUSE_MS = 300;

beforeEach( () => {
	controlTime();
	onRest( 'GET /wp/v2/users/me', makeUser() );
} );

async function show( isEmbedded: boolean, options: RenderOptions, query: Query = {} ): Promise< void > {
	render(
		<PageChromeProvider>
			<HeaderItems isEmbedded={ isEmbedded } query={ isEmbedded ? query : { path: '/analytics/revenue' } } parts={ headerParts } />
		</PageChromeProvider>,
		options
	);
	await passTime( PAUSE_MS );
}

test( 'F7: HeaderItems requests nothing in a store that is set up', async () => {
	await show( false, {
		url: 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue',
		settings: { isSetupOver: true },
	} );
	expect( screen.getAllByRole( 'tab' ).map( ( tab ) => tab.textContent ) ).toEqual( [ 'Activity' ] );
	expect( restRequests() ).toEqual( [] );
} );

test( 'HeaderItems requests no tasks on settings without a reminder, where no panel shows them', async () => {
	const settings = { page: 'wc-settings', tab: 'checkout' };
	await show(
		true,
		{ url: 'admin.php?page=wc-settings&tab=checkout', settings: { hasReminderBar: false, isSetupOver: false } },
		settings
	);
	expect( restRequests() ).toEqual( [] );
} );

test( 'R3: HeaderItems shows no tab and requests nothing for a user who only handles orders', async () => {
	await show( true, {
		url: 'admin.php?page=wc-orders',
		settings: { user: { id: 7, name: 'Olga', capabilities: [ 'edit_shop_orders' ] }, isSetupOver: true },
	} );
	expect( screen.queryByRole( 'tablist' ) ).not.toBeInTheDocument();
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	expect( restRequests() ).toEqual( [] );
} );
