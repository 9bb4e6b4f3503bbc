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

describe( 'the store of settings', () => {
	test( 'keeps values below the name of their group', async () => {
		const { registry, select } = await open();
		expect( await registry.resolveSelect( settingsStore ).getSettingsForGroup( 'general', [ 'general', 'other' ] ) ).toEqual( {
			general: { woocommerce_currency: 'USD' },
			other: {},
		} );
		expect( select.getSettingsGroupNames() ).toEqual( [ 'general' ] );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test( 'gives a fallback and applies a filter for one setting', async () => {
		const { select } = await open();
		expect( select.getSetting( 'general', 'missing', 'fallback' ) ).toBe( 'fallback' );
		expect( select.getSetting( 'general', 'general', {}, ( value ) => Object.keys( value as object ) ) ).toEqual( [
			'woocommerce_currency',
		] );
	} );

	test( 'saves the settings that were changed', async () => {
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

	test( 'keeps settings marked as changed when an answer of 200 refuses them', async () => {
		const { select, dispatch } = await open();
		onRest( SAVE, { update: [ { id: 'woocommerce_currency', error: { code: 'x', message: 'Unknown currency.' } } ] } );
		await expect(
			dispatch.updateAndPersistSettingsForGroup( 'general', { general: { woocommerce_currency: '?' } } )
		).rejects.toMatchObject( { fieldErrors: { woocommerce_currency: 'Unknown currency.' } } );
		expect( select.getIsDirty( 'general', [ 'general' ] ) ).toBe( true );
		expect( select.getLastSettingsErrorForGroup( 'general' ) ).toMatchObject( { message: 'Unknown currency.' } );
	} );

	test( 'keeps settings marked as changed when they could not be sent', async () => {
		const { select, dispatch } = await open();
		onRest( SAVE, restError( 500, 'broken', 'Broken.' ) );
		await expect( dispatch.updateAndPersistSettingsForGroup( 'general', { general: { a: 1 } } ) ).rejects.toMatchObject( {
			code: 'broken',
		} );
		expect( select.getSettingsError( 'general' ) ).toMatchObject( { code: 'broken' } );
		await dispatch.clearIsDirty( 'general' );
		expect( select.getIsDirty( 'general', [ 'general' ] ) ).toBe( false );
	} );

	test( 'forgets all settings', async () => {
		const { select, dispatch } = await open();
		await dispatch.clearSettings();
		expect( select.getSettingsGroupNames() ).toEqual( [] );
	} );
} );
