import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadOptions, loadStoreWork, registerAppStores } from '@store-admin/data';
import { getHistory, installHistoryEvents, installMenuGlobals } from '@store-admin/navigation';
import { can, getSettings } from '@store-admin/settings';
import { loadHome } from '../screens/home/route';
import { hasFirstView, removeFirstView } from '../shared/first-view';
import { App } from './app';
import { HOME_OPTIONS } from '../frame/header-items/home-options';
import { installHeaderItems } from '../frame/header-items/install-header-items';
import { BootFailureScreen } from './boot-failure-screen';
import './style.scss';

/** The server sends these along with every screen; they are only found there when asked for as exactly this list. */
const PRELOADED_OPTIONS = [
	'woocommerce_task_list_reminder_bar_hidden',
	'woocommerce_admin_transient_notices_queue',
	'woocommerce_admin_install_timestamp',
	'woocommerce_default_homepage_layout',
];

/** Milliseconds that the app waits for the code of Home: with a printed view to look at, and without. */
const PATIENCE_WITH_VIEW = 3000;
const PATIENCE = 300;

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

/** From its first drawing on, the app takes the place of what the server printed. */
function InPlace( { children }: { readonly children: ReactNode } ): ReactElement {
	useLayoutEffect( removeFirstView, [] );
	return <>{ children }</>;
}

/**
 * Draws the app. Where Home is opened its code is awaited a moment, so that it shows in one go: what replaces a spinner
 * is held back by React for as long again. Rows that the server printed can be looked at meanwhile.
 */
async function draw( root: Root ): Promise< void > {
	if ( getHistory().location.pathname === '/' && can( 'manage_woocommerce' ) ) {
		const patience = new Promise( ( resolve ) => setTimeout( resolve, hasFirstView() ? PATIENCE_WITH_VIEW : PATIENCE ) );
		// What does not arrive is asked for again by the screen itself, which says so.
		await Promise.race( [ loadHome().catch( () => undefined ), patience ] );
	}
	root.render(
		<InPlace>
			<App history={ getHistory() } />
		</InPlace>
	);
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
		void draw( root );
	} catch ( error ) {
		root.render(
			<InPlace>
				<BootFailureScreen error={ error } />
			</InPlace>
		);
	}
}
