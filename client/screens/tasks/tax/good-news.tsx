import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Section } from '@store-admin/components';
import { OtherWays } from './other-ways';
import type { TaxActions } from './use-tax-actions';

/** Shown when the service is ready and the owner only has to enable it. */
export function GoodNews( { actions }: { readonly actions: TaxActions } ): ReactElement {
	const { pending, failure, automate } = actions;
	return (
		<Section title={ __( 'Good news!', 'woocommerce' ) } isPadded>
			<div className="store-admin-task-step">
				<p className="store-admin-task-note">
					{ __( 'WooCommerce Tax can automate your sales tax calculations for you. Shall it?', 'store-admin' ) }
				</p>
				{ failure && <InlineError message={ failure } /> }
				<div className="store-admin-task-actions">
					<Button
						variant="primary"
						isBusy={ pending === 'automate' }
						isDisabled={ pending !== null && pending !== 'automate' }
						onClick={ () => void automate() }
					>
						{ __( 'Yes please', 'woocommerce' ) }
					</Button>
					<OtherWays actions={ actions } manualText={ __( "No thanks, I'll set up manually", 'woocommerce' ) } />
				</div>
			</div>
		</Section>
	);
}
