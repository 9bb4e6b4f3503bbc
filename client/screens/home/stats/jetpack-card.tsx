import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import type { JetpackState } from '@store-admin/settings';
import { useJetpack } from './use-stats';

interface JetpackCardProps {
	readonly isDismissed: boolean;
	readonly onDismiss: () => void;
}

function actionLabel( state: JetpackState ): string {
	switch ( state ) {
		case 'absent':
			return __( 'Get Jetpack', 'woocommerce' );
		case 'installed':
			return __( 'Activate Jetpack', 'woocommerce' );
		case 'active':
		case 'connected':
			return __( 'Connect Jetpack', 'woocommerce' );
	}
}

/** Offers figures about visitors, which need Jetpack. It can be dismissed for good, and is not shown when suggestions are off. */
export function JetpackCard( { isDismissed, onDismiss }: JetpackCardProps ): ReactElement | null {
	const { state, isOffered, isBusy, failure, start } = useJetpack();
	if ( isDismissed || ! isOffered ) {
		return null;
	}
	return (
		<div className="store-admin-jetpack">
			<h3 className="store-admin-jetpack__title">{ __( 'Get traffic stats with Jetpack', 'woocommerce' ) }</h3>
			<p className="store-admin-jetpack__text">
				{ __(
					'Keep an eye on your views and visitors metrics with Jetpack. Requires Jetpack plugin and a WordPress.com account.',
					'woocommerce'
				) }
			</p>
			<div className="store-admin-jetpack__actions">
				<Button isBusy={ isBusy } onClick={ start }>
					{ actionLabel( state ) }
				</Button>
				<Button variant="quiet" onClick={ onDismiss }>
					{ __( 'No thanks', 'woocommerce' ) }
				</Button>
			</div>
			{ failure && <InlineError message={ failure } onRetry={ start } /> }
		</div>
	);
}
