import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SlotFillRoot } from '@store-admin/extensibility';
import type { BootSettings } from '@store-admin/settings';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { PaymentsScreen } from '../payments-screen';
import { BACS, COD, KLARNA, PAYPAL, record, suggestion, WOOPAYMENTS } from './fixtures';

export const ROUTES = {
	suggestions: 'GET /wc-admin/payment-gateway-suggestions',
	gateways: 'GET /wc/v3/payment_gateways',
	general: 'GET /wc-analytics/settings/general',
	active: 'GET /wc-admin/plugins/active',
	installed: 'GET /wc-admin/plugins/installed',
	install: 'POST /wc-admin/plugins/install',
	activate: 'POST /wc-admin/plugins/activate',
	connect: 'POST /wc-admin/plugins/connect-wcpay',
	readOptions: 'GET /wc-admin/options',
	saveOptions: 'POST /wc-admin/options',
} as const;

export const onComplete = jest.fn();

/** Answers as a store in Texas with only the gateways of the host. */
export function serveStore( records: readonly object[] = [ record( { id: 'bacs' } ), record( { id: 'cod' } ) ] ): void {
	onComplete.mockClear();
	onRest( ROUTES.suggestions, [ WOOPAYMENTS, KLARNA, BACS, PAYPAL, COD, suggestion() ] );
	onRest( ROUTES.gateways, records );
	onRest( ROUTES.general, [ { id: 'woocommerce_default_country', value: 'US:TX' } ] );
	servePlugins( 'woocommerce' );
}

export function servePlugins( ...plugins: readonly string[] ): void {
	onRest( ROUTES.active, { plugins } );
	onRest( ROUTES.installed, { plugins } );
}

export function openPayments( query = '', settings: Partial< BootSettings > = {}, fills: ReactNode = null ) {
	return render(
		<SlotFillRoot>
			<PaymentsScreen task={ makeTask( { id: 'payments' } ) } query={ {} } onComplete={ onComplete } />
			{ fills }
		</SlotFillRoot>,
		{ url: `admin.php?page=wc-admin&task=payments${ query }`, settings }
	);
}

/** The row of a gateway. */
export async function rowOf( title: string ) {
	const heading = await screen.findByRole( 'heading', { name: title } );
	return within( heading.closest( 'li' ) as HTMLElement );
}

export async function cardOf( title: string ) {
	return within( await screen.findByRole( 'region', { name: title } ) );
}
