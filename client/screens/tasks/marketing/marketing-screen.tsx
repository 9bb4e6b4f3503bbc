import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, buttonClassName, Section } from '@store-admin/components';
import { getNewPath, Link } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { OfferSkeleton } from '../../../shared/offer/offer-skeleton';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { ExtensionRow } from './extension-row';
import { marketingManifest } from './manifest';
import { installedExtensions, recommendedGroups, type MarketingGroup } from './marketing-extensions';
import { useMarketing, type MarketingHook } from './use-marketing';
import '../parts/style.scss';

interface CardProps {
	readonly groups: readonly MarketingGroup[];
	readonly marketing: MarketingHook;
}

function recommendedTitle(): string {
	return __( 'Recommended marketing extensions', 'woocommerce' );
}

function InstalledCard( { groups, marketing }: CardProps ) {
	const extensions = installedExtensions( groups );
	return extensions.length === 0 ? null : (
		<Section title={ __( 'Installed marketing extensions', 'woocommerce' ) }>
			<ul className="store-admin-offers">
				{ extensions.map( ( extension ) => (
					<ExtensionRow key={ extension.slug } extension={ extension } marketing={ marketing } level={ 3 } />
				) ) }
			</ul>
		</Section>
	);
}

function RecommendedCard( { groups, marketing }: CardProps ) {
	const recommended = recommendedGroups( groups );
	return recommended.length === 0 ? null : (
		<Section title={ recommendedTitle() }>
			<p className="store-admin-offers__intro">
				{ marketing.canInstall
					? __(
							'We recommend adding one of the following marketing tools for your store. The extension will be installed and activated for you when you click "Get started".',
							'woocommerce'
						)
					: cannotInstallText() }
			</p>
			{ recommended.map( ( { key, title, extensions } ) => (
				<div key={ key }>
					<h3 className="store-admin-offers__group">{ title }</h3>
					<ul className="store-admin-offers">
						{ extensions.map( ( extension ) => (
							<ExtensionRow key={ extension.slug } extension={ extension } marketing={ marketing } level={ 4 } />
						) ) }
					</ul>
				</div>
			) ) }
		</Section>
	);
}

function MoreExtensions() {
	const href = getNewPath( { tab: 'extensions', category: 'marketing-extensions' }, '/extensions', {} );
	return (
		<p className="store-admin-offers__more">
			{ __( 'The marketplace has more tools for promotion and customer care.', 'store-admin' ) }{ ' ' }
			<Link href={ href }>{ __( 'Browse marketing extensions', 'store-admin' ) }</Link>
		</p>
	);
}

interface NothingToOfferProps {
	readonly homeHref: string;
	readonly onRetry: () => void;
}

/** Shown when the list is empty. The host downloads it, so it may be empty until the next attempt. */
function NothingToOffer( { homeHref, onRetry }: NothingToOfferProps ) {
	return (
		<Section label={ recommendedTitle() } isPadded>
			<div className="store-admin-task-step">
				<p className="store-admin-task-note">
					{ __( 'There are no marketing extensions to suggest for your store now.', 'store-admin' ) }
				</p>
				<div className="store-admin-task-actions">
					<Link className={ buttonClassName( 'secondary' ) } href={ homeHref }>
						{ __( 'Go to Home', 'store-admin' ) }
					</Link>
					<Button variant="quiet" onClick={ onRetry }>
						{ __( 'Retry', 'woocommerce' ) }
					</Button>
				</div>
			</div>
		</Section>
	);
}

/** Extensions for marketing: the installed ones, and recommended ones. */
export function MarketingScreen( _props: TaskScreenProps ): ReactElement {
	const marketing = useMarketing();
	const isEmpty = ( groups: readonly MarketingGroup[] ) => groups.length === 0;
	return (
		<RemoteBoundary
			of={ marketing.groups }
			skeleton={ <OfferSkeleton label={ __( 'Loading marketing extensions…', 'store-admin' ) } title={ recommendedTitle() } /> }
			failureTitle={ __( 'The marketing extensions could not be loaded.', 'store-admin' ) }
			failureFrame={ ( failure ) => <Section title={ recommendedTitle() }>{ failure }</Section> }
			onRetry={ marketing.retry }
			isEmpty={ isEmpty }
			empty={ <NothingToOffer homeHref={ getNewPath( {}, '/', {} ) } onRetry={ marketing.retry } /> }
		>
			{ ( groups ) => (
				<>
					<InstalledCard groups={ groups } marketing={ marketing } />
					<RecommendedCard groups={ groups } marketing={ marketing } />
					{ getFacts( marketingManifest ).showsSuggestions && <MoreExtensions /> }
				</>
			) }
		</RemoteBoundary>
	);
}
