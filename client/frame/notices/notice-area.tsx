import { useLayoutEffect, useRef, type ReactElement } from 'react';

const LISTS = '#wp__notice-list, #store-admin-first-view .woocommerce-layout__notice-list';

interface NoticeAreaProps {
	readonly isShown: boolean;
}

/**
 * Shows the notices that PHP printed. It takes them from the hidden list around the page, or from the first view,
 * together with the element behind which WordPress' script moves notices; that script may run before or after this one.
 * On pages without notices the area is hidden, not removed: React did not create the nodes and could not restore them.
 */
export function NoticeArea( { isShown }: NoticeAreaProps ): ReactElement {
	const area = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		for ( const list of document.querySelectorAll( LISTS ) ) {
			area.current?.append( ...list.childNodes );
		}
	}, [] );
	return <div ref={ area } id="woocommerce-layout__notice-list" className="woocommerce-layout__notice-list" hidden={ ! isShown } />;
}
