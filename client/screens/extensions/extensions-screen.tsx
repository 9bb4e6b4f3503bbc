import { Fragment, useState, type ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Page, Tabs, TextField } from '@store-admin/components';
import { navigateTo } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { AccountMenu } from '../../shared/account-menu';
import { SectionBoundary } from '../../shared/section-boundary';
import { CatalogueTab } from './catalogue/catalogue-tab';
import { DiscoverTab } from './discover/discover-tab';
import { InstallDialog } from './install/install-dialog';
import { extensionsManifest } from './manifest';
import { hrefOf, inTab, KINDS, type Kind, type TabId } from './place';
import { PreviewDialog } from './preview/preview-dialog';
import { SubscriptionNotice } from './subscriptions/subscription-notice';
import { SubscriptionsTab } from './subscriptions/subscriptions-tab';
import { useExtensions, type ExtensionsHook } from './use-extensions';
import './style.scss';

function isKind( tab: TabId ): tab is Kind {
	return KINDS.some( ( kind ) => kind === tab );
}

function titleOf( tab: TabId ): string {
	switch ( tab ) {
		case 'extensions':
			return __( 'Extensions', 'woocommerce' );
		case 'themes':
			return __( 'Themes', 'woocommerce' );
		case 'business-services':
			return __( 'Business services', 'woocommerce' );
		case 'my-subscriptions':
			return __( 'My subscriptions', 'woocommerce' );
		case 'discover':
			return __( 'Discover', 'woocommerce' );
	}
}

function withUpdates( title: string, updates: number ): string {
	/* translators: 1: title of a tab, 2: number of updates. */
	return updates === 0 ? title : sprintf( _n( '%1$s (%2$d update)', '%1$s (%2$d updates)', updates, 'store-admin' ), title, updates );
}

function withCount( tab: TabId, { counts, updates }: ExtensionsHook ): string {
	if ( tab === 'my-subscriptions' ) {
		return withUpdates( titleOf( tab ), updates );
	}
	const count = isKind( tab ) ? counts[ tab ] : undefined;
	/* translators: 1: title of a tab, 2: number of products. */
	return count === undefined ? titleOf( tab ) : sprintf( __( '%1$s (%2$d)', 'store-admin' ), titleOf( tab ), count );
}

function Search( { typed, type, search }: ExtensionsHook ) {
	return (
		<form
			role="search"
			className="store-admin-extensions__search"
			onSubmit={ ( event ) => {
				event.preventDefault();
				search();
			} }
		>
			<TextField label={ __( 'Search Marketplace', 'woocommerce' ) } value={ typed } onChange={ type } autoComplete="off" />
		</form>
	);
}

/**
 * The notice of a view of products. One that is known only after the view is drawn would push its products down, so the next view shows it.
 */
function ViewNotice( { subscriptions }: Pick< ExtensionsHook, 'subscriptions' > ) {
	const [ wasKnown ] = useState( subscriptions.status === 'ready' );
	// Its empty place stays, because the space above the products depends on it.
	return <SubscriptionNotice known={ wasKnown ? subscriptions : undefined } />;
}

function Content( { place, installed, subscriptions }: ExtensionsHook ) {
	if ( place.tab === 'my-subscriptions' ) {
		return <SubscriptionsTab />;
	}
	return (
		<Fragment key={ place.tab }>
			<ViewNotice subscriptions={ subscriptions } />
			{ isKind( place.tab ) ? (
				<CatalogueTab kind={ place.tab } place={ place } installed={ installed } />
			) : (
				<DiscoverTab installed={ installed } />
			) }
		</Fragment>
	);
}

/** The catalogue of extensions, and what the store has of it. */
export function ExtensionsScreen(): ReactElement {
	const hook = useExtensions();
	const { place } = hook;
	const tabs = ( [ 'discover', ...KINDS, 'my-subscriptions' ] as const ).map( ( id ) => ( { id, title: withCount( id, hook ) } ) );
	return (
		<Page measure="wide">
			<div className="store-admin-extensions">
				<div className="store-admin-extensions__head">
					<h1 className="store-admin-extensions__title" tabIndex={ -1 }>
						{ __( 'The WooCommerce Marketplace', 'woocommerce' ) }
					</h1>
					<Search { ...hook } />
					<AccountMenu account={ getFacts( extensionsManifest ).account } />
				</div>
				<Tabs
					label={ __( 'Views of the marketplace', 'store-admin' ) }
					tabs={ tabs }
					selected={ place.tab }
					onSelect={ ( tab ) => navigateTo( { url: hrefOf( inTab( place, tab ) ) } ) }
				>
					<SectionBoundary failureTitle={ __( 'This view cannot be shown.', 'store-admin' ) }>
						<Content { ...hook } />
					</SectionBoundary>
				</Tabs>
			</div>
			{ place.previews !== '' && <PreviewDialog key={ place.previews } place={ place } /> }
			{ place.installs !== '' && <InstallDialog key={ place.installs } place={ place } /> }
		</Page>
	);
}
