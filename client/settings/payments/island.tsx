import { Suspense, type ReactElement } from 'react';
import { Spinner } from '@store-admin/components';
import { usePath, useQuery } from '@store-admin/navigation';
import { lazyScreen } from '../../shared/lazy-screen';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { useClassicForm } from '../parts/classic-form/use-classic-form';
import type { IslandProps } from '../parts/island-props';
import { PATHS, sectionOfPath } from './address';
import { ProvidersScreen } from './main/providers-screen';
import { OfflineScreen } from './offline/offline-screen';
import { useSectionRedirect } from './use-section-redirect';
import { usePayments } from './use-payments';
import './style.scss';

const OnboardingDialog = lazyScreen(
	async () => import( /* webpackChunkName: "settings-payments-setup" */ './onboarding/onboarding-dialog' ),
	'OnboardingDialog'
);
const MethodsScreen = lazyScreen(
	async () => import( /* webpackChunkName: "settings-payments-setup" */ './methods/methods-screen' ),
	'MethodsScreen'
);

/** The screen of an address of the tab. */
function Screen( { path }: { readonly path: string } ): ReactElement {
	const payments = usePayments();
	if ( path === PATHS.offline ) {
		return <OfflineScreen payments={ payments } />;
	}
	if ( path === PATHS.methods ) {
		return <MethodsScreen payments={ payments } />;
	}
	return (
		<>
			<ProvidersScreen payments={ payments } />
			{ path.startsWith( PATHS.onboarding ) && <OnboardingDialog payments={ payments } path={ path } /> }
		</>
	);
}

/** The Payments tab: the providers of the store, and the screens below them. Each change is saved at once, not with the form around it. */
export function PaymentsIsland( { place, form }: IslandProps ): ReactElement {
	const { section } = useQuery();
	const path = usePath();
	const frame = useFocusKeeper();
	useClassicForm( place, form );
	const isLeaving = useSectionRedirect( sectionOfPath( path ) );
	return (
		<div ref={ frame } className="store-admin-payments">
			<Suspense fallback={ <Spinner /> }>
				{ isLeaving ? <Spinner /> : <Screen path={ section === 'offline' ? PATHS.offline : path } /> }
			</Suspense>
		</div>
	);
}
