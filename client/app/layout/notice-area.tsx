import { useLayoutEffect, useRef, type ReactElement } from 'react';

interface NoticeAreaProps {
	readonly isShown: boolean;
}

/**
 * Where notices printed by PHP are shown. They come from the hidden list around the page; its catcher comes along,
 * because WordPress' own script moves notices behind it, before or after us. Hidden instead of removed on pages
 * without notices: the nodes are not React's and would be lost.
 */
export function NoticeArea( { isShown }: NoticeAreaProps ): ReactElement {
	const area = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const list = document.getElementById( 'wp__notice-list' );
		if ( list && area.current ) {
			area.current.append( ...list.childNodes );
		}
	}, [] );
	return <div ref={ area } id="woocommerce-layout__notice-list" className="woocommerce-layout__notice-list" hidden={ ! isShown } />;
}
