import { useLayoutEffect, useRef, type ReactElement } from 'react';

const LISTS = '#wp__notice-list, #store-admin-first-view .woocommerce-layout__notice-list';

interface NoticeAreaProps {
	readonly isShown: boolean;
}

/**
 * Where notices printed by PHP are shown. They come from the hidden list around the page, or from the first view; its
 * catcher comes along, because WordPress' own script moves notices behind it, before or after us. Hidden instead of
 * removed on pages without notices: the nodes are not React's and would be lost.
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
