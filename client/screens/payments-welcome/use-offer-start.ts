import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { installStop, useActivatePromo, useConnectWooPayments, usePluginWrites, useUpdateOptions, type ApiError } from '@store-admin/data';
import { toUrl } from '@store-admin/navigation';
import { describeInstallError, type InstallProblem } from '../../shared/plugins/describe-install-error';
import { installAndActivate } from '../../shared/plugins/install-and-activate';
import { describeFailedWrite } from '../../shared/write/describe-failed-write';
import { DescribedWriteError } from '../../shared/write/described-write-error';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

const PLUGIN = 'woocommerce-payments';
/** Names this page in the host's statistics. */
const SOURCE = 'wcpay-welcome-page';
/** When somebody last saw the offer, in seconds since 1970. The host's reminder in the inbox waits three days from then. */
const SEEN = 'wcpay_welcome_page_viewed_timestamp';

interface OfferStart {
	/** Installs WooPayments and the chosen plugins, and opens the page where the store is connected. */
	readonly start: () => void;
	/** Leaves out what was not installed. Only there when WooPayments itself is active. */
	readonly goOn: ( () => void ) | undefined;
	readonly isStarting: boolean;
	/** Plugins that are to be installed too. */
	readonly chosen: readonly string[];
	readonly choose: ( slug: string, isChosen: boolean ) => void;
	/** What was not installed, one by one. */
	readonly problems: readonly InstallProblem[];
	/** A failure after the installation. */
	readonly startFailure: FailedWrite | undefined;
}

/** Whether WooPayments was installed and activated, and only other plugins were not. */
function hasOnlyOthers( failures: readonly ApiError[] ): boolean {
	return (
		failures.length > 0 &&
		failures.every( ( { fieldErrors } ) => Object.keys( fieldErrors ).length > 0 && ! Object.hasOwn( fieldErrors, PLUGIN ) )
	);
}

function connectionProblem(): string {
	return __( 'There was an error connecting to WooPayments. Please try again or connect later in store settings.', 'woocommerce' );
}

/** The plugin is installed by now, so the failure is that of the connection. */
function refuseConnection( thrown: unknown ): never {
	throw new DescribedWriteError( describeFailedWrite( connectionProblem(), thrown as ApiError ) );
}

/**
 * Accepts the offer.
 *
 * @param offerId Id of the offer.
 */
export function useOfferStart( offerId: string ): OfferStart {
	const { installPlugins, activatePlugins } = usePluginWrites();
	const connect = useConnectWooPayments();
	const activatePromo = useActivatePromo();
	const updateOptions = useUpdateOptions();
	const { attempt, isBusy, failure } = useAttempt();
	const [ chosen, setChosen ] = useState< readonly string[] >( [] );
	const [ failures, setFailures ] = useState< readonly ApiError[] >( [] );

	useEffect( () => {
		// When this is not saved, only the reminder is missing.
		updateOptions( { [ SEEN ]: Math.floor( Date.now() / 1000 ) } ).catch( () => undefined );
	}, [ updateOptions ] );

	const install = async ( slugs: readonly string[] ) => {
		const failed = await installAndActivate( slugs, slugs, {
			installPlugins: async ( names ) => installPlugins( names, SOURCE ),
			activatePlugins,
		} );
		setFailures( failed );
		if ( failed[ 0 ] ) {
			throw failed[ 0 ];
		}
	};
	const run = ( slugs: readonly string[] ) => {
		const problem = __( 'WooPayments was not set up.', 'store-admin' );
		void attempt( {
			problem,
			write: async () => {
				setFailures( [] );
				if ( slugs.length > 0 ) {
					await install( slugs );
				}
				// The note of the offer is not worth a failed set-up.
				await activatePromo( offerId ).catch( () => undefined );
				const url = toUrl( await connect().catch( refuseConnection ) );
				if ( ! url ) {
					throw new DescribedWriteError( connectionProblem() );
				}
				globalThis.location.assign( url.href );
			},
			isFinal: true,
		} );
	};

	return {
		start: () => run( [ PLUGIN, ...chosen ] ),
		goOn: ! isBusy && hasOnlyOthers( failures ) ? () => run( [] ) : undefined,
		isStarting: isBusy,
		chosen,
		choose: ( slug, isChosen ) => setChosen( isChosen ? [ ...chosen, slug ] : chosen.filter( ( other ) => other !== slug ) ),
		problems: failures.flatMap( ( error ) => describeInstallError( error, { stopOf: installStop } ) ),
		startFailure: failures.length === 0 ? failure : undefined,
	};
}
