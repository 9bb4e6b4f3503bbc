import { screen } from '@testing-library/react';
import { render } from '../../../../tests/js/render';
import { ExtensionsScreen } from '../extensions-screen';

export const SUBSCRIPTIONS = 'GET /wc/v3/marketplace/subscriptions';
/** The last answer of the account. */
export const ANSWER = 'GET /store-admin/v1/subscriptions-answer';
/** Facts of a store whose account is connected. */
export const CONNECTED = { account: { isConnected: true, url: 'http://localhost/wp-admin/admin.php?page=there', email: 'me@shop.test' } };

export const table = async ( name: string ) => screen.findByRole( 'table', { name } );

/** Renders the screen at an address with a further query. */
export function open( query = '', settings: Parameters< typeof render >[ 1 ] = {} ) {
	return render( <ExtensionsScreen />, { url: `admin.php?page=wc-admin&path=%2Fextensions${ query }`, ...settings } );
}
