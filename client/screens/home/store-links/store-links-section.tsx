import { useId, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, brush, external, megaphone, payment, percent, plugins, plus, shipping, store } from '@wordpress/icons';
import { Section } from '@store-admin/components';
import { Guard } from '@store-admin/extensibility';
import { getNewPath, Link } from '@store-admin/navigation';
import { can, getSettings, hasFeature } from '@store-admin/settings';
import { NewTabText } from '../../../shared/new-tab-text';
import { useQuickLinks } from './use-quick-links';
import './style.scss';

interface StoreLinkProps {
	readonly href: string;
	readonly icon: ReactElement;
	readonly isOutside?: boolean;
	readonly children: ReactNode;
}

function StoreLink( { href, icon, isOutside = false, children }: StoreLinkProps ) {
	return (
		<li>
			<Link
				className="store-admin-store-links__link"
				href={ href }
				target={ isOutside ? '_blank' : undefined }
				rel={ isOutside ? 'noopener' : undefined }
			>
				<span className="store-admin-store-links__icon" aria-hidden="true">
					{ icon }
				</span>
				<span>{ children }</span>
				{ isOutside && <NewTabText /> }
			</Link>
		</li>
	);
}

function Group( { title, children }: { readonly title: string; readonly children: ReactNode } ) {
	const id = useId();
	return (
		<div className="store-admin-store-links__group">
			<h3 id={ id } className="store-admin-store-links__title">
				{ title }
			</h3>
			<ul aria-labelledby={ id } className="store-admin-store-links__list">
				{ children }
			</ul>
		</div>
	);
}

const icon = ( source: ReactElement ) => <Icon icon={ source } size={ 24 } />;
const settingsTab = ( tab: string ) => `admin.php?page=wc-settings&tab=${ tab }`;

/** Links to settings and pages of the store. Links that this user may not open are left out. */
export function StoreLinksSection(): ReactElement {
	const quickLinks = useQuickLinks();
	return (
		<Section title={ __( 'Store management', 'woocommerce' ) }>
			<div className="store-admin-store-links">
				<Group title={ __( 'Marketing & Merchandising', 'woocommerce' ) }>
					{ hasFeature( 'marketing' ) && can( 'view_woocommerce_reports' ) && (
						<StoreLink href={ getNewPath( {}, '/marketing', {} ) } icon={ icon( megaphone ) }>
							{ __( 'Marketing', 'woocommerce' ) }
						</StoreLink>
					) }
					{ can( 'edit_products' ) && (
						<StoreLink href="post-new.php?post_type=product" icon={ icon( plus ) }>
							{ __( 'Add products', 'woocommerce' ) }
						</StoreLink>
					) }
					{ can( 'edit_theme_options' ) && (
						<StoreLink href="customize.php" icon={ icon( brush ) }>
							{ __( 'Personalize my store', 'woocommerce' ) }
						</StoreLink>
					) }
					<StoreLink href={ getSettings().shopUrl } icon={ icon( external ) } isOutside>
						{ __( 'View my store', 'woocommerce' ) }
					</StoreLink>
				</Group>
				<Group title={ __( 'Settings', 'woocommerce' ) }>
					<StoreLink href={ settingsTab( 'general' ) } icon={ icon( store ) }>
						{ __( 'Store details', 'woocommerce' ) }
					</StoreLink>
					<StoreLink href={ settingsTab( 'checkout' ) } icon={ icon( payment ) }>
						{ __( 'Payments', 'woocommerce' ) }
					</StoreLink>
					<StoreLink href={ settingsTab( 'tax' ) } icon={ icon( percent ) }>
						{ __( 'Tax', 'woocommerce' ) }
					</StoreLink>
					<StoreLink href={ settingsTab( 'shipping' ) } icon={ icon( shipping ) }>
						{ __( 'Shipping', 'woocommerce' ) }
					</StoreLink>
				</Group>
				{ quickLinks.length > 0 && (
					<Group title={ __( 'Extensions', 'woocommerce' ) }>
						{ quickLinks.map( ( link ) => (
							<StoreLink
								key={ link.href + link.title }
								href={ link.href }
								icon={
									<Guard name="icon in filter woocommerce_admin_homescreen_quicklinks">
										{ link.icon ?? icon( plugins ) }
									</Guard>
								}
							>
								{ link.title }
							</StoreLink>
						) ) }
					</Group>
				) }
			</div>
		</Section>
	);
}
