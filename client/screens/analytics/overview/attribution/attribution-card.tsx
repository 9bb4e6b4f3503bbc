import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Button, InlineError, Section } from '@store-admin/components';
import { useInstall, useIsOffered, type DismissHook } from './use-attribution';

/** The offer as a card. */
export function AttributionCard( { dismissal }: { readonly dismissal: DismissHook } ): ReactElement | null {
	const isOffered = useIsOffered();
	const { install, isBusy, failure } = useInstall( false );
	// The plugin counts as installed before its report opens, also when it could not be activated.
	if ( ! isOffered && ! isBusy && ! failure ) {
		return null;
	}
	const failed = failure ?? dismissal.failure;
	return (
		<Section
			title={ __( 'Discover what drives your sales', 'woocommerce' ) }
			badge={ <Badge>{ __( 'New', 'woocommerce' ) }</Badge> }
			isPadded
		>
			<p className="store-admin-overview__offer-text">
				{ __(
					'Understand what truly drives revenue with our powerful order attribution extension. Use it to track your sales journey, identify your most effective marketing channels, and optimize your sales strategy.',
					'woocommerce'
				) }
			</p>
			<div className="store-admin-overview__offer-actions">
				<Button variant="primary" isBusy={ isBusy } onClick={ install }>
					{ __( 'Try it now', 'woocommerce' ) }
				</Button>
				<Button variant="quiet" onClick={ dismissal.dismiss }>
					{ __( 'Dismiss', 'woocommerce' ) }
				</Button>
			</div>
			{ failed && <InlineError message={ failed.message } onRetry={ failed.retry } /> }
		</Section>
	);
}
