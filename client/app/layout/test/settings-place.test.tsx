import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expectCaughtError } from '../../../../tests/js/console-guard';
import type { BootObject } from '../../../../tests/js/factories/make-settings';
import { render } from '../../../../tests/js/render';
import { SettingsPlace } from '../settings-place';

afterEach( () => document.body.replaceChildren() );

const PLACE = 'wc_settings_site_visibility_slotfill';

function open( islands: readonly string[], settings: Partial< BootObject > = {} ) {
	document.body.innerHTML = `<form id="mainform"><div id="${ PLACE }"></div></form>`;
	const element = document.getElementById( PLACE ) ?? document.body;
	return render(
		<Suspense fallback={ null }>
			<SettingsPlace element={ element } islands={ islands } />
		</Suspense>,
		{ settings }
	);
}

test( 'A place of a settings page shows the part of ours that belongs to it', async () => {
	open( [ 'emails', 'site-visibility' ] );
	expect( await screen.findByRole( 'radio', { name: /^Coming soon/ } ) ).toBeInTheDocument();
} );

test( 'A part that cannot start says so and offers to try again', async () => {
	expectCaughtError( /storeAdminSettings\.siteVisibility/ );
	open( [ 'site-visibility' ], { siteVisibility: undefined as never } );
	expect( await screen.findByText( 'This part of the settings cannot be shown.' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toBeInTheDocument();
} );

test( 'A place without a part of ours shows nothing by itself', () => {
	const { container } = open( [ 'emails' ] );
	expect( container ).toHaveTextContent( '' );
	expect( container.querySelector( 'section, input' ) ).toBeNull();
} );
