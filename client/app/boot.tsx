import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadOptions, loadStoreWork, registerAppStores, registerStores, waitForLateAnswers } from '@store-admin/data';
import { getHistory, installHistoryEvents, installMenuGlobals } from '@store-admin/navigation';
import { can, getFacts, getSettings } from '@store-admin/settings';
import { installHeaderItems } from '../frame/header-items/install-header-items';
import { hasFirstView, removeFirstView } from '../shared/first-view';
import type { OwnPageDefinition } from '../shared/page-definition';
import { App } from './app';
import { BootFailureScreen } from './boot-failure-screen';
import { appHeaderParts } from './app-header-parts';
import { appManifest, FIRST_OPTIONS, FIRST_OPTIONS_WITH_REMINDER } from './manifest';
import { matchPage } from './page/match-page';
import { createPages } from './routes';
import './style.scss';

/** Milliseconds to wait for the preload of the opened page: with a view that the server printed, and without one. */
const PATIENCE_WITH_VIEW = 3000;
const PATIENCE = 300;

/**
 * Starts the app in `#root`. Every failure is shown, so that the page never stays blank.
 *
 * @return The React roots; tests unmount them.
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

/** Removes the view that the server printed as soon as the app has drawn its own. */
function InPlace( { children }: { readonly children: ReactNode } ): ReactElement {
	useLayoutEffect( removeFirstView, [] );
	return <>{ children }</>;
}

/** The page of the address among our own, if this user may see it. */
function openedPage(): OwnPageDefinition | undefined {
	const page = matchPage( createPages(), getHistory().location.pathname )?.page;
	return page && can( page.capability ) ? page : undefined;
}

/**
 * Renders the app. When the opened page has a preload the app waits for it a short time, so that the page is rendered
 * once: React would show a spinner for as long. A view that the server printed is visible meanwhile.
 */
async function draw( root: Root, preload: OwnPageDefinition[ 'preload' ] ): Promise< void > {
	if ( preload ) {
		const patience = new Promise( ( resolve ) => setTimeout( resolve, hasFirstView() ? PATIENCE_WITH_VIEW : PATIENCE ) );
		// The page itself repeats a failed preload and shows its failure.
		await Promise.race( [ preload().catch( () => undefined ), patience ] );
	}
	root.render(
		<InPlace>
			<App history={ getHistory() } />
		</InPlace>
	);
}

function start( root: Root ): void {
	try {
		waitForLateAnswers( getSettings().latePaths );
		registerStores();
		registerAppStores();
		// When this fails the first store that needs its work loads it again.
		loadStoreWork().catch( () => undefined );
		// The server refuses these options to all other users.
		if ( can( 'manage_woocommerce' ) ) {
			void loadOptions( getFacts( appManifest ).hasReminderBar ? FIRST_OPTIONS_WITH_REMINDER : FIRST_OPTIONS );
		}
		installHistoryEvents();
		installMenuGlobals();
		installHeaderItems( appHeaderParts );
		void draw( root, openedPage()?.preload );
	} catch ( error ) {
		root.render(
			<InPlace>
				<BootFailureScreen error={ error } />
			</InPlace>
		);
	}
}
