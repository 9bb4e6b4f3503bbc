import { lazyScreen } from '../../../shared/lazy-screen';

interface ModalProps {
	readonly onClose: () => void;
}

/** Hardly anybody sees these, so nobody else loads them. */
export const MobileAppModal = lazyScreen< ModalProps >( () =>
	import( /* webpackChunkName: "mobile-app" */ '../mobile-app/mobile-app-modal' ).then( ( module ) => ( {
		default: module.MobileAppModal,
	} ) )
);

export const EmailImprovementsModal = lazyScreen< ModalProps & { readonly kind: 'enabled' | 'try' } >( () =>
	import( /* webpackChunkName: "email-improvements" */ './email-improvements-modal' ).then( ( module ) => ( {
		default: module.EmailImprovementsModal,
	} ) )
);

export const LaunchTour = lazyScreen< ModalProps & { readonly badge: HTMLElement } >( () =>
	import( /* webpackChunkName: "launch-tour" */ './launch-tour' ).then( ( module ) => ( { default: module.LaunchTour } ) )
);
