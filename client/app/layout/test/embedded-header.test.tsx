import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onRest } from '../../../../tests/js/fake-rest';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { render } from '../../../../tests/js/render';
import { useSettingsHeading } from '../../../settings/parts/settings-heading/use-settings-heading';
import { EmbeddedHeader } from '../embedded-header';

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
} );

function Part(): null {
	useSettingsHeading( 'Take offline payments', 'admin.php?page=wc-settings&tab=checkout' );
	return null;
}

const ui = ( hasPart: boolean ) => (
	<>
		<EmbeddedHeader />
		{ hasPart && <Part /> }
	</>
);

test( 'A part of the settings names itself in the header and leads back to the settings', () => {
	const { rerender } = render( ui( true ), { settings: { page: 'embed', breadcrumbs: [ 'Settings' ], features: [] } } );
	expect( screen.getByRole( 'heading', { level: 1, name: 'Take offline payments' } ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'WooCommerce Settings' } ) ).toHaveAttribute(
		'href',
		'http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout'
	);
	rerender( ui( false ) );
	expect( screen.queryByRole( 'link', { name: 'WooCommerce Settings' } ) ).toBeNull();
	expect( screen.getByRole( 'heading', { level: 1, name: 'Settings' } ) ).toBeVisible();
} );
