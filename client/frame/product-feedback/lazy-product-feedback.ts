import { lazyScreen } from '../../shared/lazy-screen';

/** Its code is loaded when it is opened for the first time. */
export const ProductFeedback = lazyScreen< { readonly onClose: () => void } >( () =>
	import( /* webpackChunkName: "product-feedback" */ './product-feedback' ).then( ( module ) => ( { default: module.ProductFeedback } ) )
);
