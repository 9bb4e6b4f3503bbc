import { __ } from '@wordpress/i18n';
import type { Provider } from '@store-admin/data';
import { can } from '@store-admin/settings';

/** The main action of a provider. `open` is a link; the others are writes. */
export type ProviderAction = 'install' | 'activate' | 'enable' | 'set-up' | 'go-live' | 'manage';

/** Id of the group of offline methods. */
export const OFFLINE_GROUP = '_wc_offline_payment_methods_group';

/** Whether the provider is set up in a dialog on this screen, and not on a page of its own. */
export function isSetUpHere( { onboarding }: Provider ): boolean {
	return onboarding.type === 'native_in_context';
}

/** Whether this is WooPayments, as a gateway or as a suggestion. */
export function isWooPayments( { id, _suggestion_id: suggestion }: Provider ): boolean {
	return id === 'woocommerce_payments' || suggestion === 'woopayments';
}

/** The name of a provider. Extensions may leave it out. */
export function nameOf( { title, id }: Provider ): string {
	return title === '' ? id : title;
}

function hasTestAccount( { state, onboarding }: Provider ): boolean {
	return state.account_connected && onboarding.state.test_mode && ! onboarding.state.dev_mode;
}

function actionsOfSuggestion( { plugin }: Provider ): readonly ProviderAction[] {
	if ( plugin.status === 'not_installed' ) {
		return can( 'install_plugins' ) ? [ 'install' ] : [];
	}
	return plugin.status === 'installed' && can( 'activate_plugins' ) ? [ 'activate' ] : [];
}

/** A plugin's gateway has Manage while it is off, because its settings are filled in before it is enabled. */
function actionsWhileOff( { _type: type, onboarding }: Provider ): readonly ProviderAction[] {
	return type === 'gateway' && onboarding.state.completed ? [ 'manage', 'enable' ] : [ 'enable' ];
}

/**
 * The buttons of a provider, the main one last.
 *
 * @param provider A gateway or a suggestion.
 */
export function actionsOf( provider: Provider ): readonly ProviderAction[] {
	const { _type: type, category, state, onboarding } = provider;
	if ( type === 'suggestion' || category !== '' ) {
		return actionsOfSuggestion( provider );
	}
	if ( ! onboarding.state.supported ) {
		return state.enabled ? [ 'manage' ] : [];
	}
	// A gateway that needs its set-up cannot be enabled before, and the host says so for those that are off, too.
	if ( state.needs_setup ) {
		return [ 'set-up' ];
	}
	if ( ! state.enabled ) {
		return actionsWhileOff( provider );
	}
	if ( isSetUpHere( provider ) && ! onboarding.state.completed ) {
		return [ 'set-up' ];
	}
	return isSetUpHere( provider ) && hasTestAccount( provider ) ? [ 'manage', 'go-live' ] : [ 'manage' ];
}

/** The text of a button. */
export function actionLabel( action: ProviderAction ): string {
	switch ( action ) {
		case 'install':
			return __( 'Install', 'woocommerce' );
		case 'activate':
		case 'enable':
			return __( 'Enable', 'woocommerce' );
		case 'set-up':
			return __( 'Complete setup', 'woocommerce' );
		case 'go-live':
			return __( 'Activate payments', 'woocommerce' );
		case 'manage':
			return __( 'Manage', 'woocommerce' );
	}
}

export interface ProviderBadge {
	readonly text: string;
	readonly tone: 'neutral' | 'info' | 'good' | 'warning';
}

/** The badge that says how far a gateway is; none for suggestions and offline methods. */
export function stateBadge( provider: Provider ): ProviderBadge | undefined {
	const { _type: type, state, onboarding } = provider;
	if ( type !== 'gateway' ) {
		return undefined;
	}
	if ( ! onboarding.state.supported ) {
		return { text: __( 'Not supported', 'woocommerce' ), tone: 'warning' };
	}
	if ( state.needs_setup ) {
		return { text: __( 'Action needed', 'woocommerce' ), tone: 'warning' };
	}
	if ( ! state.enabled ) {
		return { text: __( 'Inactive', 'woocommerce' ), tone: 'neutral' };
	}
	if ( hasTestAccount( provider ) ) {
		return { text: __( 'Test account', 'woocommerce' ), tone: 'info' };
	}
	return state.test_mode || state.dev_mode
		? { text: __( 'Test mode', 'woocommerce' ), tone: 'info' }
		: { text: __( 'Active', 'woocommerce' ), tone: 'good' };
}
