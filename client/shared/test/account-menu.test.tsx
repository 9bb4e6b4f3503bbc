import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../tests/js/render';
import { AccountMenu } from '../account-menu';

const URL = 'http://localhost/wp-admin/admin.php?page=wc-addons&section=helper&wc-helper-connect=1&wc-helper-nonce=abc';
const CONNECTED = { isConnected: true, url: URL, email: 'me@shop.test' };

test( 'AccountMenu connects a store without an account', async () => {
	const { user } = render( <AccountMenu account={ { isConnected: false, url: URL, email: '' } } /> );
	await user.click( screen.getByRole( 'button', { name: 'User options' } ) );
	expect( screen.getByRole( 'group', { name: 'Connect to WooCommerce.com' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'menuitem', { name: 'Connect account' } ) ).toHaveFocus();
} );

test( 'AccountMenu asks before it disconnects a store', async () => {
	const { user } = render( <AccountMenu account={ CONNECTED } /> );
	await user.click( screen.getByRole( 'button', { name: 'User options' } ) );
	expect( screen.getByRole( 'group', { name: 'Connected to WooCommerce.com' } ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'menuitem', { name: 'Disconnect account' } ) );
	screen.getByRole( 'dialog', { name: 'Are you sure you want to disconnect?' } );
	expect( screen.getByRole( 'button', { name: 'Disconnect' } ) ).toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Keep connected' } ) );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

test.each( [
	[ 'me@shop.test', /^me@shop\.test/ ],
	[ '', /^WooCommerce\.com account/ ],
] )( 'AccountMenu leads to the account, which has its e-mail address as its name: "%s"', async ( email, name ) => {
	const { user } = render( <AccountMenu account={ { ...CONNECTED, email } } /> );
	await user.click( screen.getByRole( 'button', { name: 'User options' } ) );
	expect( screen.getByRole( 'menuitem', { name } ) ).toHaveAttribute( 'href', 'https://woocommerce.com/my-dashboard/' );
} );

test( 'AccountMenu is not shown where the host has no accounts', () => {
	const { container } = render( <AccountMenu account={ { isConnected: false, url: '', email: '' } } /> );
	expect( container ).toBeEmptyDOMElement();
} );
