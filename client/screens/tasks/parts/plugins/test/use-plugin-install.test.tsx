import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { pluginsStore } from '@store-admin/data';
import { goOffline, htmlAnswer, onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { render } from '../../../../../../tests/js/render';
import { answerStore } from '../../test/answer-store';
import { PluginInstall } from '../plugin-install';
import { usePluginInstall } from '../use-plugin-install';

const SLUGS = [ 'jetpack', 'woocommerce-services' ];
const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';

function Example() {
	const plugins = usePluginInstall();
	if ( plugins.active.status !== 'ready' || plugins.installed.status !== 'ready' ) {
		return null;
	}
	return (
		<>
			<PluginInstall slugs={ SLUGS } plugins={ plugins } onInstall={ () => void plugins.install( SLUGS ) } onSkip={ () => {} } />
			<p>On: { plugins.active.data.join() }</p>
		</>
	);
}

async function openStep( store: Parameters< typeof answerStore >[ 0 ] = {}, settings = {} ) {
	answerStore( store );
	const page = render( <Example />, { settings } );
	await screen.findByText( /^On:/ );
	return page;
}

function allow( route: typeof INSTALL | typeof ACTIVATE, slugs: readonly string[] ): void {
	onRest( route, { success: true, data: { installed: slugs, activated: slugs }, errors: [] } );
}

const press = () => screen.getByRole( 'button', { name: /Install & enable|Retry/ } );
const bodyOf = ( route: typeof INSTALL | typeof ACTIVATE ) => restRequests( route ).at( -1 )?.body as { plugins: string } | undefined;

describe( 'the installation of plugins', () => {
	it( 'installs missing plugins and activates all', async () => {
		const { user } = await openStep( { installed: [ 'jetpack' ] } );
		allow( INSTALL, [ 'woocommerce-services' ] );
		allow( ACTIVATE, SLUGS );
		await user.click( press() );
		expect( await screen.findByText( 'On: woocommerce,jetpack,woocommerce-services' ) ).toBeInTheDocument();
		expect( bodyOf( INSTALL )?.plugins ).toBe( 'woocommerce-services' );
		expect( bodyOf( ACTIVATE )?.plugins ).toBe( 'jetpack,woocommerce-services' );
	} );

	it( 'activates the one that was installed when the other was refused, and retries only the rest', async () => {
		const { user } = await openStep();
		onRest( INSTALL, {
			success: false,
			message: 'There was a problem.',
			data: { installed: [ 'jetpack' ] },
			errors: { errors: { 'woocommerce-services': [ 'Download <b>failed</b>.' ] } },
		} );
		onRest( ACTIVATE, () => {
			answerStore( { active: [ 'jetpack' ] } );
			return { success: true, data: { activated: [ 'jetpack' ] }, errors: [] };
		} );
		await user.click( press() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'WooCommerce Tax: Download failed.' );
		expect( bodyOf( ACTIVATE )?.plugins ).toBe( 'jetpack' );
		expect( screen.getByRole( 'button', { name: 'Continue without installing' } ) ).toBeEnabled();
		allow( INSTALL, [ 'woocommerce-services' ] );
		allow( ACTIVATE, [ 'woocommerce-services' ] );
		await user.click( press() );
		await waitFor( () => expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument() );
		expect( bodyOf( INSTALL )?.plugins ).toBe( 'woocommerce-services' );
	} );

	it( 'lists the plugins that could not be activated', async () => {
		const { user } = await openStep( { installed: SLUGS } );
		onRest( ACTIVATE, {
			success: false,
			data: {},
			errors: { errors: { jetpack: [ 'Needs PHP 9.' ], 'woocommerce-services': [ 'Broken.' ] } },
		} );
		await user.click( press() );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Jetpack: Needs PHP 9.' );
		expect( alert ).toHaveTextContent( 'WooCommerce Tax: Broken.' );
		expect( restRequests( INSTALL ) ).toEqual( [] );
	} );

	it( 'lists plugins that could not be installed, and plugins that could not be activated', async () => {
		const { user } = await openStep();
		onRest( INSTALL, { success: false, data: {}, errors: { errors: { 'woocommerce-services': [ 'No space.' ] } } } );
		onRest( ACTIVATE, { success: false, data: {}, errors: { errors: { jetpack: [ 'Needs PHP 9.' ] } } } );
		await user.click( press() );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'WooCommerce Tax: No space.' );
		expect( alert ).toHaveTextContent( 'Jetpack: Needs PHP 9.' );
	} );

	it.each( [
		[ 'refused', () => restError( 403, 'woocommerce_rest_cannot_update', 'No.' ), /Ask an administrator/ ],
		[ 'a page of HTML', () => htmlAnswer( 200 ), /could not be understood/ ],
		[ 'an error', () => restError( 500, 'fs', 'The disk is full.' ), /The disk is full/ ],
	] )( 'shows the reason: %s', async ( _name, respond, expected ) => {
		const { user } = await openStep();
		onRest( INSTALL, respond );
		await user.click( press() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( expected );
		expect( restRequests( ACTIVATE ) ).toEqual( [] );
		expect( press() ).toBeEnabled();
	} );

	it( 'shows that the browser is offline', async () => {
		const { user } = await openStep();
		goOffline();
		await user.click( press() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /Check your connection/ );
	} );

	it( 'is requested once on a double click', async () => {
		const { user } = await openStep();
		allow( INSTALL, SLUGS );
		allow( ACTIVATE, SLUGS );
		await user.dblClick( press() );
		await screen.findByText( /jetpack/ );
		expect( restRequests( INSTALL ) ).toHaveLength( 1 );
	} );

	it( 'waits while another part of the page installs something', async () => {
		let finish = (): void => {};
		const { registry } = await openStep();
		onRest( INSTALL, () => new Promise( ( resolve ) => ( finish = () => resolve( { success: true, data: {}, errors: [] } ) ) ) );
		act( () => void registry.dispatch( pluginsStore ).installPlugins( [ 'mailpoet' ] ) );
		expect( press() ).toBeDisabled();
		expect( screen.getByRole( 'button', { name: 'No thanks' } ) ).toBeDisabled();
		await act( async () => Promise.resolve( finish() ) );
		await waitFor( () => expect( press() ).toBeEnabled() );
	} );

	it( 'is not offered to a user who may not install plugins', async () => {
		await openStep( {}, { user: { id: 1, name: 'Sam', capabilities: [ 'manage_woocommerce' ] } } );
		expect( screen.getByText( /Ask an administrator/ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Install & enable' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'No thanks' } ) ).toBeEnabled();
	} );
} );
