import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../../../tests/js/render';
import { SettingsScreen } from '../settings-screen';

describe( 'Settings', () => {
	it( 'shows its items', async () => {
		render( <SettingsScreen />, { url: 'admin.php?page=wc-admin&path=/analytics/settings' } );
		expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 1 );
	} );

	it.todo( 'shows its final layout while the items are loading' );
	it.todo( 'says what will be here when there are no items' );
	it.todo( 'says what failed and loads the items again' );
	it.todo( 'is not shown without the capability' );
} );
