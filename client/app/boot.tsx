import { createRoot, type Root } from 'react-dom/client';
import { loadOptions, loadStoreWork, registerAppStores } from '@store-admin/data';
import { getHistory, installHistoryEvents, installMenuGlobals } from '@store-admin/navigation';
import { can, getSettings } from '@store-admin/settings';
import { App } from './app';
import { HOME_OPTIONS } from './header-items/home-options';
import { installHeaderItems } from './header-items/install-header-items';
import { BootFailureScreen } from './boot-failure-screen';
import './style.scss';

/** The server sends these along with every screen; they are only found there when asked for as exactly this list. */
const PRELOADED_OPTIONS = [
	'woocommerce_task_list_reminder_bar_hidden',
	'woocommerce_admin_transient_notices_queue',
	'woocommerce_admin_install_timestamp',
	'woocommerce_default_homepage_layout',
];

/**
 * Starts the app in `#root`. Whatever goes wrong, the page says so: it never stays blank.
 *
 * @return What was started, for who wants to end it.
 */
export function boot(): readonly Root[] {
	const element = document.getElementById( 'root' );
	if ( ! element ) {
		return [];
	}
	document.body.classList.remove( 'woocommerce-admin-is-loading' );
	const root = createRoot( element );
	start( root );
	return [ root ];
}

function loadFirstOptions(): void {
	void loadOptions( PRELOADED_OPTIONS );
	if ( getHistory().location.pathname === '/' ) {
		void loadOptions( HOME_OPTIONS );
	}
}

function start( root: Root ): void {
	try {
		getSettings();
		registerAppStores();
		// What comes too late or not at all is loaded again by whoever asks first.
		loadStoreWork().catch( () => undefined );
		// The server reads these to nobody else.
		if ( can( 'manage_woocommerce' ) ) {
			loadFirstOptions();
		}
		installHistoryEvents();
		installMenuGlobals();
		installHeaderItems();
		root.render( <App history={ getHistory() } /> );
	} catch ( error ) {
		root.render( <BootFailureScreen error={ error } /> );
	}
}
