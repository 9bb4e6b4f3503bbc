import { Suspense, type ReactElement } from 'react';
import { Fill, Guard, PluginAreas, Slot, SlotFillRoot } from '@store-admin/extensibility';
import { can, getFacts, getHostGlobals } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import { orderAttributionManifest } from './manifest';

/** Id of the element in which the host wants the offer; the host leaves it out when suggestions are off. */
export const ORDER_ATTRIBUTION_PLACE = 'order-attribution-install-banner-slotfill';

const SLOT = '__EXPERIMENTAL__WcAdminOrderAttributionSlots';
const SCOPE = 'woocommerce-admin-order-editor';
const SCOPES = [ SCOPE ];
const PLUGIN_NAME = 'woocommerce-admin-order-editor-order-attribution-install-banner-slotfill';

const Card = lazyScreen( () => import( /* webpackChunkName: "order-attribution" */ './order-attribution-card' ), 'OrderAttributionCard' );

/** Nothing is loaded for an offer that is not allowed or cannot be accepted. */
function AllowedOffer(): ReactElement | null {
	if ( ! getFacts( orderAttributionManifest ).showsSuggestions || ! can( 'install_plugins' ) ) {
		return null;
	}
	return (
		<Suspense fallback={ null }>
			<Card />
		</Suspense>
	);
}

function Offer(): ReactElement {
	return (
		<Guard name="offer of order attribution">
			<AllowedOffer />
		</Guard>
	);
}

/** Registers the offer as the plugin that the host has, so that an extension can remove it by its name. Returns whether that was possible. */
function registerOffer(): boolean {
	const { plugins, components } = getHostGlobals();
	const registerPlugin = plugins?.getFunction( 'registerPlugin' );
	if ( ! registerPlugin || ! components ) {
		return false;
	}
	registerPlugin( PLUGIN_NAME, { scope: SCOPE, render: () => <Fill name={ SLOT }>{ () => <Offer /> }</Fill> } );
	return true;
}

/** What the screen of an order shows below its attribution: the offer, and what extensions add. */
export function createOrderAttributionPlace(): ReactElement {
	const isPlugin = registerOffer();
	return (
		<SlotFillRoot>
			{ ! isPlugin && <Offer /> }
			<Slot name={ SLOT } />
			<PluginAreas scopes={ SCOPES } />
		</SlotFillRoot>
	);
}
