import type { GatewaySuggestion } from '@store-admin/data';

/** Id of WooPayments; several offers of it have a suffix after a colon. */
const WOOPAYMENTS = /^woocommerce_payments(:|$)/;

export interface SuggestedProvider {
	readonly id: string;
	readonly title: string;
	/** May contain links and emphasis. */
	readonly content: string;
	/** Address of the logo; '' for none. */
	readonly image: string;
	/** Directory name of its plugin. */
	readonly plugin: string;
	/** Whether the plugin only has to be activated. */
	readonly isInstalled: boolean;
}

/**
 * The providers to recommend: those with a plugin that is not active yet. None where WooPayments is available, which the host then offers above
 * the list, with a link to the others.
 *
 * @param suggestions What the server suggests for the country of the store.
 * @param active      Directory names of the active plugins.
 * @param installed   Directory names of all plugins.
 */
export function suggestedProviders(
	suggestions: readonly GatewaySuggestion[],
	active: readonly string[],
	installed: readonly string[]
): readonly SuggestedProvider[] {
	const visible = suggestions.filter( ( { is_visible: isVisible = true } ) => isVisible );
	if ( visible.some( ( { id } ) => WOOPAYMENTS.test( id ) ) ) {
		return [];
	}
	const priority = ( { recommendation_priority: given }: GatewaySuggestion ) => given ?? Number.MAX_SAFE_INTEGER;
	return [ ...visible ]
		.sort( ( one, other ) => priority( one ) - priority( other ) )
		.flatMap( ( { id, title, content = '', image = '', image_72x72: logo = '', plugins = [], is_offline: isOffline } ) => {
			const [ plugin ] = plugins;
			return plugin === undefined || isOffline || active.includes( plugin )
				? []
				: [ { id, title: title || id, content, image: logo || image, plugin, isInstalled: installed.includes( plugin ) } ];
		} );
}
