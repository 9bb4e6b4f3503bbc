export interface InstallingAction {
	readonly type: 'START_INSTALLING' | 'STOP_INSTALLING';
	readonly productKey: string;
}

/** Keys of the products that are being installed. */
export type InstallingState = readonly string[];

export function installingReducer( state: InstallingState = [], { type, productKey }: InstallingAction ): InstallingState {
	if ( type === 'START_INSTALLING' ) {
		return state.includes( productKey ) ? state : [ ...state, productKey ];
	}
	return type === 'STOP_INSTALLING' ? state.filter( ( key ) => key !== productKey ) : state;
}

/** The public actions of `woocommerce-admin/installing`. */
export const receiveActions = {
	startInstalling: ( productKey: string ): InstallingAction => ( { type: 'START_INSTALLING', productKey } ),
	stopInstalling: ( productKey: string ): InstallingAction => ( { type: 'STOP_INSTALLING', productKey } ),
};
