import { __ } from '@wordpress/i18n';
import { useOptions, useUpdateOptions } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { marketingManifest } from '../manifest';

const DISMISSED = 'woocommerce_marketing_overview_multichannel_banner_dismissed';

export interface IntroductionHook {
	/** False in quiet mode, and while that is unknown. */
	readonly isShown: boolean;
	readonly dismiss: () => void;
	readonly failure: FailedWrite | undefined;
}

/** Whether the banner explains the page, which each store needs only once. */
export function useIntroduction(): IntroductionHook {
	const { options } = useOptions( marketingManifest.options );
	const updateOptions = useUpdateOptions();
	const { attempt, failure } = useAttempt();
	return {
		isShown: ! getFacts( marketingManifest ).isQuiet && options.status === 'ready' && ! options.data[ DISMISSED ],
		failure,
		dismiss: () =>
			void attempt( {
				problem: __( 'The introduction was not hidden.', 'store-admin' ),
				write: async () => updateOptions( { [ DISMISSED ]: 'yes' } ),
			} ),
	};
}
