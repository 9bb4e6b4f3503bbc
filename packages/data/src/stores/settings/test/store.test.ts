import { describe, expect, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { settingsStore } from '../store';

const SAVE = 'POST /wc-analytics/settings/general/batch';

async function open() {
	const registry = makeRegistry();
	onRest( 'GET /wc-analytics/settings/general', [ { id: 'woocommerce_currency', value: 'USD' } ] );
	await registry.resolveSelect( settingsStore ).getSettings( 'general' );
	return { registry, select: registry.select( settingsStore ), dispatch: registry.dispatch( settingsStore ) };
}

describe( 'settings', () => {
	test( 'are values below the name of their group', async () => {
		const { registry, select } = await open();
		expect( await registry.resolveSelect( settingsStore ).getSettingsForGroup( 'general', [ 'general', 'other' ] ) ).toEqual( {
			general: { woocommerce_currency: 'USD' },
			other: {},
		} );
		expect( select.getSettingsGroupNames() ).toEqual( [ 'general' ] );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test( 'fall back and are filtered one by one', async () => {
		const { select } = await open();
		expect( select.getSetting( 'general', 'missing', 'fallback' ) ).toBe( 'fallback' );
		expect( select.getSetting( 'general', 'general', {}, ( value ) => Object.keys( value as object ) ) ).toEqual( [
			'woocommerce_currency',
		] );
	} );

	test( 'are saved when they were changed', async () => {
		const { select, dispatch } = await open();
		onRest( SAVE, { update: [ { id: 'woocommerce_currency', value: 'EUR' } ] } );
		await dispatch.updateSettingsForGroup( 'general', { general: { woocommerce_currency: 'EUR' } } );
		expect( select.getIsDirty( 'general', [ 'general' ] ) ).toBe( true );
		expect( select.getDirtyKeys( 'general' ) ).toEqual( [ 'general' ] );
		const saved = dispatch.persistSettingsForGroup( 'general' );
		expect( select.isUpdateSettingsRequesting( 'general' ) ).toBe( true );
		await saved;
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( { update: [ { id: 'woocommerce_currency', value: 'EUR' } ] } );
		expect( select.getIsDirty( 'general', [ 'general' ] ) ).toBe( false );
		await dispatch.persistSettingsForGroup( 'general' );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
	} );

	test( 'that the server refused, although it sent 200, stay changed', async () => {
		const { select, dispatch } = await open();
		onRest( SAVE, { update: [ { id: 'woocommerce_currency', error: { code: 'x', message: 'Unknown currency.' } } ] } );
		await expect(
			dispatch.updateAndPersistSettingsForGroup( 'general', { general: { woocommerce_currency: '?' } } )
		).rejects.toMatchObject( { fieldErrors: { woocommerce_currency: 'Unknown currency.' } } );
		expect( select.getIsDirty( 'general', [ 'general' ] ) ).toBe( true );
		expect( select.getLastSettingsErrorForGroup( 'general' ) ).toMatchObject( { message: 'Unknown currency.' } );
	} );

	test( 'that could not be sent stay changed as well', async () => {
		const { select, dispatch } = await open();
		onRest( SAVE, restError( 500, 'broken', 'Broken.' ) );
		await expect( dispatch.updateAndPersistSettingsForGroup( 'general', { general: { a: 1 } } ) ).rejects.toMatchObject( {
			code: 'broken',
		} );
		expect( select.getSettingsError( 'general' ) ).toMatchObject( { code: 'broken' } );
		await dispatch.clearIsDirty( 'general' );
		expect( select.getIsDirty( 'general', [ 'general' ] ) ).toBe( false );
	} );

	test( 'can be forgotten', async () => {
		const { select, dispatch } = await open();
		await dispatch.clearSettings();
		expect( select.getSettingsGroupNames() ).toEqual( [] );
	} );
} );
