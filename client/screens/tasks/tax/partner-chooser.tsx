import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Section } from '@store-admin/components';
import { getAdminLink, getNewPath, Link, navigateTo } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { interpolate } from '../../../shared/interpolate';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { ErrorList } from '../parts/plugins/error-list';
import { TermsOfService } from '../parts/plugins/terms-of-service';
import type { PluginInstallHook } from '../parts/plugins/use-plugin-install';
import { taxManifest } from './manifest';
import { OtherWays } from './other-ways';
import { PartnerCard } from './partner-card';
import type { TaxPartnerId } from './tax-partners';
import { STRIPE_SETTINGS, type TaxActions } from './use-tax-actions';
import './style.scss';

interface PartnerChooserProps {
	readonly partners: readonly TaxPartnerId[];
	readonly isStripeActive: boolean;
	readonly plugins: Pick< PluginInstallHook, 'errors' | 'canInstall' >;
	readonly actions: TaxActions;
}

function WooCommerceTaxCard( { actions }: Pick< PartnerChooserProps, 'actions' > ) {
	const buttonText = __( 'Continue setup', 'woocommerce' );
	return (
		<PartnerCard
			name="WooCommerce Tax"
			summary={ __( 'Recommended for new stores', 'store-admin' ) }
			benefits={ [
				__( 'Real-time sales tax calculation', 'woocommerce' ),
				interpolate( __( '{{strong}}Single{{/strong}} economic nexus compliance', 'woocommerce' ), { strong: <strong /> } ),
				// eslint-disable-next-line @wordpress/i18n-translator-comments -- the percent sign stands for itself
				__( '100% free', 'woocommerce' ),
			] }
			finePrint={ <TermsOfService buttonText={ buttonText } /> }
			action={
				<Button
					variant="primary"
					isDisabled={ actions.pending !== null }
					onClick={ () => navigateTo( { url: getNewPath( { partner: 'woocommerce-tax' } ) } ) }
				>
					{ buttonText }
				</Button>
			}
		/>
	);
}

function StripeTaxCard( { actions, isStripeActive, plugins, isOnly }: PartnerChooserProps & { readonly isOnly: boolean } ) {
	const { pending, failedAction, installStripe } = actions;
	// The plugin is installed but taxes are not enabled yet, so its settings cannot be opened yet.
	const isUnfinished = pending === 'stripe' || failedAction === 'stripe';
	const variant = isOnly ? 'primary' : 'secondary';
	return (
		<PartnerCard
			name="Stripe Tax"
			summary={ __( 'Powerful global tax tool', 'woocommerce' ) }
			benefits={ [
				__( 'Real-time sales tax calculation', 'woocommerce' ),
				__( 'Multi-economic nexus compliance', 'woocommerce' ),
				__( 'Detailed tax transaction reports', 'woocommerce' ),
				__( 'Coverage in over 55 countries', 'woocommerce' ),
			] }
			finePrint={
				plugins.canInstall || isStripeActive ? __( 'Free to install, then pay as you go.', 'woocommerce' ) : cannotInstallText()
			}
			action={
				isStripeActive && ! isUnfinished ? (
					<Button variant={ variant } href={ getAdminLink( STRIPE_SETTINGS ) } isDisabled={ pending !== null }>
						{ __( 'Continue to settings', 'woocommerce' ) }
					</Button>
				) : (
					<Button
						variant={ variant }
						isBusy={ pending === 'stripe' }
						isDisabled={ ! plugins.canInstall || ( pending !== null && pending !== 'stripe' ) }
						onClick={ () => void installStripe() }
					>
						{ failedAction === 'stripe' ? __( 'Retry', 'woocommerce' ) : __( 'Install for free', 'woocommerce' ) }
					</Button>
				)
			}
		/>
	);
}

/** A choice of tax services, and the ways without one. */
export function PartnerChooser( props: PartnerChooserProps ): ReactElement {
	const { partners, actions, plugins } = props;
	const marketplace = getAdminLink( 'admin.php?page=wc-admin&path=/extensions&tab=extensions&category=operations' );
	return (
		<>
			<Section title={ __( 'Choose a tax partner', 'woocommerce' ) } isPadded>
				<ul className="store-admin-tax-partners">
					{ partners.includes( 'woocommerce-tax' ) && <WooCommerceTaxCard actions={ actions } /> }
					{ partners.includes( 'stripe-tax' ) && <StripeTaxCard { ...props } isOnly={ partners.length === 1 } /> }
				</ul>
				<ErrorList errors={ plugins.errors } />
				{ actions.failure && <InlineError message={ actions.failure } /> }
				<div className="store-admin-task-actions store-admin-tax-other-ways">
					<OtherWays actions={ actions } manualText={ __( 'Set up taxes manually', 'woocommerce' ) } />
				</div>
			</Section>
			{ getFacts( taxManifest ).showsSuggestions && (
				<p className="store-admin-task-marketplace">
					{ interpolate( __( 'Visit {{Link}}the WooCommerce Marketplace{{/Link}} to find more tax solutions.', 'woocommerce' ), {
						Link: <Link href={ marketplace } />,
					} ) }
				</p>
			) }
		</>
	);
}
