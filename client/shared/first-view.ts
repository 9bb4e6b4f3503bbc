/*
 * The first view: the part of Home that the server printed (php/Admin/FirstView.php). It is shown beside the app's root
 * until the app draws the same.
 */

const findView = () => document.getElementById( 'store-admin-first-view' );

/** Whether the page has a first view, so that the app may wait with its first drawing. */
export function hasFirstView(): boolean {
	return findView() !== null;
}

/** Removes the first view once the app has drawn. When one of its links had the focus, the same link of the app gets it. */
export function removeFirstView(): void {
	const view = findView();
	const focused = view?.ownerDocument.activeElement;
	view?.remove();
	if ( focused instanceof HTMLAnchorElement && ! focused.isConnected ) {
		const links = document.querySelectorAll< HTMLAnchorElement >( '#root a' );
		[ ...links ].find( ( link ) => link.href === focused.href && link.className === focused.className )?.focus();
	}
}
