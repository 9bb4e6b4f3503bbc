import { getNewPath, getPersistedQuery, type Query } from '@store-admin/navigation';

/** Path of the flow, whose steps differ in their query. */
export const LAUNCH_PATH = '/launch-your-store';

/** The steps that have an address. */
export type LaunchStep = 'hub' | 'success';

/** The query of each step, as in the host. */
const STEPS: Readonly< Record< LaunchStep, { readonly sidebar: string; readonly content: string } > > = {
	hub: { sidebar: 'hub', content: 'site-preview' },
	success: { sidebar: 'launch-success', content: 'launch-store-success' },
};

/** The step that an address asks for. Addresses without one, and with values that do not exist, ask for the hub. */
export function askedStep( { sidebar, content }: Query ): LaunchStep {
	return sidebar === STEPS.success.sidebar || content === STEPS.success.content ? 'success' : 'hub';
}

/**
 * The step to show. Nothing but the store itself says whether it was launched: an old link or another tab may ask for a step that
 * does not fit any more.
 *
 * @param query        Query of the address.
 * @param isComingSoon Whether visitors get the page "coming soon".
 */
export function stepOf( query: Query, isComingSoon: boolean ): LaunchStep {
	return isComingSoon ? 'hub' : askedStep( query );
}

/** The address of a step, relative to wp-admin. */
export function stepHref( step: LaunchStep ): string {
	return getNewPath( STEPS[ step ], LAUNCH_PATH, getPersistedQuery() );
}

/** Path of the settings that set WooPayments up, which the host also shows inside of this flow. */
const PAYMENTS = '/woopayments/onboarding';

/**
 * Where a step of the host leads that is a screen of the settings here.
 *
 * @param path  Path of the page.
 * @param query Query of the address.
 * @return Undefined for our own steps.
 */
export function settingsStep( path: string, query: Query ): string | undefined {
	const below = path.slice( LAUNCH_PATH.length );
	if ( below === PAYMENTS || below.startsWith( `${ PAYMENTS }/` ) || query[ 'content' ] === 'payments' ) {
		const step = below.startsWith( PAYMENTS ) ? below : PAYMENTS;
		return getNewPath( { tab: 'checkout' }, step, {}, 'wc-settings' );
	}
	return undefined;
}
