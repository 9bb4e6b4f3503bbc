import { lazyScreen } from '../../shared/lazy-screen';

export { SetupPanel } from '../../screens/home/route';

/** Code and data of a panel are fetched when it is opened for the first time. */
export const ActivityPanel = lazyScreen< { readonly onOpened: () => void } >( () =>
	import( /* webpackChunkName: "activity-panel" */ '../panels/activity-panel' ).then( ( module ) => ( {
		default: module.ActivityPanel,
	} ) )
);

export const HelpPanel = lazyScreen< { readonly task: string | undefined } >( () =>
	import( /* webpackChunkName: "help-panel" */ '../panels/help-panel' ).then( ( module ) => ( { default: module.HelpPanel } ) )
);

export const ProductFeedback = lazyScreen< { readonly onClose: () => void } >( () =>
	import( /* webpackChunkName: "product-feedback" */ '../panels/product-feedback' ).then( ( module ) => ( {
		default: module.ProductFeedback,
	} ) )
);
