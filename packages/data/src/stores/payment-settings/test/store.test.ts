import { describe, expect, test } from '@jest/globals';
import { answer, onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { settle } from '../../../../../../tests/js/settle';
import { makeRegistry } from '../../../test/make-registry';
import { paymentSettingsStore } from '../store';

describe( 'the store of payment settings', () => {
	test( 'reads everything in one answer for a country', async () => {
		onRest( 'POST /wc-admin/settings/payments/providers', {
			providers: [ { id: 'a' } ],
			offline_payment_methods: [ { id: 'bacs' } ],
			suggestions: [],
			suggestion_categories: [ { id: 'c' } ],
		} );
		const registry = makeRegistry();
		const read = registry.resolveSelect( paymentSettingsStore ).getPaymentProviders( 'DE' );
		const select = registry.select( paymentSettingsStore );
		await Promise.resolve();
		expect( await read ).toEqual( [ { id: 'a' } ] );
		expect( restRequests()[ 0 ]?.body ).toEqual( { location: 'DE' } );
		expect( select.isFetching() ).toBe( false );
		await registry.dispatch( paymentSettingsStore ).finishResolution( 'getOfflinePaymentGateways', [] );
		expect( select.getOfflinePaymentGateways() ).toEqual( [ { id: 'bacs' } ] );
	} );

	test( 'switches a gateway through the host’s admin-ajax', async () => {
		onRest( 'POST /wp-admin/admin-ajax.php', ( { body }: { body: URLSearchParams } ) => ( {
			success: true,
			sent: body.toString(),
		} ) );
		const registry = makeRegistry();
		expect(
			await registry
				.dispatch( paymentSettingsStore )
				.togglePaymentGateway( 'bacs', 'http://localhost/wp-admin/admin-ajax.php', 'n0nce' )
		).toMatchObject( { success: true, sent: 'action=woocommerce_toggle_gateway_enabled&security=n0nce&gateway_id=bacs' } );
	} );

	test( 'rejects when admin-ajax answers anything but JSON', async () => {
		onRest( 'POST /wp-admin/admin-ajax.php', answer( 500, 'broken' ) );
		await expect(
			makeRegistry()
				.dispatch( paymentSettingsStore )
				.togglePaymentGateway( 'bacs', 'http://localhost/wp-admin/admin-ajax.php', 'n0nce' )
		).rejects.toMatchObject( { name: 'ApiError', status: 500 } );
	} );

	test( 'posts to the links of a suggestion', async () => {
		onRest( 'POST /wc-admin/settings/payments/suggestion/a/hide', { success: true } );
		onRest( 'POST /wc-admin/settings/payments/suggestion/a/attach', { success: true } );
		const dispatch = makeRegistry().dispatch( paymentSettingsStore );
		const root = 'http://localhost/wp-json/wc-admin/settings/payments/suggestion/a';
		expect( await dispatch.hidePaymentExtensionSuggestion( `${ root }/hide` ) ).toEqual( { success: true } );
		expect( await dispatch.attachPaymentExtensionSuggestion( `${ root }/attach` ) ).toEqual( { success: true } );
	} );

	test( 'saves the order of the providers', async () => {
		onRest( 'POST /wc-admin/settings/payments/providers/order', { success: true } );
		await makeRegistry().dispatch( paymentSettingsStore ).updateProviderOrdering( { a: 1, b: 0 } );
		expect( restRequests()[ 0 ]?.body ).toEqual( { order_map: { a: 1, b: 0 } } );
	} );

	test( 'takes whether WooPay is on offer', async () => {
		const registry = makeRegistry();
		await registry.dispatch( paymentSettingsStore ).setIsWooPayEligible( true );
		await registry.dispatch( paymentSettingsStore ).finishResolution( 'getIsWooPayEligible', [] );
		expect( registry.select( paymentSettingsStore ).getIsWooPayEligible() ).toBe( true );
	} );
} );

describe( 'the list of payment providers', () => {
	const answerWith = ( ...ids: readonly string[] ) => ( {
		providers: ids.map( ( id ) => ( { id } ) ),
		offline_payment_methods: [],
		suggestions: [],
		suggestion_categories: [],
	} );

	test( 'is that of the country that was asked for last, whichever answer comes first', async () => {
		const waiting: ( () => void )[] = [];
		onRest( 'POST /wc-admin/settings/payments/providers', async ( { body }: { body: unknown } ) => {
			const { location } = body as { location: string };
			await new Promise< void >( ( resolve ) => {
				waiting.push( resolve );
			} );
			return answerWith( location );
		} );
		const registry = makeRegistry();
		const read = registry.resolveSelect( paymentSettingsStore );
		const both = [ read.getPaymentProviders( 'DE' ), read.getPaymentProviders( 'FR' ) ];
		await settle();
		expect( waiting ).toHaveLength( 2 );
		waiting.reverse().forEach( ( resolve ) => resolve() );
		await Promise.all( both );
		expect( registry.select( paymentSettingsStore ).getPaymentProviders( 'FR' ) ).toEqual( [ { id: 'FR' } ] );
	} );

	test( 'keeps a new order while it is saved, and returns to the old one when it is refused', async () => {
		onRest( 'POST /wc-admin/settings/payments/providers', answerWith( 'a', 'b', 'x:1' ) );
		onRest( 'POST /wc-admin/settings/payments/providers/order', answer( 400, { code: 'rest_invalid_param', message: 'No' } ) );
		const registry = makeRegistry();
		await registry.resolveSelect( paymentSettingsStore ).getPaymentProviders( 'US' );
		const ids = () =>
			registry
				.select( paymentSettingsStore )
				.getPaymentProviders( 'US' )
				.map( ( { id } ) => id );
		const save = registry.dispatch( paymentSettingsStore ).updateProviderOrdering( { b: 0, a: 2 } );
		await Promise.resolve();
		expect( ids() ).toEqual( [ 'b', 'x:1', 'a' ] );
		await expect( save ).rejects.toMatchObject( { code: 'rest_invalid_param' } );
		expect( ids() ).toEqual( [ 'a', 'b', 'x:1' ] );
	} );
} );
