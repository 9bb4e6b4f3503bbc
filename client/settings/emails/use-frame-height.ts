import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Shown at least, so that a short email does not look broken, and at most, so that a broken one does not make an endless page. */
const LEAST = 320;
const MOST = 4000;

interface FrameHeight {
	readonly frame: RefObject< HTMLIFrameElement >;
	/** Undefined until it is known. */
	readonly height: number | undefined;
	/** Measures the document that was loaded, now and whenever its pictures change it. */
	readonly measure: () => void;
}

/** The height of the document in a frame. */
export function useFrameHeight(): FrameHeight {
	const frame = useRef< HTMLIFrameElement >( null );
	const watcher = useRef< ResizeObserver | undefined >();
	const [ height, setHeight ] = useState< number | undefined >();
	const measure = useCallback( () => {
		watcher.current?.disconnect();
		const body = frame.current?.contentDocument?.body;
		if ( ! body || typeof ResizeObserver === 'undefined' ) {
			return;
		}
		watcher.current = new ResizeObserver( () => setHeight( Math.min( MOST, Math.max( LEAST, body.scrollHeight ) ) ) );
		watcher.current.observe( body );
	}, [] );
	useEffect( () => () => watcher.current?.disconnect(), [] );
	return { frame, height, measure };
}
