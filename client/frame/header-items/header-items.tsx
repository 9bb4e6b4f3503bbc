import { Suspense, useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Guard } from '@store-admin/extensibility';
import type { Query } from '@store-admin/navigation';
import { can, getFacts, hasFeature } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import { HeaderActionsPlace } from '../../shared/page-chrome';
import { HeaderPanels } from './header-panels';
import type { HeaderParts } from './header-parts';
import { headerPlace } from './header-place';
import { accountManifest, headerManifest } from './manifest';
import { useSetupProgress } from './use-header-items';
import { remindedSteps, visiblePanels, visibleSiteLink } from './visible-items';

// Only Home shows this menu, so classic pages do not load its code.
const AccountMenu = lazyScreen( () => import( /* webpackChunkName: "account-menu" */ '../../shared/account-menu' ), 'AccountMenu', {
	name: () => __( 'User options', 'woocommerce' ),
	isAside: true,
} );

export interface HeaderItemsProps {
	readonly isEmbedded: boolean;
	readonly query: Query;
	readonly parts: HeaderParts;
}

/** The items at the end of the header on every page: reminder, site link, actions of the screen, account, panels. */
export function HeaderItems( { isEmbedded, query, parts }: HeaderItemsProps ): ReactElement {
	const place = useMemo( () => headerPlace( isEmbedded, query, window.location.pathname ), [ isEmbedded, query ] );
	const setup = useSetupProgress( place );
	const { hasReminderBar } = getFacts( headerManifest );
	const person = { canManage: can( 'manage_woocommerce' ), hasPanels: hasFeature( 'activity-panels' ) };
	const siteLink = visibleSiteLink( place, person );
	const stepsLeft = hasReminderBar ? remindedSteps( place, setup ) : 0;
	// Classic pages do not have the account.
	const account = person.canManage && place.isOnHome ? getFacts( accountManifest ).account : undefined;
	return (
		<>
			{ stepsLeft > 0 && <parts.Reminder stepsLeft={ stepsLeft } /> }
			{ siteLink && parts.SiteLink && <parts.SiteLink kind={ siteLink } /> }
			<HeaderActionsPlace />
			{ account && account.url !== '' && (
				<Guard name="account menu">
					<Suspense fallback={ <span className="store-admin-header__place" /> }>
						<AccountMenu account={ account } />
					</Suspense>
				</Guard>
			) }
			<HeaderPanels
				panels={ visiblePanels( place, person, setup ) }
				parts={ parts }
				task={ place.task }
				setup={ setup }
				address={ JSON.stringify( query ) }
			/>
		</>
	);
}
