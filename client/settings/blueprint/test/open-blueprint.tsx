import { act, screen, within } from '@testing-library/react';
import { openClassicForm } from '../../../../tests/js/classic-form';
import { makeSettings } from '../../../../tests/js/factories/make-settings';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { BlueprintIsland } from '../island';

const GROUPS = [
	{
		id: 'settings',
		label: 'WooCommerce Settings',
		items: [
			{ id: 'setWCSettingsGeneral', label: 'General', isChecked: true },
			{ id: 'setWCSettingsTax', label: 'Tax', isChecked: true },
		],
	},
	{
		id: 'plugins',
		label: 'Plugins',
		items: [
			{ id: 'woocommerce/woocommerce.php', label: 'WooCommerce', isChecked: true },
			{ id: 'paid/paid.php', label: 'Paid plugin', isChecked: true },
		],
	},
	{ id: 'themes', label: 'Themes', items: [ { id: 'mugs', label: 'Mugs', isChecked: false } ] },
];

export async function openBlueprint( capabilities = [ 'manage_woocommerce', 'manage_options', 'activate_plugins', 'switch_themes' ] ) {
	const form = openClassicForm( '<div id="wc_settings_blueprint_slotfill"></div>' );
	const place = form.querySelector( 'div' ) as HTMLElement;
	const settings = { blueprintGroups: GROUPS, user: { ...makeSettings().user, capabilities } };
	const rendered = render( <BlueprintIsland place={ place } form={ form } />, { settings } );
	await act( settle );
	return rendered;
}

type User = Awaited< ReturnType< typeof openBlueprint > >[ 'user' ];

export const section = ( name: string ) => within( screen.getByRole( 'region', { name } ) );

export const fileOf = ( content: unknown, name = 'shop.json' ) =>
	new File( [ typeof content === 'string' ? content : JSON.stringify( content ) ], name, { type: 'application/json' } );

export async function choose( user: User, file: File ) {
	await user.upload( screen.getByLabelText( 'File of the blueprint' ), file );
}

export async function importNow( user: User, steps: readonly unknown[] ) {
	await choose( user, fileOf( { steps } ) );
	await user.click( await section( 'Import' ).findByRole( 'button', { name: 'Import' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Replace settings' } ) );
}
