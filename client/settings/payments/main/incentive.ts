import type { Incentive, Provider } from '@store-admin/data';

/** The contexts under which the host stores that the banner or the dialog was dismissed. */
export const BANNER = 'wc_settings_payments__banner';
export const DIALOG = 'wc_settings_payments__modal';

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** Campaigns for stores that use another provider now. The host opens a dialog for them first. */
const SWITCH = /-switch-/;

/** The offer of a provider, for the badge in its row, unless the user has dismissed it everywhere. */
export function incentiveOf( { _incentive: incentive }: Provider ): Incentive | undefined {
	return incentive && ! incentive._dismissals.some( ( { context } ) => context === 'all' ) ? incentive : undefined;
}

const isDismissed = ( incentive: Incentive, wanted: string ) => incentive._dismissals.some( ( { context } ) => context === wanted );

/** The offer that the dialog shows, until it was dismissed there. Without a way to dismiss it, it would open again and again. */
export function dialogIncentive( provider: Provider ): Incentive | undefined {
	const incentive = incentiveOf( provider );
	return incentive && SWITCH.test( incentive.promo_id ) && incentive._links.dismiss !== '' && ! isDismissed( incentive, DIALOG )
		? incentive
		: undefined;
}

/** The offer that the banner shows. After the dialog was dismissed, it comes back in 30 days. */
export function bannerIncentive( provider: Provider ): Incentive | undefined {
	const incentive = incentiveOf( provider );
	if ( ! incentive || dialogIncentive( provider ) || isDismissed( incentive, BANNER ) ) {
		return undefined;
	}
	const now = Date.now() / 1000;
	return incentive._dismissals.some( ( { context, timestamp } ) => context === DIALOG && timestamp > now - THIRTY_DAYS_IN_SECONDS )
		? undefined
		: incentive;
}
