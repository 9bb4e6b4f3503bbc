import { __ } from '@wordpress/i18n';
import type { Provider } from '@store-admin/data';
import { can } from '@store-admin/settings';

/** An action that is confirmed first. */
export type AskedAction = 'deactivate' | 'disable' | 'reset';

interface Item {
	readonly label: string;
	readonly href?: string;
	readonly onSelect?: () => void;
}

function linkLabel( type: string ): string | undefined {
	switch ( type ) {
		case 'pricing':
			return __( 'See pricing & fees', 'woocommerce' );
		case 'about':
			return __( 'Learn more', 'woocommerce' );
		case 'terms':
			return __( 'See Terms of Service', 'woocommerce' );
		case 'documentation':
			return __( 'View documentation', 'woocommerce' );
		case 'support':
			return __( 'Get support', 'woocommerce' );
		default:
			return undefined;
	}
}

/** Whether this user can deactivate the plugin of a gateway. The host's own gateways have none that may go. */
function canDeactivate( { _type: type, plugin }: Provider ): boolean {
	const isPlugin = ! [ 'mu_plugin', 'theme' ].includes( plugin._type ) && plugin.file !== '' && plugin.slug !== 'woocommerce';
	return type === 'gateway' && isPlugin && plugin.status === 'active' && can( 'activate_plugins' );
}

/**
 * The entries of a provider's menu.
 *
 * @param provider The provider.
 * @param ask      Asks for a confirmation.
 * @param hide     Hides a suggestion.
 */
export function menuItems( provider: Provider, ask: ( action: AskedAction ) => void, hide: () => void ): readonly Item[] {
	const { _type: type, links, onboarding, state, _links: own } = provider;
	const isOffline = type === 'offline_pm';
	const seen = new Set< string >();
	// The links of the host's own offline methods lead to its front page.
	const linkItems = ( isOffline ? [] : links ).flatMap( ( { _type: kind, url } ) => {
		const label = linkLabel( kind );
		const isUsable = label !== undefined && /^https?:\/\//i.test( url ) && ! seen.has( label );
		seen.add( label ?? '' );
		return isUsable ? [ { label, href: url } ] : [];
	} );
	const canReset = type === 'gateway' && onboarding._links.reset !== '' && ( state.account_connected || onboarding.state.started );
	// Without an account only the progress of the set-up is lost.
	const resetLabel = state.account_connected ? __( 'Reset account', 'woocommerce' ) : __( 'Reset onboarding', 'woocommerce' );
	const asked = ( isShown: boolean, label: string, action: AskedAction ): readonly Item[] =>
		isShown ? [ { label, onSelect: () => ask( action ) } ] : [];
	return [
		...linkItems,
		...( type === 'suggestion' && own.hide !== '' ? [ { label: __( 'Hide suggestion', 'woocommerce' ), onSelect: hide } ] : [] ),
		...asked( canReset, resetLabel, 'reset' ),
		...asked( ( type === 'gateway' || isOffline ) && state.enabled, __( 'Disable', 'woocommerce' ), 'disable' ),
		...asked( canDeactivate( provider ), __( 'Deactivate', 'woocommerce' ), 'deactivate' ),
	];
}
