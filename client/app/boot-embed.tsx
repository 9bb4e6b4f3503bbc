import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { registerStores } from '@store-admin/data';
import { installHistoryEvents, installLateMenuGlobals } from '@store-admin/navigation';
import { getFacts, getSettings } from '@store-admin/settings';
import { installHeaderItems } from '../frame/header-items/install-header-items';
import { createOrderAttributionPlace, ORDER_ATTRIBUTION_PLACE } from '../frame/order-attribution/order-attribution-place';
import { headerParts } from './header-parts';
import { EmbeddedComponents } from './layout/embedded-components';
import { EmbeddedHeader } from './layout/embedded-header';
import { EmbeddedNotices } from './layout/embedded-notices';
import { SettingsPlace } from './layout/settings-place';
import { embedManifest } from './manifest';
import { settingsIslands } from './settings-islands';
import './style.scss';

/**
 * Starts the header and the notices of a classic page. When that fails the header that PHP printed stays.
 *
 * @return The React roots; tests unmount them.
 */
export function bootEmbed(): readonly Root[] {
	const root = document.getElementById( 'woocommerce-embedded-root' );
	if ( ! root ) {
		return [];
	}
	root.classList.remove( 'is-embed-loading' );
	document.body.classList.remove( 'woocommerce-admin-is-loading' );
	try {
		getSettings();
		registerStores();
		installHistoryEvents();
		installLateMenuGlobals();
		installHeaderItems( headerParts );
		const wrap = document.querySelector( '.wrap.woocommerce, #wpbody-content > .woocommerce, .wrap' );
		const before = document.createElement( 'div' );
		wrap?.before( before );
		const after = document.createElement( 'div' );
		wrap?.after( after );
		const order = document.getElementById( ORDER_ATTRIBUTION_PLACE );
		return [
			mount( root, <EmbeddedHeader /> ),
			mount( before, <EmbeddedNotices /> ),
			...mountSettings(),
			mount( after, <EmbeddedComponents /> ),
			...( order ? [ mount( order, createOrderAttributionPlace() ) ] : [] ),
		];
	} catch ( error ) {
		// No alert will be shown, so the space that the server reserved for it is removed.
		document.body.classList.remove( 'store-admin-has-alerts' );
		// eslint-disable-next-line no-console -- the classic page works without us; this tells its author why our header is missing.
		console.error( error );
		return [];
	}
}

/** Renders our parts of a settings page into the elements that the host printed for them. */
function mountSettings(): readonly Root[] {
	const { islands, settingsPlaces } = getFacts( embedManifest );
	return settingsPlaces.flatMap( ( id ) => {
		const element = document.getElementById( id );
		const name = islands.find( ( island ) => settingsIslands[ island ]?.places.includes( id ) );
		return element
			? mount( element, <SettingsPlace element={ element } island={ name === undefined ? undefined : settingsIslands[ name ] } /> )
			: [];
	} );
}

function mount( element: Element, content: ReactNode ): Root {
	const root = createRoot( element );
	root.render( content );
	return root;
}
