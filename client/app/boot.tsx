import { createRoot, type Root } from 'react-dom/client';
import { loadOptions, registerStores } from '@store-admin/data';
import { getHistory, installMenuGlobals } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { App } from './app';
import { BootFailureScreen } from './boot-failure-screen';
import './style.scss';

/** The server sends these along with every screen; they are only found there when asked for as exactly this list. */
const PRELOADED_OPTIONS = [
	'woocommerce_task_list_reminder_bar_hidden',
	'woocommerce_admin_transient_notices_queue',
	'woocommerce_admin_install_timestamp',
	'woocommerce_default_homepage_layout',
];

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
		void loadOptions( PRELOADED_OPTIONS );
		installMenuGlobals();
		root.render( <App history={ getHistory() } /> );
	} catch ( error ) {
		root.render( <BootFailureScreen error={ error } /> );
	}
}
