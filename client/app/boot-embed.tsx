import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { registerStores } from '@store-admin/data';
import { installMenuGlobals } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { EmbeddedComponents } from './layout/embedded-components';
import { installHeaderItems } from './header-items/install-header-items';
import { EmbeddedHeader } from './layout/embedded-header';
import { EmbeddedNotices } from './layout/embedded-notices';
import './style.scss';

/** Starts the header and the notices of a classic page. When that fails the page keeps the header PHP printed. */
export function bootEmbed(): void {
	const root = document.getElementById( 'woocommerce-embedded-root' );
	if ( ! root ) {
		return;
	}
	root.classList.remove( 'is-embed-loading' );
	document.body.classList.remove( 'woocommerce-admin-is-loading' );
	try {
		getSettings();
		registerStores();
		installMenuGlobals();
		installHeaderItems();
		mount( root, <EmbeddedHeader /> );
		const wrap = document.querySelector( '.wrap.woocommerce, #wpbody-content > .woocommerce, .wrap' );
		const before = document.createElement( 'div' );
		wrap?.before( before );
		mount( before, <EmbeddedNotices /> );
		const after = document.createElement( 'div' );
		wrap?.after( after );
		mount( after, <EmbeddedComponents /> );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- the classic page works without us; its author needs to know why we are not there.
		console.error( error );
	}
}

function mount( element: Element, content: ReactNode ): void {
	createRoot( element ).render( content );
}
