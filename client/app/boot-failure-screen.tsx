import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { FailureCard } from './failure-card';

/** Shown when the app could not start. It uses nothing that the start of the app sets up. */
export function BootFailureScreen( { error }: { readonly error: unknown } ): ReactElement {
	return (
		<div className="woocommerce-layout">
			<FailureCard
				headingLevel="h1"
				title={ __( 'Store Admin could not start', 'store-admin' ) }
				message={ __(
					'The page came without the information it needs. Reload it. If that does not help, another plugin may be changing the page: turn plugins off one by one, or use the original screen.',
					'store-admin'
				) }
				error={ error }
			/>
		</div>
	);
}
