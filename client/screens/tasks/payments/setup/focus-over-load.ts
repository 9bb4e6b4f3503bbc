const KEY = 'store_admin_gateway_in_setup';

/** Some browsers refuse storage. The focus then starts at the top, as after any page load. */
function trying< Result >( access: ( storage: Storage ) => Result ): Result | undefined {
	try {
		return access( globalThis.sessionStorage );
	} catch {
		return undefined;
	}
}

/** Stores that the focus was in the set-up of a gateway, before the page is reloaded. */
export function keepFocusOverLoad( gatewayId: string ): void {
	trying( ( storage ) => storage.setItem( KEY, gatewayId ) );
}

/** Whether the focus was in the set-up of this gateway before the page was reloaded. True only once. */
export function takeFocusOverLoad( gatewayId: string ): boolean {
	const wasThere = trying( ( storage ) => storage.getItem( KEY ) ) === gatewayId;
	trying( ( storage ) => storage.removeItem( KEY ) );
	return wasThere;
}
