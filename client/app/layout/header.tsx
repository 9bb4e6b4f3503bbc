import { useLayoutEffect, useMemo, type ReactElement } from 'react';
import { Guard, Slot } from '@store-admin/extensibility';
import { Link, type Query } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import type { HeaderParts } from '../../frame/header-items/header-parts';
import { OwnHeaderItems } from '../../frame/header-items/install-header-items';
import { useShownHeading } from '../../shared/classic-heading';
import { usePageChrome } from '../../shared/page-chrome';
import type { Breadcrumb } from '../../shared/page-definition';
import { documentTitle, headerTitle } from '../page/breadcrumbs';
import { useIsScrolled } from './use-is-scrolled';

interface HeaderProps {
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly isEmbedded: boolean;
	readonly query: Query;
	readonly parts: HeaderParts;
}

/** The bar at the top of every page: back link, title, items of extensions and our own items. */
export function Header( { breadcrumbs, isEmbedded, query, parts }: HeaderProps ): ReactElement {
	const ofClassicPage = useShownHeading();
	const { heading = ofClassicPage } = usePageChrome();
	const isScrolled = useIsScrolled();
	const fillProps = useMemo( () => ( { isEmbedded, query } ), [ isEmbedded, query ] );
	const title = heading?.title ?? headerTitle( breadcrumbs );
	return (
		<div className={ `woocommerce-layout__header${ isScrolled ? ' is-scrolled' : '' }` }>
			<div className="woocommerce-layout__header-wrapper">
				<Slot name="woocommerce_header_navigation_item" fillProps={ fillProps } />
				{ heading?.backHref && (
					<Link className="store-admin-header__back" href={ heading.backHref } title={ heading.backLabel }>
						<span aria-hidden="true" className="store-admin-header__arrow" />
					</Link>
				) }
				<h1 className="woocommerce-layout__header-heading" tabIndex={ -1 }>
					<Slot name="woocommerce_header_page_title" fillProps={ fillProps } fallback={ <span>{ title }</span> }>
						{ ( fills ) => fills.at( -1 ) }
					</Slot>
				</h1>
				<Slot name="woocommerce_header_item" fillProps={ fillProps } />
				<Guard name="header items">
					<OwnHeaderItems { ...fillProps } parts={ parts } />
				</Guard>
			</div>
		</div>
	);
}

/** Updates the window title when the page changes. It names an open task, unless an extension may look for the title that the host has. */
export function useDocumentTitle( breadcrumbs: readonly Breadcrumb[] ): void {
	const { heading } = usePageChrome();
	useLayoutEffect( () => {
		const { isExtended, siteTitle, productName } = getSettings();
		const crumbs = heading && ! isExtended ? [ ...breadcrumbs, heading.title ] : breadcrumbs;
		document.title = documentTitle( crumbs, siteTitle, productName );
	}, [ breadcrumbs, heading ] );
}
