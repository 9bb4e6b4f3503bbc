import { beforeAll } from '@jest/globals';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { render as renderWithLibrary } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { loadStoreWork, registerAppStores, registerStores } from '@store-admin/data';
import { getHistory, HistoryRouter, resetHistory } from '@store-admin/navigation';
import { resetSettings } from '@store-admin/settings';
import { makeSettings, type BootObject } from './factories/make-settings';

// Actions and resolvers run at once, as on a page that has loaded their code.
beforeAll( loadStoreWork );

export interface RenderOptions {
	/** Address below wp-admin. */
	readonly url?: string;
	readonly settings?: Partial< BootObject >;
	/** Element of the page to render into, for parts of classic pages. */
	readonly container?: HTMLElement;
}

/** Puts a boot object on the page, as the server does, and removes the parsed values of an earlier one. */
export function bootWith( settings: Partial< BootObject > = {} ): BootObject {
	const boot = makeSettings( settings );
	( window as unknown as Record< string, unknown > )[ 'storeAdminSettings' ] = boot;
	resetSettings();
	return boot;
}

/** Sets the address of jsdom and starts a new history there. */
export function openUrl( url = 'admin.php?page=wc-admin' ): void {
	window.history.replaceState( null, '', new URL( url, 'http://localhost/wp-admin/' ) );
	resetHistory();
}

/** Renders a part of the app like boot does: with a new registry with our stores, boot settings, and a router over the address. */
export function render( ui: ReactElement, { url, settings = {}, container }: RenderOptions = {} ) {
	bootWith( settings );
	openUrl( url );
	return renderHere( ui, container );
}

/** Renders like after a reload: the address and its history state are kept, and everything in memory is lost. */
export function renderAgain( ui: ReactElement ) {
	resetHistory();
	return renderHere( ui );
}

function renderHere( ui: ReactElement, container?: HTMLElement ) {
	const registry = createRegistry();
	registerStores( registry );
	registerAppStores( registry );
	const history = getHistory();
	const user = userEvent.setup();
	function Wrapper( { children }: { readonly children: ReactNode } ) {
		return (
			<RegistryProvider value={ registry }>
				<HistoryRouter history={ history }>{ children }</HistoryRouter>
			</RegistryProvider>
		);
	}
	return { ...renderWithLibrary( ui, { wrapper: Wrapper, ...( container && { container } ) } ), registry, history, user };
}
