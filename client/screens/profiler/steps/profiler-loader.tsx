import { useEffect, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Loader, ProgressBar } from '@store-admin/components';
import type { InstallRun } from '../flow/flow';
import { PATIENCE_MS } from '../features/install-features';

const TICK_MS = 500;
const WHOLE = 100;
/** The bar stays below 100 percent until everything is installed. */
const NEARLY = 95;

function stages() {
	return [
		{ title: __( 'Turning on the lights', 'woocommerce' ) },
		{ title: __( 'Extending your store’s capabilities', 'woocommerce' ) },
		{ title: __( 'Woo! Let’s get your features ready', 'woocommerce' ) },
		{ title: __( 'Opening the doors', 'woocommerce' ) },
	];
}

/** Milliseconds since the loader is shown, in steps. */
function useElapsed(): number {
	const [ elapsed, setElapsed ] = useState( 0 );
	useEffect( () => {
		const timer = setInterval( () => setElapsed( ( before ) => before + TICK_MS ), TICK_MS );
		return () => clearInterval( timer );
	}, [] );
	return elapsed;
}

/** How far an installation is, in percent: by the number of features or by the time that it may take, whichever is more. */
export function shareDone( { keys, active, failed }: InstallRun, elapsed: number ): number {
	const done = keys.filter( ( key ) => active.includes( key ) || failed.includes( key ) ).length;
	const byNumber = keys.length > 0 ? done / keys.length : 0;
	return Math.min( NEARLY, Math.round( Math.max( byNumber, elapsed / PATIENCE_MS ) * WHOLE ) );
}

/** Shown while features are installed, and while the wizard ends. */
export function ProfilerLoader( { run }: { readonly run: InstallRun } ): ReactElement {
	const share = shareDone( run, useElapsed() );
	return (
		<div className="store-admin-profiler__loader">
			<Loader messages={ stages() } isLooping={ false } interval={ 5000 } />
			<ProgressBar
				label={ __( 'Setting up your store', 'store-admin' ) }
				/* translators: %d: number from 0 to 100. */
				valueText={ sprintf( __( '%d percent', 'store-admin' ), share ) }
				value={ share }
				max={ WHOLE }
			/>
		</div>
	);
}
