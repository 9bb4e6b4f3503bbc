import type { ComponentType, ReactElement } from 'react';
import { Fill } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/navigation';
import { getHostGlobals } from '@store-admin/settings';
import { HeaderItems, type HeaderItemsProps } from './header-items';
import { MobileBanner } from './mobile-banner';

const SLOT = 'woocommerce_header_item';
const SCOPE = 'woocommerce-admin';
/** Where the panels stand among the items of extensions, whose own order is 1 unless they say otherwise. */
const PANELS_ORDER = 20;

let arePlugins = false;

/** A fill says its place by the props of what it renders. */
function Ordered( {
	item: Item,
	...props
}: HeaderItemsProps & { readonly order: number; readonly item: ComponentType< HeaderItemsProps > } ) {
	return <Item { ...props } />;
}

function PanelsPlugin(): ReactElement {
	return (
		<Fill name={ SLOT }>
			{ ( { isEmbedded } ) => (
				<Ordered
					order={ PANELS_ORDER }
					item={ HeaderItems }
					isEmbedded={ isEmbedded === true }
					query={ parseQuery( window.location.search ) }
				/>
			) }
		</Fill>
	);
}

function BannerPlugin(): ReactElement {
	return <Fill name={ SLOT }>{ () => <MobileBanner /> }</Fill>;
}

/**
 * Registers the header's own items as the plugins that the host has, when an extension brought what plugins need: it
 * may then take one out by its public name, or stand before or behind it. Without an extension they are rendered as
 * they are.
 */
export function installHeaderItems(): void {
	const { plugins, components } = getHostGlobals();
	const registerPlugin = plugins?.getFunction( 'registerPlugin' );
	arePlugins = Boolean( registerPlugin && components );
	if ( registerPlugin && arePlugins ) {
		registerPlugin( 'activity-panel-header-item', { scope: SCOPE, render: PanelsPlugin } );
		registerPlugin( 'mobile-banner-header-item', { scope: SCOPE, render: BannerPlugin } );
	}
}

/** The header's own items, unless they are plugins. */
export function OwnHeaderItems( props: HeaderItemsProps ): ReactElement | null {
	return arePlugins ? null : (
		<>
			<MobileBanner />
			<HeaderItems { ...props } />
		</>
	);
}
