import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../../tests/js/render';
import { AccountMenu } from '../account-menu';

const URL = 'http://localhost/wp-admin/admin.php?page=wc-addons&section=helper&wc-helper-connect=1&wc-helper-nonce=abc';

test( 'AccountMenu connects a store without an account', async () => {
	const { user } = render( <AccountMenu />, { settings: { account: { isConnected: false, url: URL } } } );
	await user.click( screen.getByRole( 'button', { name: 'User options' } ) );
	expect( screen.getByRole( 'group', { name: 'Connect to WooCommerce.com' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'menuitem', { name: 'Connect account' } ) ).toHaveFocus();
} );

test( 'AccountMenu asks before it disconnects a store', async () => {
	const { user } = render( <AccountMenu />, { settings: { account: { isConnected: true, url: URL } } } );
	await user.click( screen.getByRole( 'button', { name: 'User options' } ) );
	expect( screen.getByRole( 'group', { name: 'WooCommerce.com account' } ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'menuitem', { name: 'Disconnect account' } ) );
	screen.getByRole( 'dialog', { name: 'Are you sure you want to disconnect?' } );
	expect( screen.getByRole( 'button', { name: 'Disconnect' } ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Keep connected' } ) );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

test( 'AccountMenu is not shown where the host has no accounts', () => {
	const { container } = render( <AccountMenu />, { settings: { account: { isConnected: false, url: '' } } } );
	expect( container ).toBeEmptyDOMElement();
} );
