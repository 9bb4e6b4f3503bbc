import type { Incentive, Provider } from '@store-admin/data';

/** The context under which the host stores that the banner was dismissed, and that of its dialog. */
export const BANNER = 'wc_settings_payments__banner';
const DIALOG = 'wc_settings_payments__modal';

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** The offer of a provider, for the badge in its row, unless the user has dismissed it everywhere. */
export function incentiveOf( { _incentive: incentive }: Provider ): Incentive | undefined {
	return incentive && ! incentive._dismissals.some( ( { context } ) => context === 'all' ) ? incentive : undefined;
}

/** The offer that the banner shows. After the host's dialog was dismissed, it comes back in 30 days. */
export function bannerIncentive( provider: Provider ): Incentive | undefined {
	const incentive = incentiveOf( provider );
	const isHidden = incentive?._dismissals.some(
		( { context, timestamp } ) => context === BANNER || ( context === DIALOG && timestamp > Date.now() / 1000 - THIRTY_DAYS_IN_SECONDS )
	);
	return isHidden ? undefined : incentive;
}
