import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateOptions, type ApiError } from '@store-admin/data';
import { getAdminLink, navigateTo } from '@store-admin/navigation';
import { readText } from '../../../shared/read-wire';
import { describeFailedWrite } from '../../../shared/write/describe-failed-write';
import type { TaskScreenProps } from '../../../shared/task-screens';
import type { StoreAddress, StoreAddressHook } from '../parts/address/use-store-address';
import { STRIPE_TAX_PLUGIN } from './tax-partners';
import type { PluginInstallHook } from '../parts/plugins/use-plugin-install';

export const STRIPE_SETTINGS = 'admin.php?page=wc-settings&tab=stripe_tax_for_woocommerce';
const TAX_RATES = 'admin.php?page=wc-settings&tab=tax&section=standard&wc_onboarding_active_task=tax';

export type TaxAction = 'manual' | 'none' | 'automate' | 'stripe';

export interface TaxActions {
	/** What is under way; nothing else can be started meanwhile. */
	readonly pending: TaxAction | null;
	/** That the last action failed, and why. */
	readonly failure: string | undefined;
	/** The action that failed last, until another begins. */
	readonly failedAction: TaxAction | null;
	readonly setUpManually: () => Promise< void >;
	readonly chargeNoTax: () => Promise< void >;
	readonly automate: () => Promise< void >;
	readonly installStripe: () => Promise< void >;
}

interface FailedAction {
	readonly action: TaxAction;
	readonly message: string;
}

interface TaxActionsInput {
	readonly store: StoreAddress;
	readonly address: Pick< StoreAddressHook, 'saveGeneral' | 'reloadGeneral' >;
	readonly plugins: Pick< PluginInstallHook, 'install' >;
	readonly onComplete: TaskScreenProps[ 'onComplete' ];
}

/** What a person can decide about taxes. Each decision is written before the page moves on. */
export function useTaxActions( { store, address, plugins, onComplete }: TaxActionsInput ): TaxActions {
	const { saveGeneral, reloadGeneral } = address;
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	const [ pending, setPending ] = useState< TaxAction | null >( null );
	const [ failed, setFailed ] = useState< FailedAction | undefined >();
	const isPending = useRef( false );
	const finished = useRef< TaxAction | null >( null );

	const run = async ( action: TaxAction, problem: string, work: () => Promise< void > ) => {
		// The screen gives way a moment after the task is finished: a second press would finish it once more.
		if ( isPending.current || finished.current === action ) {
			return;
		}
		isPending.current = true;
		finished.current = null;
		setPending( action );
		setFailed( undefined );
		try {
			await work();
		} catch ( thrown ) {
			setFailed( { action, message: describeFailedWrite( problem, thrown as ApiError ) } );
		} finally {
			isPending.current = false;
			setPending( null );
		}
	};
	const settingsProblem = () => __( 'Your tax settings were not saved.', 'store-admin' );

	return {
		pending,
		failure: failed?.message,
		failedAction: failed?.action ?? null,
		setUpManually: async () =>
			run( 'manual', settingsProblem(), async () => {
				if ( readText( store.general[ 'woocommerce_calc_taxes' ] ) !== 'yes' ) {
					await updateOptions( { wc_connect_taxes_enabled: 'no' } );
					await saveGeneral( { woocommerce_calc_taxes: 'yes' } );
				}
				navigateTo( { url: getAdminLink( TAX_RATES ) } );
			} ),
		chargeNoTax: async () =>
			run( 'none', settingsProblem(), async () => {
				await updateOptions( { woocommerce_no_sales_tax: true, woocommerce_calc_taxes: 'no' } );
				reloadGeneral();
				finished.current = 'none';
				onComplete();
			} ),
		automate: async () =>
			run( 'automate', __( 'There was a problem setting up automated taxes. Please try again.', 'woocommerce' ), async () => {
				await updateOptions( { wc_connect_taxes_enabled: 'yes' } );
				await saveGeneral( { woocommerce_calc_taxes: 'yes' } );
				void createNotice( 'success', __( "You're awesome! One less item on your to-do list ✅", 'woocommerce' ) );
				finished.current = 'automate';
				onComplete();
			} ),
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
