import { createReduxStore } from '@wordpress/data';

interface InstallingAction {
	readonly type: 'START_INSTALLING' | 'STOP_INSTALLING';
	readonly productKey: string;
}

type InstallingState = readonly string[];

function installingReducer( state: InstallingState = [], { type, productKey }: InstallingAction ): InstallingState {
	if ( type === 'START_INSTALLING' ) {
		return state.includes( productKey ) ? state : [ ...state, productKey ];
	}
	return type === 'STOP_INSTALLING' ? state.filter( ( key ) => key !== productKey ) : state;
}

const selectors = {
	isInstalling: ( state: InstallingState, productKey: string ): boolean => state.includes( productKey ),
};

const actions = {
	startInstalling: ( productKey: string ): InstallingAction => ( { type: 'START_INSTALLING', productKey } ),
	stopInstalling: ( productKey: string ): InstallingAction => ( { type: 'STOP_INSTALLING', productKey } ),
};

/** Which products of the marketplace are being installed. */
export const installingStore = createReduxStore< InstallingState, typeof actions, typeof selectors >( 'woocommerce-admin/installing', {
	reducer: installingReducer,
	actions,
	selectors,
} );
