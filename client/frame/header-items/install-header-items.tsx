import type { ComponentType, ReactElement } from 'react';
import { Fill } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';
import { getHostGlobals } from '@store-admin/settings';
import { HeaderItems, type HeaderItemsProps } from './header-items';
import type { HeaderParts } from './header-parts';

const SLOT = 'woocommerce_header_item';
const SCOPE = 'woocommerce-admin';
/** The order of the panels among the items of extensions, whose own order is 1 by default. */
const PANELS_ORDER = 20;

let arePlugins = false;

/** The slot sorts its fills by the `order` prop of what they render. */
function Ordered( {
	item: Item,
	...props
}: HeaderItemsProps & { readonly order: number; readonly item: ComponentType< HeaderItemsProps > } ) {
	return <Item { ...props } />;
}

function PanelsFill( { parts }: { readonly parts: HeaderParts } ): ReactElement {
	return (
		<Fill name={ SLOT }>
			{ ( { isEmbedded } ) => (
				<Ordered
					order={ PANELS_ORDER }
					item={ HeaderItems }
					isEmbedded={ isEmbedded === true }
					query={ parseQuery( window.location.search ) }
					parts={ parts }
				/>
			) }
		</Fill>
	);
}

/**
 * Registers the header's items as the plugins that the host has, when an extension brought `wp.plugins` and
 * `wp.components`: the extension may then remove an item by its public name, or add items before and after it. Without
 * an extension `OwnHeaderItems` renders them directly.
 *
 * @param parts Components of other islands that the header shows.
 */
export function installHeaderItems( parts: HeaderParts ): void {
	const { plugins, components } = getHostGlobals();
	const registerPlugin = plugins?.getFunction( 'registerPlugin' );
	arePlugins = Boolean( registerPlugin && components );
	if ( registerPlugin && arePlugins ) {
		registerPlugin( 'activity-panel-header-item', { scope: SCOPE, render: () => <PanelsFill parts={ parts } /> } );
		const { MobileBanner } = parts;
		if ( MobileBanner ) {
			registerPlugin( 'mobile-banner-header-item', {
				scope: SCOPE,
				render: () => <Fill name={ SLOT }>{ () => <MobileBanner /> }</Fill>,
			} );
		}
	}
}

/** The header's items, unless they are registered as plugins. */
export function OwnHeaderItems( props: HeaderItemsProps ): ReactElement | null {
	return arePlugins ? null : (
		<>
			{ props.parts.MobileBanner && <props.parts.MobileBanner /> }
			<HeaderItems { ...props } />
		</>
	);
}
