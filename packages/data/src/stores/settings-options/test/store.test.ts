import { describe, expect, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { settingsOptionsStore } from '../store';

const BATCH = 'POST /wc-analytics/settings/tax/batch';

async function open() {
	const registry = makeRegistry();
	const select = registry.select( settingsOptionsStore );
	const dispatch = registry.dispatch( settingsOptionsStore );
	await dispatch.receiveSettings( 'tax', [
		{ id: 'a', value: 'yes' },
		{ id: 'b', value: 'no' },
	] );
	for ( const id of [ 'a', 'b' ] ) {
		await dispatch.finishResolution( 'getSettingValue', [ 'tax', id ] );
	}
	const value = ( id: string, includeEdits = true ) => ( includeEdits ? select.getSettingValue( 'tax', id ) : state( registry, id ) );
	return { registry, select, dispatch, value };
}

function state( registry: ReturnType< typeof makeRegistry >, id: string ) {
	void registry.dispatch( settingsOptionsStore ).finishResolution( 'getSettingValue', [ 'tax', id, { includeEdits: false } ] );
	return registry.select( settingsOptionsStore ).getSettingValue( 'tax', id, { includeEdits: false } );
}

describe( 'the store of settings options', () => {
	test( 'shows edits over what is stored until they are reverted', async () => {
		const { select, dispatch, value } = await open();
		await dispatch.editSetting( 'tax', 'a', 'no' );
		await dispatch.editSettings( 'tax', [ { id: 'b', value: 'yes' } ] );
		expect( [ value( 'a' ), value( 'a', false ), value( 'b' ) ] ).toEqual( [ 'no', 'yes', 'yes' ] );
		expect( select.getEditedSettingIds( 'tax' ) ).toEqual( [ 'a', 'b' ] );
		await dispatch.revertEditedSetting( 'tax', 'a' );
		expect( select.isSettingEdited( 'tax', 'a' ) ).toBe( false );
		await dispatch.revertEditedSettingsGroup( 'tax' );
		expect( select.hasEditsForGroup( 'tax' ) ).toBe( false );
		expect( value( 'b' ) ).toBe( 'no' );
	} );

	test( 'saves edits one by one', async () => {
		const { select, dispatch, value } = await open();
		onRest( 'PUT /wc-analytics/settings/tax/a', { id: 'a', value: 'no' } );
		await dispatch.editSetting( 'tax', 'a', 'no' );
		const saved = dispatch.saveEditedSetting( 'tax', 'a' );
		expect( [ select.isSettingSaving( 'tax', 'a' ), select.isSettingSaving( 'tax', 'b' ), select.isGroupSaving( 'tax' ) ] ).toEqual( [
			true,
			false,
			true,
		] );
		await saved;
		expect( restRequests()[ 0 ]?.body ).toEqual( { value: 'no' } );
		expect( value( 'a', false ) ).toBe( 'no' );
		expect( select.hasEditsForGroup( 'tax' ) ).toBe( false );
		expect( select.isGroupSaving( 'tax' ) ).toBe( false );
	} );

	test( 'keeps edits that the server refuses, with their errors, and saves the others', async () => {
		const { select, dispatch } = await open();
		onRest( BATCH, {
			update: [
				{ id: 'a', value: 'no' },
				{ id: 'b', error: { code: 'x', message: 'Not that.' } },
			],
		} );
		await dispatch.editSettings( 'tax', { a: 'no', b: '?' } );
		await expect( dispatch.saveEditedSettingsGroup( 'tax' ) ).rejects.toMatchObject( { fieldErrors: { b: 'Not that.' } } );
		expect( select.getEditedSettingIds( 'tax' ) ).toEqual( [ 'b' ] );
		expect( select.getSettingError( 'tax', 'b' ) ).toMatchObject( { message: 'Not that.' } );
		expect( select.getGroupError( 'tax' ) ).toMatchObject( { code: 'settings_not_saved' } );
		expect( select.isGroupSaving( 'tax' ) ).toBe( false );
	} );

	test( 'keeps edits when nothing could be sent', async () => {
		const { select, dispatch } = await open();
		onRest( BATCH, restError( 500, 'broken', 'Broken.' ) );
		await dispatch.editSettings( 'tax', { a: 'no', b: 'yes' } );
		await expect( dispatch.saveEditedSettingsGroup( 'tax' ) ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getEditedSettingIds( 'tax' ) ).toEqual( [ 'a', 'b' ] );
	} );

	test( 'sends no request when there are no edits', async () => {
		const { dispatch } = await open();
		await dispatch.saveEditedSettingsGroup( 'tax' );
		await dispatch.saveEditedSetting( 'tax', 'a' );
		expect( restRequests() ).toEqual( [] );
	} );
} );

test( 'gives a lock to one holder at a time', async () => {
	const { dispatch } = await open();
	const order: string[] = [];
	const first = await dispatch.__unstableAcquireStoreLock( 'wc/admin/settings-options', [ 'tax' ] );
	const second = dispatch.__unstableAcquireStoreLock( 'wc/admin/settings-options', [ 'tax' ] ).then( ( lock ) => {
		order.push( 'second' );
		return lock;
	} );
	const other = await dispatch.__unstableAcquireStoreLock( 'wc/admin/settings-options', [ 'general' ] );
	order.push( 'other path' );
	await dispatch.__unstableReleaseStoreLock( first );
	await dispatch.__unstableReleaseStoreLock( await second );
	await dispatch.__unstableReleaseStoreLock( other );
	expect( order ).toEqual( [ 'other path', 'second' ] );
} );
