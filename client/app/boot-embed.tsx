import { createRoot, type Root } from 'react-dom/client';
import { Suspense, type ReactNode } from 'react';
import { registerStores } from '@store-admin/data';
import { installHistoryEvents, installLateMenuGlobals } from '@store-admin/navigation';
import { getFacts, getSettings } from '@store-admin/settings';
import { installHeaderItems } from '../frame/header-items/install-header-items';
import { createOrderAttributionPlace, ORDER_ATTRIBUTION_PLACE } from '../frame/order-attribution/order-attribution-place';
import { headerParts } from './header-parts';
import { lazyScreen } from '../shared/lazy-screen';
import { EmbeddedComponents } from './layout/embedded-components';
import { EmbeddedHeader } from './layout/embedded-header';
import { EmbeddedNotices } from './layout/embedded-notices';
import { embedManifest } from './manifest';
import './style.scss';

// Other classic pages do not load it. The server prints preload tags for it, see SettingsPage.php.
const SettingsPlace = lazyScreen( () => import( /* webpackChunkName: "settings-places" */ './layout/settings-place' ), 'SettingsPlace' );

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
		return element
			? mount(
					element,
					<Suspense fallback={ null }>
						<SettingsPlace element={ element } islands={ islands } />
					</Suspense>
				)
			: [];
	} );
}

function mount( element: Element, content: ReactNode ): Root {
	const root = createRoot( element );
	root.render( content );
	return root;
}
