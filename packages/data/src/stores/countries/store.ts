import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { countriesReducer } from './state';

/** Countries, how addresses are formatted in them, and the country that the browser is in. */
export const countriesStore = createStore( 'wc/admin/countries', {
	reducer: countriesReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getCountries: true,
		getCountry: true,
		getLocales: true,
		getLocale: true,
		geolocate: true,
	} ),
} );
