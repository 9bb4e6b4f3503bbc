import { afterEach, describe, expect, it } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectCaughtError, expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { BATCH, GROUP, hostSettings, openSettings, saveAll } from './open-settings';

const FILTER = 'woocommerce_admin_analytics_settings';

type Config = Readonly< Record< string, unknown > >;
interface OwnProps {
	readonly name: string;
	readonly value: string;
	readonly extra: string;
	readonly onChange: ( event: { readonly target: { readonly name: string; readonly value: string } } ) => void;
}

/** A control as extensions write it. */
function Own( { name, value, extra, onChange }: OwnProps ) {
	return createElement( 'input', {
		'aria-label': `Own ${ extra }`,
		value,
		onChange: ( event: { target: { value: string } } ) => onChange( { target: { name, value: event.target.value } } ),
	} );
}

const ADDED = {
	shop_text: { name: 'shop_text', label: 'Note', inputType: 'text', helpText: 'Shown to nobody.', defaultValue: 'none' },
	shop_one: { name: 'shop_one', label: 'Colours', inputType: 'checkbox', options: [ { value: 'red', label: 'Red' } ], defaultValue: [] },
	shop_flag: { name: 'shop_flag', label: 'Count gifts', inputType: 'checkbox' },
	shop_own: { name: 'shop_own', label: 'Own', inputType: 'component', component: Own, extra: 'control' },
	shop_button: { name: 'shop_button', label: 'Tidy up', inputType: 'button', callback: ( done: () => void ) => done() },
};

afterEach( () => {
	removeAllFilters( FILTER, 'shop/settings' );
	forgetCulprits();
} );

function openWithAdded() {
	addFilter( FILTER, 'shop/settings', ( config: Config ) => ( { ...config, ...ADDED } ) );
	const result = openSettings();
	onRest( GROUP, [ ...hostSettings(), { id: 'shop_text', value: 'old' }, { id: 'shop_own', value: 'mine' } ] );
	onRest( BATCH, saveAll );
	return result;
}

describe( 'Settings of extensions', () => {
	it( 'are shown with their values and saved with ours', async () => {
		const { user } = openWithAdded();
		const note = await screen.findByRole( 'textbox', { name: 'Note' } );
		expect( note ).toHaveValue( 'old' );
		expect( note ).toHaveAccessibleDescription( 'Shown to nobody.' );
		await user.type( note, 'er' );
		await user.click( within( screen.getByRole( 'group', { name: 'Colours' } ) ).getByRole( 'checkbox', { name: 'Red' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Count gifts' } ) );
		await user.type( screen.getByRole( 'textbox', { name: 'Own control' } ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Tidy up' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save settings' } ) );
		await waitFor( () =>
			expect( restRequests( BATCH )[ 0 ]?.body ).toEqual( {
				update: [
					{ id: 'shop_text', value: 'older' },
					{ id: 'shop_one', value: [ 'red' ] },
					{ id: 'shop_flag', value: 'yes' },
					{ id: 'shop_own', value: 'mine!' },
				],
			} )
		);
	} );

	it( 'are reset with ours when they have a default', async () => {
		const { user } = openWithAdded();
		await user.click( await screen.findByRole( 'button', { name: 'Reset defaults' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Reset all settings' } ) );
		await waitFor( () => expect( screen.getByRole( 'textbox', { name: 'Note' } ) ).toHaveValue( 'none' ) );
		expect( screen.getByRole( 'textbox', { name: 'Own control' } ) ).toHaveValue( 'mine' );
	} );

	it.each( [ null, 'text', [], { broken: null }, { broken: { label: 'No type' } }, { broken: { inputType: 'component' } } ] )(
		'are ignored with a warning when a handler returns %j',
		async ( answer ) => {
			addFilter( FILTER, 'shop/settings', () => answer );
			expectConsole( 'warn', /woocommerce_admin_analytics_settings, handler shop\/settings/ );
			openSettings();
			expect( await screen.findByRole( 'group', { name: 'Excluded statuses:' } ) ).toBeInTheDocument();
		}
	);

	it( 'that fail to render leave the others', async () => {
		const Broken = () => {
			throw new Error( 'No control.' );
		};
		addFilter( FILTER, 'shop/settings', ( config: Config ) => ( {
			...config,
			shop_own: { name: 'shop_own', label: 'Own', inputType: 'component', component: Broken },
		} ) );
		expectCaughtError( /No control/ );
		expectConsole( 'warn', /setting shop_own/ );
		openSettings();
		expect( await screen.findByRole( 'button', { name: 'Save settings' } ) ).toBeInTheDocument();
	} );
} );
