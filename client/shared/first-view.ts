/*
 * What the server printed of Home (php/Admin/FirstView.php): it stands beside the app's root until the app draws the same.
 */

const findView = () => document.getElementById( 'store-admin-first-view' );

/** Whether something is shown already, so that drawing may wait for all of it. */
export function hasFirstView(): boolean {
	return findView() !== null;
}

/** Takes the printed view away, once the app has drawn. Who had reached one of its links is on the same link again. */
export function removeFirstView(): void {
	const view = findView();
	const focused = view?.ownerDocument.activeElement;
	view?.remove();
	if ( focused instanceof HTMLAnchorElement && ! focused.isConnected ) {
		const links = document.querySelectorAll< HTMLAnchorElement >( '#root a' );
		[ ...links ].find( ( link ) => link.href === focused.href && link.className === focused.className )?.focus();
	}
}
