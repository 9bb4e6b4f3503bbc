import { useLayoutEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { PluginAreas, Slot } from '@store-admin/extensibility';
import type { Query } from '@store-admin/navigation';
import { StoreAlertsArea } from '../../frame/alerts/store-alerts-area';
import { FeedbackPlace } from '../../frame/feedback/feedback-place';
import { NoticeArea } from '../../frame/notices/notice-area';
import { SessionPlace } from '../../frame/notices/session-place';
import { TransientNotices } from '../../frame/notices/transient-notices';
import type { Breadcrumb, PageLayout } from '../../shared/page-definition';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { appHeaderParts } from '../app-header-parts';
import { Header, useDocumentTitle } from './header';
import { OriginalScreenLink } from './original-screen-link';

const SCOPES = [ 'woocommerce-admin', 'woocommerce-tasks' ];

interface AppLayoutProps {
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly layout: PageLayout | undefined;
	readonly query: Query;
	/** Dialogs and the like that the page shows over itself. */
	readonly Extras: ComponentType | undefined;
	readonly children: ReactNode;
}

/** The frame around every page of page=wc-admin. */
export function AppLayout( { breadcrumbs, layout = {}, query, Extras, children }: AppLayoutProps ): ReactElement {
	const { header = true, footer = true, showNotices = true, showStoreAlerts = true, showPluginArea = true } = layout;
	const frame = useFocusKeeper();
	useDocumentTitle( breadcrumbs );
	useHeaderlessBody( ! header );
	return (
		<>
			<div ref={ frame } className="woocommerce-layout">
				{ header && <Header breadcrumbs={ breadcrumbs } isEmbedded={ false } query={ query } parts={ appHeaderParts } /> }
				<TransientNotices />
				<div className="woocommerce-layout__primary" id="woocommerce-layout__primary">
					<SessionPlace />
					{ showStoreAlerts && <StoreAlertsArea /> }
					<NoticeArea isShown={ showNotices } />
					<div className="woocommerce-layout__main">{ children }</div>
				</div>
				{ footer && <Footer /> }
				<OriginalScreenLink />
			</div>
			<FeedbackPlace />
			{ Extras && <Extras /> }
			{ showPluginArea && <PluginAreas scopes={ SCOPES } /> }
		</>
	);
}

function Footer(): ReactElement {
	return (
		<Slot name="woocommerce_footer_item">{ ( fills ) => <div className="woocommerce-layout__footer at-bottom">{ fills }</div> }</Slot>
	);
}

function useHeaderlessBody( isHeaderless: boolean ): void {
	useLayoutEffect( () => {
		document.getElementById( 'wpbody' )?.classList.toggle( 'no-header', isHeaderless );
	}, [ isHeaderless ] );
}
