import { useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateOptions } from '@store-admin/data';
import { getAdminLink, navigateTo } from '@store-admin/navigation';
import { useAttempt } from '../../../shared/write/use-attempt';
import type { TaskScreenProps } from '../../../shared/task-screens';
import type { StoreAddress, StoreAddressHook } from '../parts/address/use-store-address';
import { STRIPE_TAX_PLUGIN } from './tax-partners';
import type { PluginInstallHook } from '../parts/plugins/use-plugin-install';

export const STRIPE_SETTINGS = 'admin.php?page=wc-settings&tab=stripe_tax_for_woocommerce';
const TAX_RATES = 'admin.php?page=wc-settings&tab=tax&section=standard&wc_onboarding_active_task=tax';

const ACTIONS = [ 'manual', 'none', 'automate', 'stripe' ] as const;

export type TaxAction = ( typeof ACTIONS )[ number ];

export interface TaxActions {
	/** The running action; no other can start meanwhile. */
	readonly pending: TaxAction | null;
	/** Message about the last failed action. */
	readonly failure: string | undefined;
	/** The action that failed last, until another one starts. */
	readonly failedAction: TaxAction | null;
	readonly setUpManually: () => Promise< void >;
	readonly chargeNoTax: () => Promise< void >;
	readonly automate: () => Promise< void >;
	readonly installStripe: () => Promise< void >;
}

interface TaxActionsInput {
	readonly store: StoreAddress;
	readonly address: Pick< StoreAddressHook, 'saveGeneral' | 'reloadGeneral' >;
	readonly plugins: Pick< PluginInstallHook, 'install' >;
	readonly onComplete: TaskScreenProps[ 'onComplete' ];
}

/** The owner's possible decisions about taxes. Each is saved before the page changes. */
export function useTaxActions( { store, address, plugins, onComplete }: TaxActionsInput ): TaxActions {
	const { saveGeneral, reloadGeneral } = address;
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );

	const finished = useRef< TaxAction | null >( null );

	const run = async ( subject: TaxAction, problem: string, write: () => Promise< void >, isFinal = false ) => {
		// The screen disappears shortly after a final action. A second press before that must not complete the task again.
		if ( finished.current === subject ) {
			return;
		}
		finished.current = null;
		const isDone = await attempt( { subject, problem, write } );
		finished.current = isDone && isFinal ? subject : null;
	};
	const settingsProblem = () => __( 'Your tax settings were not saved.', 'store-admin' );

	return {
		pending: ACTIONS.find( ( action ) => busy.has( action ) ) ?? null,
		failure: failure?.message,
		failedAction: ACTIONS.find( ( action ) => action === failure?.subject ) ?? null,
		setUpManually: async () =>
			run( 'manual', settingsProblem(), async () => {
				if ( store.general.woocommerce_calc_taxes !== 'yes' ) {
					await updateOptions( { wc_connect_taxes_enabled: 'no' } );
					await saveGeneral( { woocommerce_calc_taxes: 'yes' } );
				}
				navigateTo( { url: getAdminLink( TAX_RATES ) } );
			} ),
		chargeNoTax: async () =>
			run(
				'none',
				settingsProblem(),
				async () => {
					await updateOptions( { woocommerce_no_sales_tax: true, woocommerce_calc_taxes: 'no' } );
					reloadGeneral();
					onComplete();
				},
				true
			),
		automate: async () =>
			run(
				'automate',
				__( 'There was a problem setting up automated taxes. Please try again.', 'woocommerce' ),
				async () => {
					await updateOptions( { wc_connect_taxes_enabled: 'yes' } );
					await saveGeneral( { woocommerce_calc_taxes: 'yes' } );
					void createNotice( 'success', __( "You're awesome! One less item on your to-do list ✅", 'woocommerce' ) );
					onComplete();
				},
				true
			),
		installStripe: async () =>
			run( 'stripe', settingsProblem(), async () => {
				if ( ! ( await plugins.install( [ STRIPE_TAX_PLUGIN ] ) ) ) {
					return;
				}
				await saveGeneral( { woocommerce_calc_taxes: 'yes' } );
				void createNotice(
					'success',
					__( "Stripe Tax for Woocommerce has been successfully installed. Let's configure it now.", 'woocommerce' )
				);
				navigateTo( { url: getAdminLink( STRIPE_SETTINGS ) } );
			} ),
	};
}
