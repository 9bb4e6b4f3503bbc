const KEY = 'store_admin_gateway_in_setup';

/** A browser may refuse storage altogether; the keyboard then starts at the top, as after any load. */
function trying< Result >( access: ( storage: Storage ) => Result ): Result | undefined {
	try {
		return access( globalThis.sessionStorage );
	} catch {
		return undefined;
	}
}

/** Remembers, over a load that nobody asked for, that the keyboard is at the set-up of a gateway. */
export function keepFocusOverLoad( gatewayId: string ): void {
	trying( ( storage ) => storage.setItem( KEY, gatewayId ) );
}

/** Whether the keyboard was at the set-up of this gateway before the load; true once. */
export function takeFocusOverLoad( gatewayId: string ): boolean {
	const wasThere = trying( ( storage ) => storage.getItem( KEY ) ) === gatewayId;
	trying( ( storage ) => storage.removeItem( KEY ) );
	return wasThere;
}
