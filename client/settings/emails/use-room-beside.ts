import { useLayoutEffect, useState } from 'react';

/** The description below the heading of the email template. */
const TEMPLATE = 'email_template_options-description';

/** The preview stays below the fields when there are fewer of them than it needs. */
const LEAST = 480;

function measure( place: Element ): number | undefined {
	const description = document.getElementById( TEMPLATE );
	const start = description?.previousElementSibling ?? description;
	if ( ! start ) {
		return undefined;
	}
	const room = Math.round( place.getBoundingClientRect().top - start.getBoundingClientRect().top );
	return room >= LEAST ? room : undefined;
}

/**
 * The height of the fields of the email template. A wide window has room for the preview beside them.
 *
 * @param place Element of the preview, below the fields.
 * @return Pixels; undefined where the page has no such fields, or too few.
 */
export function useRoomBeside( place: Element ): number | undefined {
	const [ room, setRoom ] = useState< number | undefined >();
	useLayoutEffect( () => {
		const update = () => setRoom( measure( place ) );
		update();
		// Fields change their height with the logo, and with warnings below them.
		const watcher = new ResizeObserver( update );
		for ( const field of place.parentElement?.children ?? [] ) {
			if ( field !== place ) {
				watcher.observe( field );
			}
		}
		return () => watcher.disconnect();
	}, [ place ] );
	return room;
}
