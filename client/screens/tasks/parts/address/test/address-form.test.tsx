import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadFormControls } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { goOffline, goOnline, onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { render } from '../../../../../../tests/js/render';
import { answerStore } from '../../test/answer-store';
import { AddressForm } from '../address-form';
import { useStoreAddress } from '../use-store-address';

beforeAll( async () => {
	await loadFormControls();
} );

const SAVE = 'POST /wc-analytics/settings/general/batch';

function StoredAddress( { onSaved }: { readonly onSaved: () => void } ) {
	const { store, save } = useStoreAddress();
	if ( store.status !== 'ready' ) {
		return <p>{ store.status }</p>;
	}
	return (
		<AddressForm
			initial={ store.data.address }
			places={ store.data.places }
			rulesOf={ store.data.rulesOf }
			save={ save }
			onSaved={ onSaved }
		/>
	);
}

async function openForm() {
	const onSaved = jest.fn();
	const page = render(
		<>
			<StoredAddress onSaved={ onSaved } />
			<Link href="admin.php?page=wc-admin&task=tax">Elsewhere</Link>
		</>
	);
	await screen.findByRole( 'button', { name: 'Continue' } );
	return { ...page, onSaved };
}

const place = () => screen.getByRole( 'combobox', { name: 'Country / Region *' } );
const lastUpdate = () => ( restRequests( SAVE ).at( -1 )?.body as { update: unknown } | undefined )?.update;

describe( 'the store address form', () => {
	it( 'saves only changed fields', async () => {
		answerStore();
		const { user, onSaved } = await openForm();
		expect( place() ).toHaveValue( 'United States (US) — Texas' );
		await user.clear( screen.getByRole( 'textbox', { name: 'City' } ) );
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), ' Dallas ' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( lastUpdate() ).toEqual( [ { id: 'woocommerce_store_city', value: 'Dallas' } ] );
	} );

	it( 'asks before unsaved input is lost, and not after it was saved', async () => {
		answerStore();
		const { user, history, onSaved } = await openForm();
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), 'x' );
		await user.click( screen.getByRole( 'link', { name: 'Elsewhere' } ) );
		await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Stay' } ) );
		onSaved.mockImplementation( () => history.push( 'admin.php?page=wc-admin&task=tax' ) );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( history.location.search ).toBe( '?page=wc-admin&task=tax' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'shows a country whose state was never chosen, and keeps it until another place is chosen', async () => {
		answerStore( { general: { woocommerce_default_country: 'US' } } );
		const { user, onSaved } = await openForm();
		expect( place() ).toHaveValue( 'United States (US)' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( restRequests( SAVE ) ).toEqual( [] );
	} );

	it( 'saves nothing when nothing has changed', async () => {
		answerStore();
		const { user, onSaved } = await openForm();
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( SAVE ) ).toEqual( [] );
	} );

	it( 'shows an error beside each empty field, also one with only spaces, and focuses the first', async () => {
		answerStore( {
			general: {
				woocommerce_default_country: '',
				woocommerce_store_address: '  ',
				woocommerce_store_city: '',
				woocommerce_store_postcode: '',
			},
		} );
		const { user } = await openForm();
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( place() ).toHaveAccessibleDescription( 'Please select a country / region' );
		expect( screen.getByRole( 'textbox', { name: 'Address' } ) ).toHaveAccessibleDescription( 'Please enter an address' );
		expect( screen.getByRole( 'textbox', { name: 'Post code' } ) ).toHaveAccessibleDescription( 'Please enter a post code' );
		expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveAccessibleDescription( 'Please enter a city' );
		await waitFor( () => expect( place() ).toHaveFocus() );
		expect( restRequests( SAVE ) ).toEqual( [] );
	} );

	it( 'S1: has no post code in a country without one, continues, and saves it as empty', async () => {
		answerStore();
		const { user, onSaved } = await openForm();
		await user.clear( place() );
		await user.type( place(), 'emirates{Enter}' );
		expect( screen.queryByRole( 'textbox', { name: /code/i } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( lastUpdate() ).toEqual( [
			{ id: 'woocommerce_default_country', value: 'AE' },
			{ id: 'woocommerce_store_postcode', value: '' },
		] );
	} );

	it( 'keeps the typed post code while other countries are chosen', async () => {
		answerStore();
		const { user } = await openForm();
		await user.clear( place() );
		await user.type( place(), 'emirates{Enter}' );
		await user.clear( place() );
		await user.type( place(), 'texas{Enter}' );
		expect( screen.getByRole( 'textbox', { name: 'ZIP Code' } ) ).toHaveValue( '78701' );
	} );

	it( 'T12: uses the field names of the country, and does not require optional fields', async () => {
		answerStore( { general: { woocommerce_default_country: 'NG:LA', woocommerce_store_postcode: '' } } );
		const { user, onSaved } = await openForm();
		expect( screen.getByRole( 'textbox', { name: 'Postcode (optional)' } ) ).toHaveValue( '' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
	} );

	it( 'keeps the input when saving fails, says why, and saves on the next attempt', async () => {
		answerStore();
		const { user, onSaved } = await openForm();
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), ' West' );
		goOffline();
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /There was a problem saving your store location\..*connection/ );
		expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveValue( 'Austin West' );
		goOnline();
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'shows the error of a refused value beside its field', async () => {
		answerStore();
		onRest( SAVE, {
			update: [ { id: 'woocommerce_store_city', error: { code: 'rest_setting_value_invalid', message: 'Not a city.' } } ],
		} );
		const { user, onSaved } = await openForm();
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /problem saving/ );
		expect( screen.getByRole( 'textbox', { name: 'City' } ) ).toHaveAccessibleDescription( 'Not a city.' );
		expect( onSaved ).not.toHaveBeenCalled();
	} );

	it( 'says that the user may not change settings', async () => {
		answerStore();
		onRest( SAVE, restError( 403, 'woocommerce_rest_cannot_edit', 'No.' ) );
		const { user } = await openForm();
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /not allowed to change this/ );
	} );

	it( 'saves once on a double click', async () => {
		answerStore();
		const { user, onSaved } = await openForm();
		await user.type( screen.getByRole( 'textbox', { name: 'City' } ), '!' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Continue' } ) );
		await waitFor( () => expect( onSaved ).toHaveBeenCalled() );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
	} );

	it( 'accepts country and state from the autofill of the browser', async () => {
		answerStore( { general: { woocommerce_default_country: '' } } );
		await openForm();
		const [ country, state ] = [ 'country', 'state' ].map( ( name ) => document.querySelector( `input[name="${ name }"]` ) );
		fireEvent.change( country as Element, { target: { value: 'United States' } } );
		expect( place() ).toHaveValue( '' );
		fireEvent.change( state as Element, { target: { value: 'CA' } } );
		expect( place() ).toHaveValue( 'United States (US) — California' );
	} );
} );
