import { Suspense, useEffect, type ReactElement } from 'react';
import { useQuery } from '@store-admin/navigation';
import { isPluginRemoved, registerHostPlugins } from '../../../shared/host-plugins';
import { addAppHelpEntry } from './app-help-entry';
import { EmailImprovementsModal, LaunchTour, MobileAppModal } from './lazy-modals';
import { useCloseModal } from './use-close-modal';
import { useLaunchTour, useTestAccountNotice } from './use-modals';

/** The host's name of the plugin that shows the dialog about the mobile app. */
const MOBILE_APP_PLUGIN = 'woocommerce-mobile-app-modal';

/** Dialogs and tours above Home: the dialogs that the address names, and the tour of a store that is ready for its launch. */
export function HomeExtras(): ReactElement | null {
	const { mobileAppModal, emailImprovementsModal } = useQuery();
	const tour = useLaunchTour();
	const close = useCloseModal();
	useTestAccountNotice();
	useEffect( () => registerHostPlugins( 'woocommerce-admin', [ MOBILE_APP_PLUGIN ] ), [] );
	useEffect( addAppHelpEntry, [] );
	return (
		<Suspense fallback={ null }>
			{ mobileAppModal === 'true' && ! isPluginRemoved( MOBILE_APP_PLUGIN ) && <MobileAppModal onClose={ close } /> }
			{ ( emailImprovementsModal === 'enabled' || emailImprovementsModal === 'try' ) && (
				<EmailImprovementsModal kind={ emailImprovementsModal } onClose={ close } />
			) }
			{ tour.badge && <LaunchTour badge={ tour.badge } onClose={ tour.close } /> }
		</Suspense>
	);
}
