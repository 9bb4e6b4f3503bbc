import { createRoot, type Root } from 'react-dom/client';
import { registerStores } from '@store-admin/data';
import { getHistory, installMenuGlobals } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { App } from './app';
import { BootFailureScreen } from './boot-failure-screen';
import './style.scss';

/** Starts the app in `#root`. Whatever goes wrong, the page says so: it never stays blank. */
export function boot(): void {
	const element = document.getElementById( 'root' );
	if ( ! element ) {
		return;
	}
	document.body.classList.remove( 'woocommerce-admin-is-loading' );
	start( createRoot( element ) );
}

function start( root: Root ): void {
	try {
		getSettings();
		registerStores();
		installMenuGlobals();
		root.render( <App history={ getHistory() } /> );
	} catch ( error ) {
		root.render( <BootFailureScreen error={ error } /> );
	}
}
