import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { OutsideLink } from '../../../../shared/outside-link';
import { ErrorList } from '../../parts/plugins/error-list';
import { PluginInstall } from '../../parts/plugins/plugin-install';
import { TermsOfService } from '../../parts/plugins/terms-of-service';
import type { PluginInstallHook } from '../../parts/plugins/use-plugin-install';
import type { ShippingPartner } from './partner';
import { PartnerFeatures } from './partner-features';
import './style.scss';

export interface LabelPrintingProps {
	readonly partners: readonly ShippingPartner[];
	readonly plugins: PluginInstallHook;
	readonly onDone: () => void;
	readonly onSkip: () => void;
}

function LearnMore( { href }: { readonly href: string } ) {
	return href === '' ? null : <OutsideLink href={ href }>{ __( 'Learn more', 'woocommerce' ) }</OutsideLink>;
}

interface OnePartnerProps extends LabelPrintingProps {
	readonly partner: ShippingPartner;
}

/** A single service is shown in one column. */
function OnePartner( { partner, plugins, onDone, onSkip }: OnePartnerProps ) {
	const handleInstall = async () => {
		if ( await plugins.install( partner.slugs ) ) {
			onDone();
		}
	};
	return (
		<div className="store-admin-partner is-column">
			{ partner.column.image && <img className="store-admin-partner__image" src={ partner.column.image } alt={ partner.name } /> }
			<PartnerFeatures features={ partner.column.features } />
			<LearnMore href={ partner.learnMoreLink } />
			{ partner.slugs.length > 0 ? (
				<PluginInstall slugs={ partner.slugs } plugins={ plugins } onInstall={ () => void handleInstall() } onSkip={ onSkip } />
			) : (
				<div className="store-admin-task-actions">
					<Button variant="primary" onClick={ onSkip }>
						{ __( 'Continue', 'woocommerce' ) }
					</Button>
				</div>
			) }
		</div>
	);
}

function installLabel( name: string ): string {
	/* translators: %s: name of a shipping service. */
	return sprintf( __( 'Install & enable: %s', 'store-admin' ), name );
}

/** Several services are side by side. While one is being installed the others are disabled. */
function SeveralPartners( { partners, plugins, onDone, onSkip }: LabelPrintingProps ) {
	const { busySlugs, errors, canInstall } = plugins;
	const isBusy = busySlugs.length > 0;
	const label = __( 'Install & enable', 'woocommerce' );
	const handleInstall = async ( slugs: readonly string[] ) => {
		if ( await plugins.install( slugs ) ) {
			onDone();
		}
	};
	return (
		<div className="store-admin-task-step">
			<ul className="store-admin-partners">
				{ partners.map( ( { id, name, row, slugs, learnMoreLink } ) => {
					const isOurs = slugs.some( ( slug ) => busySlugs.includes( slug ) );
					return (
						<li key={ id } className="store-admin-partner is-row">
							<h3 className="store-admin-partner__name">{ name }</h3>
							<PartnerFeatures features={ row.features } />
							<LearnMore href={ learnMoreLink } />
							{ slugs.length > 0 && canInstall && (
								<Button
									isBusy={ isOurs }
									isDisabled={ isBusy && ! isOurs }
									aria-label={ installLabel( name ) }
									onClick={ () => void handleInstall( slugs ) }
								>
									{ label }
								</Button>
							) }
						</li>
					);
				} ) }
			</ul>
			{ canInstall && <TermsOfService buttonText={ label } /> }
			<ErrorList errors={ errors } />
			<div className="store-admin-task-actions">
				<Button variant="quiet" isDisabled={ isBusy } onClick={ onSkip }>
					{ errors.length > 0 ? __( 'Continue without installing', 'woocommerce' ) : __( 'No thanks', 'woocommerce' ) }
				</Button>
			</div>
		</div>
	);
}

/** Installs a service that prints shipping labels. */
export function LabelPrinting( props: LabelPrintingProps ): ReactElement {
	const [ first ] = props.partners;
	return first && props.partners.length === 1 ? <OnePartner { ...props } partner={ first } /> : <SeveralPartners { ...props } />;
}
