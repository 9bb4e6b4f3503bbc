import { Suspense, type ReactElement } from 'react';
import { useQuery } from '@store-admin/navigation';
import { EmailImprovementsModal, LaunchTour, MobileAppModal } from './lazy-modals';
import { useCloseModal } from './use-close-modal';
import { useLaunchTour, useTestAccountNotice } from './use-modals';

/** The overlays of Home: dialogs that the address names, and the tour of a store that can be launched. */
export function HomeExtras(): ReactElement | null {
	const { mobileAppModal, emailImprovementsModal } = useQuery();
	const tour = useLaunchTour();
	const close = useCloseModal();
	useTestAccountNotice();
	return (
		<Suspense fallback={ null }>
			{ mobileAppModal === 'true' && <MobileAppModal onClose={ close } /> }
			{ ( emailImprovementsModal === 'enabled' || emailImprovementsModal === 'try' ) && (
				<EmailImprovementsModal kind={ emailImprovementsModal } onClose={ close } />
			) }
			{ tour.badge && <LaunchTour badge={ tour.badge } onClose={ tour.close } /> }
		</Suspense>
	);
}
