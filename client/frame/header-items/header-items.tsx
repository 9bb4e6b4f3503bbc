import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import type { Query } from '@store-admin/navigation';
import { can, getSettings, hasFeature } from '@store-admin/settings';
import { HeaderActionsPlace } from '../../shared/page-chrome';
import { HeaderPanels } from './header-panels';
import { headerPlace } from './header-place';
import { ReminderBar } from './reminder-bar';
import { SiteLink } from './site-links';
import { useSetupProgress } from './use-setup-progress';
import { visiblePanels, visibleSiteLink } from './visible-items';

// On Home only, so that classic pages do not carry it.
const AccountMenu = lazy( () =>
	import( /* webpackChunkName: "account-menu" */ './account-menu' ).then( ( module ) => ( { default: module.AccountMenu } ) )
);

export interface HeaderItemsProps {
	readonly isEmbedded: boolean;
	readonly query: Query;
}

/** What the header holds at its end on every page: reminder, links, the screen's own actions, account, panels. */
export function HeaderItems( { isEmbedded, query }: HeaderItemsProps ): ReactElement {
	const place = useMemo( () => headerPlace( isEmbedded, query, window.location.pathname ), [ isEmbedded, query ] );
	const setup = useSetupProgress( place );
	const person = { canManage: can( 'manage_woocommerce' ), hasPanels: hasFeature( 'activity-panels' ) };
	const siteLink = visibleSiteLink( place, person );
	const hasAccount = person.canManage && place.isOnHome && getSettings().account.url !== '';
	return (
		<>
			<ReminderBar place={ place } setup={ setup } />
			{ siteLink && <SiteLink kind={ siteLink } /> }
			<HeaderActionsPlace />
			{ hasAccount && (
				<Suspense fallback={ <span className="store-admin-header__place" /> }>
					<AccountMenu />
				</Suspense>
			) }
			<HeaderPanels
				panels={ visiblePanels( place, person, setup ) }
				place={ place }
				setup={ setup }
				address={ JSON.stringify( query ) }
			/>
		</>
	);
}
